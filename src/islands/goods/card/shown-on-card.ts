/** Name and picture of the goods that a button acts on: its own, or those of the card that it stands on. */
export function shownOnCard(button: HTMLElement): { name: string; image: string } {
  const { name, image } = button.dataset;
  const card = button.closest('article');
  return {
    name: name ?? card?.querySelector('h2, h3')?.textContent.trim() ?? '',
    image: image ?? card?.querySelector('img')?.getAttribute('src') ?? '',
  };
}
