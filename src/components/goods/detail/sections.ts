/** Marks the section that is read; a link to a folded one unfolds it. */
const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-sections] li a')];
// What is folded has no place of its own; the section around it has.
const sections = links.flatMap((link) => {
  const section = document.getElementById(link.hash.slice(1))?.closest('section');
  return section ? [{ hash: link.hash, section }] : [];
});
const READ_AT = 0.4;

function mark(): void {
  const line = window.innerHeight * READ_AT;
  const read = sections.findLast(({ section }) => section.getBoundingClientRect().top <= line) ?? sections[0];
  for (const link of links) {
    if (link.hash === read?.hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
// Something is read on when a section's edge has crossed the line, not at every step of scrolling.
const watch = new IntersectionObserver(mark, {
  rootMargin: `0px 0px -${100 - READ_AT * 100}% 0px`,
  threshold: [0, 0.01],
});
for (const { section } of sections) watch.observe(section);

for (const link of links) {
  link.addEventListener('click', () => {
    const fold = document.getElementById(link.hash.slice(1))?.closest('details');
    if (fold) fold.open = true;
  });
}

// Shows the link back to sizes and prices once they are scrolled out of view.
const buy = document.getElementById('buy');
const toBuy = document.querySelector<HTMLElement>('[data-to-buy]');
if (buy && toBuy)
  new IntersectionObserver(([seen]) => {
    toBuy.hidden = seen?.isIntersecting !== false;
  }).observe(buy);
