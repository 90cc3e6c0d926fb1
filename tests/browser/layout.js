() => {
  const name = (one) => `${one.tagName.toLowerCase()}.${String(one.className.baseVal ?? one.className).split(' ')[0]}`;
  const said = (one) => `${name(one)} “${one.getAttribute('aria-label') ?? one.textContent.trim()}”`;

  /** Everything that can be answered, once for each answer: the largest thing that gives it. */
  function answers() {
    const found = new Map();
    for (const one of document.querySelectorAll('[data-can]')) {
      if (!one.checkVisibility()) continue;
      const box = one.getBoundingClientRect();
      const large = Math.min(box.width, box.height) >= 43.5 || one.closest('[data-near]') !== null;
      const known = found.get(one.dataset.answer);
      if (!known || (large && !known.large) || one.closest('.bar')) found.set(one.dataset.answer, {one, box, large});
    }
    return [...found.values()];
  }

  function unseen() {
    const bar = document.querySelector('.bar').getBoundingClientRect();
    if (bar.top < 0 || bar.bottom > innerHeight) return ['the question'];
    return answers().filter(({one, box}) => {
      if (one.closest('.bar')) return box.bottom > innerHeight + 1;
      const covered = box.top < bar.bottom - 2 && box.right > bar.left && box.left < bar.right;
      return covered || box.top < 0 || box.bottom > innerHeight + 2;
    }).map(({one, box}) => `${said(one)} at ${Math.round(box.top)}–${Math.round(box.bottom)}, the question ends at ${Math.round(bar.bottom)}`);
  }

  function speak(language) {
    if (!document.querySelector('#preferences')) document.querySelector('button[aria-controls=preferences]').click();
    return Promise.resolve().then(() => {
      const box = document.querySelector('#preferences select');
      box.value = language;
      box.dispatchEvent(new Event('change', {bubbles: true}));
      document.querySelector('button[aria-controls=preferences]').click();
    });
  }

  function faults([width]) {
    const found = [];
    const tell = (what) => { if (found.length < 12) found.push(what); };
    const page = document.documentElement;
    if (page.scrollWidth > width || visualViewport.width < innerWidth - 1 || innerWidth > width) tell(`the page is ${page.scrollWidth} wide`);

    // --- words: wholly inside whatever cuts or frames them
    const clips = (style) => [style.overflowX, style.overflowY].some((one) => one === 'hidden' || one === 'clip');
    const framed = (style) => style.borderTopWidth !== '0px' && style.borderTopStyle !== 'none';
    /** Inside something that scrolls sideways by itself, as a broad table does. */
    const sideways = (one) => one !== null && (['auto', 'scroll'].includes(getComputedStyle(one).overflowX) || sideways(one.parentElement));
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const words = text.textContent.trim();
      const parent = text.parentElement;
      if (!words || parent.closest('.hidden-text, option, select, title, script, style, .log, #tab-panel')) continue;
      if (!parent.checkVisibility({visibilityProperty: true})) continue;
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      const svg = parent.ownerSVGElement;
      if (!sideways(parent) && boxes.some((box) => box.right > width + 1 || box.left < -1)) tell(`“${words}” leaves the screen`);
      for (let one = svg ?? parent; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one);
        const scrolls = [style.overflowX, style.overflowY].some((way) => way === 'auto' || way === 'scroll');
        if (scrolls) break;
        if (!clips(style) && !framed(style) && one !== svg) continue;
        const frame = one.getBoundingClientRect();
        const away = (box) => box.left >= frame.right - 1 || box.right <= frame.left + 1 || box.top >= frame.bottom - 1 || box.bottom <= frame.top + 1;
        // left out as a whole: nobody sees half of it
        if (clips(style) && boxes.every(away)) break;
        const cut = boxes.some((box) => {
          // half a line of leading may stand out, letters may not
          const slack = Math.max(2, box.height * 0.2);
          const out = box.left < frame.left - 1.5 || box.right > frame.right + 1.5 || box.top < frame.top - slack || box.bottom > frame.bottom + slack;
          return out && !(clips(style) && away(box));
        });
        if (cut) { tell(`“${words}” is cut by ${name(one)}`); break; }
      }
      if (parseFloat(getComputedStyle(parent).fontSize) < 13 && !svg) tell(`“${words}” is small: ${getComputedStyle(parent).fontSize}`);
    }

    // --- what can be answered: large enough for a finger
    for (const {large, one, box} of answers()) {
      if (!large) tell(`${said(one)} can be answered but is ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    return [...new Set(found)];
  }

  return {faults, unseen, speak};
}
