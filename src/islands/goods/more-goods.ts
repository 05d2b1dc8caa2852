/** "Load more": the cards of the next page are put below these ones; without this script the link opens that page. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[data-more-goods] a');
  const holder = link?.closest<HTMLElement>('[data-more-goods]');
  const grids = document.querySelectorAll<HTMLElement>('[data-grid]');
  const grid = [...grids].findLast(
    (one) => holder && one.compareDocumentPosition(holder) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!link || !holder || !grid || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  if (link.ariaBusy === 'true') return;
  link.ariaBusy = 'true';
  const words = link.textContent;
  link.textContent = holder.dataset['busy'] ?? words;
  append(link.href, grid, holder).catch(() => window.location.assign(link.href));
});

async function append(url: string, grid: HTMLElement, holder: HTMLElement): Promise<void> {
  const response = await fetch(url, { headers: { accept: 'text/html' } });
  if (!response.ok) throw new Error(String(response.status));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const cards = [...page.querySelectorAll('[data-grid] > li')];
  const next = page.querySelector('[data-more-goods]');
  const first = cards[0]?.querySelector('a');
  grid.append(...cards.map((card) => document.adoptNode(card)));
  if (next) holder.replaceChildren(...document.adoptNode(next).childNodes);
  else holder.textContent = holder.dataset['end'] ?? '';
  first?.focus({ preventScroll: true });
}
