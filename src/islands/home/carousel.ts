/**
 * Moves the slides every five seconds, except while the pointer or focus is on them, after they were stopped, or with
 * reduced motion.
 */
const EVERY_MS = 5000;

function start(root: HTMLElement): void {
  const track = root.querySelector<HTMLElement>('[data-slides]');
  const dots = [...root.querySelectorAll<HTMLElement>('[data-go]')];
  const pause = root.querySelector<HTMLButtonElement>('[data-pause]');
  if (!track || !pause || dots.length < 2) return;
  let isPaused = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isHeld = false;

  const now = (): number => Math.round(track.scrollLeft / track.clientWidth);
  const go = (to: number): void =>
    track.scrollTo({ left: ((to + dots.length) % dots.length) * track.clientWidth });
  const mark = (): void =>
    dots.forEach((dot, at) => {
      if (at === now()) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  const showPause = (): void => {
    pause.setAttribute('aria-pressed', String(isPaused));
    for (const sign of pause.querySelectorAll('[data-when]'))
      sign.classList.toggle('hidden', (sign.getAttribute('data-when') === 'paused') !== isPaused);
  };

  track.addEventListener('scroll', () => requestAnimationFrame(mark), { passive: true });
  dots.forEach((dot, at) => dot.addEventListener('click', () => go(at)));
  for (const step of root.querySelectorAll<HTMLElement>('[data-step]'))
    step.addEventListener('click', () => go(now() + Number(step.dataset['step'])));
  pause.addEventListener('click', () => {
    isPaused = !isPaused;
    showPause();
  });
  for (const event of ['pointerenter', 'focusin']) root.addEventListener(event, () => (isHeld = true));
  for (const event of ['pointerleave', 'focusout']) root.addEventListener(event, () => (isHeld = false));
  showPause();
  setInterval(() => {
    if (!isPaused && !isHeld && !document.hidden) go(now() + 1);
  }, EVERY_MS);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-carousel]')) start(root);
