/** Thumbnails change the picture, the pointer looks closer, a click opens it large. */
const ZOOM = 2;

function start(root: HTMLElement): void {
  const main = root.querySelector<HTMLImageElement>('[data-main]');
  const frame = root.querySelector<HTMLElement>('[data-zoom]');
  const large = root.querySelector<HTMLDialogElement>('[data-large]');
  const thumbs = [...root.querySelectorAll<HTMLElement>('[data-thumb]')];
  if (!main || !frame || !large) return;
  const film = root.querySelector<HTMLVideoElement>('[data-film]');
  const players = [...root.querySelectorAll<HTMLElement>('[data-play]')];

  const showFilm = (isShown: boolean): void => {
    if (!film) return;
    film.hidden = !isShown;
    for (const player of players) {
      if (isShown) player.setAttribute('aria-current', 'true');
      else player.removeAttribute('aria-current');
    }
    if (isShown) for (const thumb of thumbs) thumb.removeAttribute('aria-current');
    if (isShown) void film.play().catch(() => undefined);
    else film.pause();
  };
  for (const player of players) player.addEventListener('click', () => showFilm(true));

  const choose = (thumb: HTMLElement): void => {
    showFilm(false);
    main.src = thumb.dataset['thumb'] ?? main.src;
    for (const other of thumbs) {
      if (other === thumb) other.setAttribute('aria-current', 'true');
      else other.removeAttribute('aria-current');
    }
  };
  for (const thumb of thumbs) {
    // A film is not cut off because the pointer passes by.
    thumb.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse' && film?.hidden !== false) choose(thumb);
    });
    thumb.addEventListener('click', () => choose(thumb));
  }
  frame.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    const box = frame.getBoundingClientRect();
    main.style.transformOrigin = `${((event.clientX - box.left) / box.width) * 100}% ${((event.clientY - box.top) / box.height) * 100}%`;
    main.style.transform = `scale(${ZOOM})`;
  });
  frame.addEventListener('pointerleave', () => (main.style.transform = ''));
  frame.addEventListener('click', () => {
    const picture = large.querySelector('img');
    if (picture) picture.src = main.src;
    large.showModal();
  });
  large.addEventListener('click', (event) => event.target === large && large.close());
}

for (const root of document.querySelectorAll<HTMLElement>('[data-gallery]')) start(root);
