import { FETCH_DELAY, LAZY_ATTEMPTS } from '#lib/kernel/page-timing.ts';

/** A picture that did not come is asked for again, once: on a weak line one of forty is easily lost. */
const tried = new WeakMap<HTMLImageElement, number>();

function again(picture: HTMLImageElement): void {
  const attempts = (tried.get(picture) ?? 0) + 1;
  tried.set(picture, attempts);
  if (attempts >= LAZY_ATTEMPTS) return;
  const { src, srcset } = picture;
  setTimeout(() => {
    // Somebody may have put another picture in its place.
    if (picture.src !== src) return;
    picture.srcset = srcset;
    picture.src = src;
  }, FETCH_DELAY);
}

// An error of a picture does not bubble, but is seen on its way down.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLImageElement) again(target);
  },
  true,
);
// Those that failed before this script was there.
for (const picture of document.querySelectorAll('img'))
  if (picture.complete && picture.naturalWidth === 0 && picture.currentSrc) again(picture);
