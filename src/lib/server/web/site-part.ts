import { features } from '../../api/routes.ts';
import { PAGES } from '../../contracts/routes.ts';
import type { Access } from '../../contracts/endpoint.ts';
import type { SitePart } from '../../kernel/answer-times.ts';
import { routePattern } from './route-pattern.ts';

const CALLS: Record<Access, SitePart> = {
  public: 'calls_of_all',
  user: 'calls_of_buyers',
  merchant: 'calls_of_desks',
  clerk: 'calls_of_desks',
  platform: 'calls_of_desks',
};
const callAt = new Map(
  Object.values(features).flatMap(({ rows }) =>
    Object.values(rows).map(({ path, access = 'public' }) => [path, CALLS[access]] as const),
  ),
);
const PUBLIC: readonly [RegExp, SitePart][] = [
  [/^\/(?:index_old)?$/, 'home'],
  [/^\/goods_(?:detail|seckill_detail|presell_detail)\//, 'goods'],
  [/^\/(?:goods_|coupon_center)/, 'lists'],
  [/^\/(?:news_|privacy_agreement|merchant_settled)/, 'texts'],
];
const pageAt = new Map(
  Object.entries(PAGES).map(([path, access]): [string, SitePart] => {
    if (access === 'desk') return [path, 'desks'];
    if (access !== 'public') return [path, 'account'];
    return [path, PUBLIC.find(([pages]) => pages.test(path))?.[1] ?? 'stores'];
  }),
);

/** The part of the mall that a request was for; none for the inner pages. `kind` is who answered it. */
export function sitePart(kind: string, path: string): SitePart | undefined {
  if (kind === 'static' || kind === 'file') return 'files';
  if (kind === 'api') return callAt.get(routePattern('api', path)) ?? 'other';
  if (kind !== 'page') return undefined;
  return pageAt.get(routePattern('page', path)) ?? 'other';
}
