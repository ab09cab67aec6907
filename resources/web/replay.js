'use strict';
(() => {
    const game = JSON.parse(document.getElementById('game').textContent);
    const root = document.documentElement;
    const board = document.getElementById('board');
    const picture = board.ownerSVGElement;
    const caption = document.querySelector('figcaption');
    const courses = [...document.querySelectorAll('.course')];
    const last = game.pictures[root.dataset.language].length - 1;
    let step = last;

    // The elements of a picture: numbers, and 'from+more' for those that follow each other.
    const drawn = runs => runs.split(',').flatMap(run => {
        const [from, more] = run.split('+').map(Number);
        return game.elements.slice(from, from + (more || 0) + 1);
    });

    function show(wanted) {
        step = Math.min(last, Math.max(0, wanted));
        board.innerHTML = '<' + drawn(game.pictures[root.dataset.language][step]).join('/><') + '/>';
        for (const course of courses)
            for (const line of course.querySelectorAll('button'))
                if (Number(line.dataset.step) === step && !line.matches('.scoring'))
                    line.setAttribute('aria-current', 'step');
                else
                    line.removeAttribute('aria-current');
        const course = courses.find(each => each.lang === root.dataset.language);
        const line = course.querySelector('[aria-current]');
        if (line.offsetTop < course.scrollTop || line.offsetTop + line.offsetHeight > course.scrollTop + course.clientHeight)
            course.scrollTop = line.offsetTop - course.clientHeight / 2;
        caption.textContent = line.textContent;
        picture.setAttribute('aria-label', line.textContent);
        for (const button of document.querySelectorAll('nav button'))
            button.disabled = Number(button.dataset.by) < 0 ? step === 0 : step === last;
    }

    function speak(language) {
        root.dataset.language = root.lang = language;
        document.title = game.titles[language];
        show(step);
    }

    document.addEventListener('click', event => {
        const button = event.target.closest('button');
        if (!button)
            return;
        if (button.dataset.speaks)
            speak(button.dataset.speaks);
        else if (button.dataset.by)
            show(step + Number(button.dataset.by));
        else
            show(Number(button.dataset.step));
    });
    document.addEventListener('keydown', event => {
        const by = {ArrowLeft: -1, ArrowRight: 1, Home: -last, End: last}[event.key];
        if (!by || event.altKey || event.ctrlKey || event.metaKey)
            return;
        event.preventDefault();
        show(step + by);
    });
    show(0);
})();
