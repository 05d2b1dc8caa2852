import type { AstroGlobal } from 'astro';
import { editingApi, type ContentPreview } from '#lib/contracts/editing.ts';

const NOTHING: ContentPreview = { article: null, agreement: null, place: null };

/**
 * What an address with `preview` shows before it is published, nothing when its key is over or was never given.
 * Undefined for everybody else's address: the page shows what is published.
 */
export async function previewOf({ url, locals }: AstroGlobal): Promise<ContentPreview | undefined> {
  const key = url.searchParams.get('preview');
  if (!key) return undefined;
  const found = await locals.call(editingApi.previewed, { key });
  return found.ok ? found.value : NOTHING;
}

type Shown<T> = { ok: true; value: T } | { ok: false };

/** A part of a preview as a call would have answered it, when it belongs to the page. */
export const shownOf = <T>(part: T | null, isOfPage: (part: T) => boolean): Shown<T> =>
  part && isOfPage(part) ? { ok: true, value: part } : { ok: false };

/** A belt or market with the words that are not published yet. */
export function withPreview<T extends { name: string; intro: string[] }>(
  published: T | undefined,
  preview: ContentPreview | undefined,
  kind: 'belt' | 'market',
  id: number,
): T | undefined {
  if (!published || !preview) return published;
  const { place } = preview;
  return place?.kind === kind && place.id === id
    ? { ...published, name: place.name, intro: place.intro }
    : undefined;
}
