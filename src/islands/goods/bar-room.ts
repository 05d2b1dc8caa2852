// While the bar that buys is on the screen of a phone, the bar of the page makes room for it.
const bar = document.querySelector('.buy-bar');
if (bar)
  new IntersectionObserver(
    (entries) => document.body.toggleAttribute('data-buying', entries.at(-1)?.isIntersecting ?? false),
    { threshold: 0.5 },
  ).observe(bar);
