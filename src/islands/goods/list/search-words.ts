/** The words whose results an address of this mall shows; undefined for any other page, and for another site's. */
export function searchWordsOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname, searchParams } = new URL(address);
  if (origin !== window.location.origin || !pathname.endsWith('/goods_cate')) return undefined;
  return searchParams.get('title')?.trim().slice(0, 100) || undefined;
}
