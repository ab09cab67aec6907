on run arguments
	set volumeName to item 1 of arguments
	tell application "Finder"
		tell disk volumeName
			open
			tell container window
				set current view to icon view
				set toolbar visible to false
				set statusbar visible to false
				set bounds to {200, 120, 840, 520}
			end tell
			set options to icon view options of container window
			set arrangement of options to not arranged
			set icon size of options to 112
			set text size of options to 13
			set background picture of options to file ".background:background.png"
			set position of item "Medici Suite.app" to {170, 190}
			set position of item "Applications" to {470, 190}
			close
			open
			update without registering applications
			delay 2
			close
		end tell
	end tell
end run
