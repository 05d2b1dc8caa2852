/** A whole number above zero from an address; anything else counts as not given. */
export function numberIn(params: URLSearchParams, name: string): number | undefined {
  const text = params.get(name);
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

const WORDS_MAX = 100;
/** The searched words of an address. */
export const wordsIn = (params: URLSearchParams, name = 'title'): string | undefined =>
  params.get(name)?.trim().slice(0, WORDS_MAX) || undefined;

/** A province code of two to six digits. */
export function provinceIn(params: URLSearchParams): string | undefined {
  const code = params.get('province_id');
  return code && /^\d{2,6}$/.test(code) ? code : undefined;
}

/** A great region of China; see areas.ts. */
export function areaIn(params: URLSearchParams): number | undefined {
  const area = numberIn(params, 'area');
  return area && area <= 6 ? area : undefined;
}

const PAGES_MAX = 500;
export const pageIn = (params: URLSearchParams): number => Math.min(numberIn(params, 'page') ?? 1, PAGES_MAX);
