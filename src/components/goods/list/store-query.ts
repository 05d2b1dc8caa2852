import type { CallInput } from '#lib/contracts/endpoint.ts';
import { STORE_SORTS, type storeApi } from '#lib/contracts/store.ts';

const NUMBERS = [
  'category_id',
  'type_id',
  'belt_id',
  'market_id',
  'certified',
  'is_best',
  'is_trader',
  'year',
  'response',
] as const;
const PAGES_MAX = 500;

const whole = (text: string | null): number | undefined =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;

export type StoreQuery = CallInput<typeof storeApi.list> & { page: number; order: string };

/** The filter of stores that an address asks for; values that make no sense are left out. */
export function storeQueryOf(params: URLSearchParams, limit: number): StoreQuery {
  const numbers = Object.fromEntries(NUMBERS.map((name) => [name, whole(params.get(name))]));
  const province = params.get('province_id');
  const location = params.get('location');
  return {
    ...numbers,
    keyword: params.get('title')?.trim().slice(0, 100) || undefined,
    province_id: province && /^\d{2,6}$/.test(province) ? province : undefined,
    location: location && /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(location) ? location : undefined,
    order: STORE_SORTS.find((sort) => sort === params.get('order')) ?? 'default',
    page: Math.min(whole(params.get('page')) ?? 1, PAGES_MAX),
    limit,
  };
}
