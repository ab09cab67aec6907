; The installer for Windows. Written by hand, because CPack's asks for an administrator always, and NSIS's own
; MultiUser.nsh asks whoever could be one: this one asks only those who choose to install for everybody.
; 'package' gives TEXTS (a folder), STAGE (what is to be installed), FILES (their list) and OUTPUT.

!addincludedir "${TEXTS}"
!include "texts.nsh"
!include "MUI2.nsh"
!include "nsDialogs.nsh"
!include "LogicLib.nsh"
!include "FileFunc.nsh"
!include "WinVer.nsh"

!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\MediciSuite"
!define RECORD_CLASS "MediciSuite.Record"
!define SAVES "$LOCALAPPDATA\medici-suite"
!define ERROR_ACCESS_DENIED 5
!define ERROR_OLD_WINDOWS 1150
!define ERROR_IN_USE 32

Name "${NAME}"
OutFile "${OUTPUT}"
SetCompressor /SOLID lzma
RequestExecutionLevel user
ManifestDPIAware true
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "${NAME}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "FileDescription" "${NAME} ${VERSION}"
VIAddVersionKey /LANG=0 "CompanyName" "${NAME}"
VIAddVersionKey /LANG=0 "LegalCopyright" "${COPYRIGHT}"

Var everybody ; 1: for all who use the computer
Var chosen    ; 1: that was said on the command line, and is not asked
Var forMe
Var forAll
Var saves     ; 1: they go, too
Var savesBox

!define MUI_ICON "${ICONS}/medici.ico"
!define MUI_UNICON "${ICONS}/medici.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "${NSISDIR}/Contrib/Graphics/Wizard/nsis3-metro.bmp"
!define MUI_FINISHPAGE_RUN
!define MUI_FINISHPAGE_RUN_FUNCTION startProgram
!define MUI_ABORTWARNING
Page custom askForWhom leaveForWhom
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
UninstPage custom un.askForSaves un.leaveSaves
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Polish"

!macro text name english polish
    LangString ${name} ${LANG_ENGLISH} "${english}"
    LangString ${name} ${LANG_POLISH} "${polish}"
!macroend
!insertmacro text FOR_WHOM "Install for whom?" "Dla kogo zainstalować?"
!insertmacro text FOR_WHOM_MORE "Who can use ${NAME} on this computer." "Kto może używać ${NAME} na tym komputerze."
!insertmacro text FOR_ME "Just for &me" "Tylko dla &mnie"
!insertmacro text FOR_ME_MORE "No administrator is needed." "Nie trzeba być administratorem."
!insertmacro text FOR_ALL "For &everybody who uses this computer" "Dla &wszystkich, którzy używają tego komputera"
!insertmacro text FOR_ALL_MORE "Windows will ask for an administrator's permission." "Windows poprosi o zgodę administratora."
!insertmacro text PROGRAM "${NAME}" "${NAME}"
!insertmacro text DESKTOP_ICON "Icon on the desktop" "Ikona na pulpicie"
!insertmacro text ASSOCIATION "Open game records (.medici)" "Otwieranie zapisów gier (.medici)"
!insertmacro text RECORD "${RECORD_EN}" "${RECORD_PL}"
!insertmacro text WHAT "${SUMMARY}" "${SUMMARY_PL}"
!insertmacro text IN_USE "${NAME} is running. Close it and try again." \
    "${NAME} jest uruchomiony. Zamknij go i spróbuj ponownie."
!insertmacro text OLD_WINDOWS "${NAME} needs Windows 10 or newer." "${NAME} wymaga systemu Windows 10 lub nowszego."
!insertmacro text NO_ADMINISTRATOR "Only an administrator can install it for everybody." \
    "Zainstalować dla wszystkich może tylko administrator."
!insertmacro text SAVED_GAMES "Your games" "Twoje gry"
!insertmacro text SAVED_GAMES_MORE "They are kept unless you choose to delete them." \
    "Zostaną na dysku, chyba że wybierzesz ich usunięcie."
!insertmacro text DELETE_SAVES "&Remove my saved games and settings as well" "&Usuń także moje zapisane gry i ustawienia"

; That files of a kind are opened by another program now.
!macro tellShell
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

; Registry, menus and folders of one person or of all.
!macro turnTo everybody
    ${If} ${everybody} == 1
        SetShellVarContext all
    ${Else}
        SetShellVarContext current
    ${EndIf}
!macroend

Function placeOfScope
    !insertmacro turnTo $everybody
    ReadRegStr $INSTDIR SHCTX "${ENTRY}" "InstallLocation"
    ${If} $INSTDIR == ""
        ${If} $everybody == 1
            StrCpy $INSTDIR "$PROGRAMFILES64\${NAME}"
        ${Else}
            StrCpy $INSTDIR "$LOCALAPPDATA\Programs\${NAME}"
        ${EndIf}
    ${EndIf}
FunctionEnd

Section "$(PROGRAM)" program
    SectionIn RO
    SetOutPath "$INSTDIR"
    Call waitUntilClosed
    Call removeOlder
    File /r "${STAGE}/*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\medici.exe" "" "" "" "" "" "$(WHAT)"

    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegStr SHCTX "${ENTRY}" "DisplayName" "${NAME}"
    WriteRegStr SHCTX "${ENTRY}" "DisplayVersion" "${VERSION}"
    WriteRegDWORD SHCTX "${ENTRY}" "VersionMajor" ${MAJOR}
    WriteRegDWORD SHCTX "${ENTRY}" "VersionMinor" ${MINOR}
    WriteRegStr SHCTX "${ENTRY}" "DisplayIcon" "$INSTDIR\medici.exe,0"
    WriteRegStr SHCTX "${ENTRY}" "Publisher" "${NAME}"
    WriteRegStr SHCTX "${ENTRY}" "Comments" "${SUMMARY}"
    WriteRegStr SHCTX "${ENTRY}" "URLInfoAbout" "${HOMEPAGE}"
    WriteRegStr SHCTX "${ENTRY}" "InstallLocation" "$INSTDIR"
    WriteRegStr SHCTX "${ENTRY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr SHCTX "${ENTRY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD SHCTX "${ENTRY}" "EstimatedSize" $0
    WriteRegDWORD SHCTX "${ENTRY}" "NoModify" 1
    WriteRegDWORD SHCTX "${ENTRY}" "NoRepair" 1
SectionEnd

Section /o "$(DESKTOP_ICON)" desktopIcon
    CreateShortCut "$DESKTOP\${NAME}.lnk" "$INSTDIR\medici.exe"
SectionEnd

Section "$(ASSOCIATION)" association
    WriteRegStr SHCTX "Software\Classes\${RECORD_CLASS}" "" "$(RECORD)"
    WriteRegStr SHCTX "Software\Classes\${RECORD_CLASS}\DefaultIcon" "" "$INSTDIR\medici.exe,1"
    WriteRegStr SHCTX "Software\Classes\${RECORD_CLASS}\shell\open\command" "" '"$INSTDIR\medici.exe" "%1"'
    WriteRegStr SHCTX "Software\Classes\.medici" "" "${RECORD_CLASS}"
    WriteRegStr SHCTX "Software\Classes\.medici" "Content Type" "${MIME}"
    WriteRegStr SHCTX "Software\Classes\.medici\OpenWithProgids" "${RECORD_CLASS}" ""
    !insertmacro tellShell
SectionEnd

Function .onInit
    SetRegView 64
    ${IfNot} ${AtLeastWin10}
        MessageBox MB_ICONSTOP "$(OLD_WINDOWS)" /SD IDOK
        SetErrorLevel ${ERROR_OLD_WINDOWS}
        Quit
    ${EndIf}
    ${GetParameters} $R0
    StrCpy $everybody 0
    StrCpy $chosen 0
    ClearErrors
    ${GetOptions} $R0 "/AllUsers" $R1
    ${IfNot} ${Errors}
        StrCpy $everybody 1
        StrCpy $chosen 1
        Call .insistOnAdministrator
    ${EndIf}
    ${If} $chosen == 0
        ; What is there for everybody is renewed for everybody: nobody wants a second one beside it.
        ReadRegStr $R1 HKLM "${ENTRY}" "InstallLocation"
        ReadRegStr $R2 HKCU "${ENTRY}" "InstallLocation"
        ${If} $R1 != ""
        ${AndIf} $R2 == ""
            StrCpy $everybody 1
            ${If} ${Silent}
                Call .insistOnAdministrator
            ${EndIf}
        ${EndIf}
    ${EndIf}
    ${If} $INSTDIR == ""
        Call placeOfScope
    ${EndIf}
    !insertmacro turnTo $everybody
    ClearErrors
    ${GetOptions} $R0 "/Desktop" $R1
    ${IfNot} ${Errors}
    ${OrIf} ${FileExists} "$DESKTOP\${NAME}.lnk"
        !insertmacro SelectSection ${desktopIcon}
    ${EndIf}
    ClearErrors
    ${GetOptions} $R0 "/NoAssociation" $R1
    ${IfNot} ${Errors}
        !insertmacro UnselectSection ${association}
    ${EndIf}
FunctionEnd

Function .insistOnAdministrator
    UserInfo::GetAccountType
    Pop $R2
    ${If} $R2 != "Admin"
        MessageBox MB_ICONSTOP "$(NO_ADMINISTRATOR)" /SD IDOK
        SetErrorLevel ${ERROR_ACCESS_DENIED}
        Quit
    ${EndIf}
FunctionEnd

Function askForWhom
    ${If} $chosen == 1
        Abort
    ${EndIf}
    !insertmacro MUI_HEADER_TEXT "$(FOR_WHOM)" "$(FOR_WHOM_MORE)"
    nsDialogs::Create 1018
    Pop $0
    ${NSD_CreateRadioButton} 10u 20u 280u 12u "$(FOR_ME)"
    Pop $forMe
    ${NSD_CreateLabel} 22u 34u 268u 12u "$(FOR_ME_MORE)"
    Pop $0
    ${NSD_CreateRadioButton} 10u 60u 280u 12u "$(FOR_ALL)"
    Pop $forAll
    ${NSD_CreateLabel} 22u 74u 268u 12u "$(FOR_ALL_MORE)"
    Pop $0
    ${If} $everybody == 1
        ${NSD_Check} $forAll
    ${Else}
        ${NSD_Check} $forMe
        ${NSD_SetFocus} $forMe
    ${EndIf}
    nsDialogs::Show
FunctionEnd

Function leaveForWhom
    ${NSD_GetState} $forAll $0
    ${If} $0 == 1
        UserInfo::GetAccountType
        Pop $1
        ${If} $1 != "Admin"
            ; Once more as an administrator; refused, we stay on this page.
            ClearErrors
            ExecShell "runas" "$EXEPATH" "/AllUsers"
            ${IfNot} ${Errors}
                Quit
            ${EndIf}
            Abort
        ${EndIf}
    ${EndIf}
    ${If} $0 != $everybody
        StrCpy $everybody $0
        Call placeOfScope
    ${EndIf}
FunctionEnd

; A program that runs can be neither written over nor deleted.
!macro waitUntilClosed un
Function ${un}waitUntilClosed
    again:
    ${If} ${FileExists} "$INSTDIR\medici.exe"
        ClearErrors
        FileOpen $0 "$INSTDIR\medici.exe" a
        ${If} ${Errors}
            MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IN_USE)" /SD IDCANCEL IDRETRY again
            SetErrorLevel ${ERROR_IN_USE}
            Abort
        ${EndIf}
        FileClose $0
    ${EndIf}
FunctionEnd
!macroend
!insertmacro waitUntilClosed ""
!insertmacro waitUntilClosed "un."

; An older version knows best what it consists of. Games and settings stay.
Function removeOlder
    ReadRegStr $0 SHCTX "${ENTRY}" "InstallLocation"
    ${If} $0 == ""
    ${OrIfNot} ${FileExists} "$0\uninstall.exe"
        Return
    ${EndIf}
    again:
    ExecWait '"$0\uninstall.exe" /S _?=$0' $1
    ${If} $1 != 0 ; in its folder, which may be another one, the program runs
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IN_USE)" /SD IDCANCEL IDRETRY again
        SetErrorLevel ${ERROR_IN_USE}
        Abort
    ${EndIf}
    Delete "$0\uninstall.exe"
    RMDir "$0"
    SetOutPath "$INSTDIR"
FunctionEnd

; Not as the administrator who installed it.
Function startProgram
    Exec '"$WINDIR\explorer.exe" "$INSTDIR\medici.exe"'
FunctionEnd

Section "Uninstall"
    Call un.waitUntilClosed
    !include "${FILES}"
    Delete "$INSTDIR\uninstall.exe"
    SetOutPath "$TEMP"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    Delete "$DESKTOP\${NAME}.lnk"
    DeleteRegKey SHCTX "${ENTRY}"

    ReadRegStr $0 SHCTX "Software\Classes\.medici" ""
    ${If} $0 == "${RECORD_CLASS}"
        DeleteRegValue SHCTX "Software\Classes\.medici" ""
        DeleteRegValue SHCTX "Software\Classes\.medici" "Content Type"
    ${EndIf}
    DeleteRegValue SHCTX "Software\Classes\.medici\OpenWithProgids" "${RECORD_CLASS}"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.medici\OpenWithProgids"
    DeleteRegKey /ifempty SHCTX "Software\Classes\.medici"
    DeleteRegKey SHCTX "Software\Classes\${RECORD_CLASS}"
    !insertmacro tellShell

    ${If} $saves == 1
        SetShellVarContext current
        RMDir /r "${SAVES}"
    ${EndIf}
SectionEnd

Function un.onInit
    SetRegView 64
    ReadRegStr $0 HKLM "${ENTRY}" "InstallLocation"
    StrCpy $everybody 0
    ${If} $0 == $INSTDIR
        StrCpy $everybody 1
        UserInfo::GetAccountType
        Pop $1
        ${If} $1 != "Admin"
            ; Once more as an administrator; what was asked for goes along.
            ${GetParameters} $R0
            ExecShell "runas" "$INSTDIR\uninstall.exe" "$R0"
            Quit
        ${EndIf}
    ${EndIf}
    !insertmacro turnTo $everybody
    StrCpy $saves 0
    ${GetParameters} $R0
    ClearErrors
    ${GetOptions} $R0 "/DeleteSaves" $R1
    ${IfNot} ${Errors}
        StrCpy $saves 1
    ${EndIf}
FunctionEnd

Function un.askForSaves
    !insertmacro MUI_HEADER_TEXT "$(SAVED_GAMES)" "$(SAVED_GAMES_MORE)"
    nsDialogs::Create 1018
    Pop $0
    ${NSD_CreateCheckBox} 10u 20u 280u 12u "$(DELETE_SAVES)"
    Pop $savesBox
    ${If} $saves == 1
        ${NSD_Check} $savesBox
    ${EndIf}
    SetShellVarContext current
    ${NSD_CreateLabel} 22u 36u 268u 24u "${SAVES}"
    Pop $0
    !insertmacro turnTo $everybody
    nsDialogs::Show
FunctionEnd

Function un.leaveSaves
    ${NSD_GetState} $savesBox $saves
FunctionEnd
