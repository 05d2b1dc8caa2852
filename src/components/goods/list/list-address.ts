import type { CallInput } from '#lib/contracts/endpoint.ts';
import { readSpec, writeSpec, type Wanted } from '#lib/contracts/spec.ts';
import { SORTS, type goodsApi } from '#lib/contracts/goods.ts';

export type Changes = Record<string, string | number | undefined>;

/** Filters that are whole numbers; each is a name of `PAGE_QUERY`. */
export const NUMBERS = [
  'cate_id',
  'cate_pid',
  'brand_id',
  'belt_id',
  'moq',
  'stock',
  'lead',
  'certified',
  'maker',
  'invoice',
  'sample',
  'is_trader',
] as const;
/** Last page of a list; beyond it, filters have to narrow the list. */
const PAGES_MAX = 500;

const whole = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
const amount = (text: string | null): number | undefined =>
  text && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;

const number = (text: string | null): number | undefined =>
  text && /^-?\d{1,9}(\.\d{1,4})?$/.test(text) ? Number(text) : undefined;

/**
 * What parameters an address asks for. A form without script sends a range in fields of its own (`spec_of`,
 * `spec_low`, `spec_high`), which take the place of what was asked of that parameter.
 */
export function wantedOf(params: URLSearchParams): Wanted[] {
  const wanted = readSpec(params.get('spec'));
  const parameter = whole(params.get('spec_of'));
  if (!parameter) return wanted;
  const range = {
    parameter,
    values: [],
    low: number(params.get('spec_low')),
    high: number(params.get('spec_high')),
  };
  return [...wanted.filter((row) => row.parameter !== parameter), range];
}
const specOf = (params: URLSearchParams): string | undefined => writeSpec(wantedOf(params));

/** The same address with the fields of a range form joined into one filter. */
export function plainAddress(params: URLSearchParams): URLSearchParams {
  if (!params.has('spec_of')) return params;
  const plain = new URLSearchParams(params);
  for (const name of ['spec_of', 'spec_low', 'spec_high', 'spec', 'page']) plain.delete(name);
  const spec = specOf(params);
  if (spec) plain.set('spec', spec);
  return plain;
}

export type GoodsQuery = CallInput<typeof goodsApi.list> & { page: number };

/** The filter that an address asks for; values that make no sense are left out rather than refused. */
export function queryOf(params: URLSearchParams, limit: number): GoodsQuery {
  const query: Changes = {};
  for (const name of NUMBERS) query[name] = whole(params.get(name));
  const days = params.get('days');
  const province = params.get('province_id');
  const order = SORTS.find((sort) => sort === params.get('order'));
  return {
    ...query,
    keyword: params.get('title')?.trim().slice(0, 100) || undefined,
    spec: specOf(params),
    province_id: province && /^\d{2,6}$/.test(province) ? province : undefined,
    days: days && /^\d{1,3}$/.test(days) ? Math.min(Number(days), 365) : undefined,
    price_on: amount(params.get('price_on')),
    price_off: amount(params.get('price_off')),
    order: order ?? 'default',
    page: Math.min(whole(params.get('page')) ?? 1, PAGES_MAX),
    limit,
  };
}

/** Names that narrow or order a list; the page itself is one of its pages, and where it came from is no filter. */
const NARROWING = [
  ...NUMBERS,
  'title',
  'spec_of',
  'province_id',
  'days',
  'price_on',
  'price_off',
  'order',
] as const;

/**
 * The one choice of a category that an address asks for and nothing else, such as M8 of socket screws: a page of its
 * own, while lists that are narrowed in other ways are views of their category.
 */
export function choiceOf(params: URLSearchParams): { parameter: number; value: number } | undefined {
  const others = NARROWING.filter((name) => name !== 'cate_id' && params.has(name));
  const [wanted, ...more] = readSpec(params.get('spec'));
  const [value, ...values] = wanted?.values ?? [];
  if (others.length > 0 || more.length > 0 || values.length > 0 || !params.has('cate_id')) return undefined;
  return wanted && value !== undefined ? { parameter: wanted.parameter, value } : undefined;
}

/** Signs that stand in an address as they are: a list has a hundred links, and most of their fields are numbers. */
const PLAIN = /^[\w.*-]*$/;
const fieldOf = (name: string, value: string): string =>
  PLAIN.test(name) && PLAIN.test(value) ? `${name}=${value}` : String(new URLSearchParams([[name, value]]));

/** What makes links of an address with some of its query changed; another filter begins at the first page. */
export function linksFrom(path: string, params: URLSearchParams): (changes: Changes) => string {
  const stays = (name: string, value: string): boolean => value !== '' && !(name === 'page' && value === '1');
  const now = Array.from(params, ([name, value]) => ({
    name,
    text: stays(name, value) ? `&${fieldOf(name, value)}` : '',
  }));
  return (changes) => {
    let query = '';
    const changed: string[] = [];
    const change = (name: string): void => {
      if (changed.includes(name)) return;
      changed.push(name);
      const value = String(changes[name] ?? '');
      if (stays(name, value)) query += `&${fieldOf(name, value)}`;
    };
    // What is changed stays where it stood; what is new stands at the end.
    for (const { name, text } of now) {
      if (name in changes) change(name);
      else if (name !== 'page') query += text;
    }
    for (const name in changes) change(name);
    return query ? `${path}?${query.slice(1)}` : path;
  };
}

/** One such link. */
export const withQuery = (path: string, params: URLSearchParams, changes: Changes): string =>
  linksFrom(path, params)(changes);

/** The same for links on that very page: without the path, which a hundred filters of a list would repeat. */
export function linksHere(path: string, params: URLSearchParams): (changes: Changes) => string {
  const linkOf = linksFrom(path, params);
  return (changes) => {
    const address = linkOf(changes);
    return address === path ? path : address.slice(path.length);
  };
}

/** How many pages a list has for its readers, one at least. */
export const pagesOf = (count: number, perPage: number): number =>
  Math.min(Math.max(Math.ceil(count / perPage), 1), PAGES_MAX);

/**
 * The address of the last page, for one that asks for a page behind it; undefined when there is such a page, or when
 * the length of the list is unknown.
 */
export function lastPageInstead(
  url: URL,
  list: { ok: true; value: { count: number } } | { ok: false } | undefined,
  perPage: number,
): string | undefined {
  if (!list?.ok) return undefined;
  const last = pagesOf(list.value.count, perPage);
  const asked = whole(url.searchParams.get('page'));
  return asked && asked > last ? withQuery(url.pathname, url.searchParams, { page: last }) : undefined;
}
