import { onSizeShown } from '#islands/goods/shown-size.ts';

/**
 * Thumbnails, arrows, arrow keys and a swipe change the picture, the pointer looks closer, a click opens it large, where
 * arrows, keys and swipes do the same. A size that looks other than the product has a picture of its own at the end of
 * the row while it is the one that was touched last.
 */
const ZOOM = 2;
/** So many pixels to the side are a swipe. */
const SWIPE = 40;

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

  const enlarged = large.querySelector('img');
  const place = large.querySelector<HTMLElement>('[data-picture-place]');
  const choose = (thumb: HTMLElement): void => {
    showFilm(false);
    main.src = thumb.dataset['thumb'] ?? main.src;
    if (enlarged) enlarged.src = main.getAttribute('src') ?? '';
    if (place) place.textContent = `${thumbs.indexOf(thumb) + 1} / ${thumbs.length}`;
    for (const other of thumbs) {
      if (other === thumb) other.setAttribute('aria-current', 'true');
      else other.removeAttribute('aria-current');
    }
  };
  const listen = (thumb: HTMLElement): void => {
    // A film is not cut off because the pointer passes by.
    thumb.addEventListener('pointerenter', (event) => {
      if (event.pointerType === 'mouse' && film?.hidden !== false) choose(thumb);
    });
    thumb.addEventListener('click', () => choose(thumb));
  };
  thumbs.forEach(listen);

  const slot = root.querySelector<HTMLTemplateElement>('template[data-size-thumb]');
  let own: HTMLElement | undefined;
  const showSize = (picture: string, name: string): void => {
    const known = thumbs.find((thumb) => thumb !== own && thumb.dataset['thumb'] === picture);
    if (known) return choose(known);
    if (!own && slot) {
      const item = slot.content.firstElementChild!.cloneNode(true) as HTMLElement;
      own = item.querySelector<HTMLElement>('[data-thumb]')!;
      slot.before(item);
      thumbs.push(own);
      listen(own);
    }
    if (!own) return;
    own.dataset['thumb'] = picture;
    own.querySelector('img')!.src = picture;
    own.setAttribute('aria-label', name);
    choose(own);
    own.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  onSizeShown(({ picture, name }) => {
    if (picture !== undefined) showSize(picture, name);
  });

  const step = (by: number): void => {
    const now = thumbs.findIndex((thumb) => thumb.ariaCurrent === 'true');
    const next = thumbs[(Math.max(now, 0) + by + thumbs.length) % thumbs.length];
    if (next && thumbs.length > 1) choose(next);
  };
  for (const button of root.querySelectorAll<HTMLElement>('[data-picture-step]'))
    button.addEventListener('click', () => step(Number(button.dataset['pictureStep'])));
  for (const area of [frame, large])
    area.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowLeft' || key === 'ArrowRight') step(key === 'ArrowLeft' ? -1 : 1);
    });
  for (const area of root.querySelectorAll<HTMLElement>('[data-swipe]')) {
    let from: number | undefined;
    area.addEventListener('touchstart', ({ touches }) => (from = touches[0]?.clientX), { passive: true });
    area.addEventListener('touchend', (event) => {
      const by = (event.changedTouches[0]?.clientX ?? 0) - (from ?? 0);
      if (from === undefined || Math.abs(by) < SWIPE) return;
      step(by < 0 ? 1 : -1);
      // It was no tap: nothing is opened.
      if (event.cancelable) event.preventDefault();
    });
  }
  frame.addEventListener('pointermove', (event) => {
    if (event.pointerType !== 'mouse') return;
    const box = frame.getBoundingClientRect();
    main.style.transformOrigin = `${((event.clientX - box.left) / box.width) * 100}% ${((event.clientY - box.top) / box.height) * 100}%`;
    main.style.transform = `scale(${ZOOM})`;
  });
  frame.addEventListener('pointerleave', () => (main.style.transform = ''));
  frame.addEventListener('click', () => {
    if (enlarged) enlarged.src = main.getAttribute('src') ?? '';
    if (place && !place.textContent) place.textContent = thumbs.length > 1 ? `1 / ${thumbs.length}` : '';
    large.showModal();
  });
  large.addEventListener('click', (event) => event.target === large && large.close());
}

for (const root of document.querySelectorAll<HTMLElement>('[data-gallery]')) start(root);
