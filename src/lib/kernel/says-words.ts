/** Whether one of the texts contains the words that a list is searched for; nothing typed finds everything. */
export function saysWords(keyword: string | undefined, ...texts: string[]): boolean {
  const words = keyword?.trim().toLowerCase() ?? '';
  return texts.some((text) => text.toLowerCase().includes(words));
}
