/** The text of a rule is read from its own page when it is unfolded; where that fails, the link to the page stays. */
async function read(fold: HTMLDetailsElement): Promise<void> {
  const place = fold.querySelector('.prose');
  const address = place?.querySelector('a')?.href;
  const page = address ? await fetch(address).catch(() => undefined) : undefined;
  if (!place || !page?.ok) return;
  const text = new DOMParser().parseFromString(await page.text(), 'text/html').querySelector('.prose');
  if (text) place.replaceChildren(...document.adoptNode(text).childNodes);
}

for (const fold of document.querySelectorAll<HTMLDetailsElement>('[data-rule]'))
  // An address that names the rule has unfolded it already.
  if (fold.open) void read(fold);
  else fold.addEventListener('toggle', () => void read(fold), { once: true });
