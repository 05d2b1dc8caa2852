/**
 * Who may open a page: everybody, logged-in users, or only visitors (specification, section 2); desks are for people
 * with a role there, which the page checks itself.
 */
export type PageAccess = 'public' | 'login' | 'guest' | 'desk';

/** Every page of the site. Pages without a row are an error that tests/checks/routes.test.ts finds. */
export const PAGES: Record<string, PageAccess> = {
  '/': 'public',
  '/goods_detail/index_old': 'public',
  '/goods_detail/[id]/index_old': 'public',
  '/goods_detail/[id]': 'public',
  '/index_old': 'public',
  '/goods_search': 'public',
  '/goods_list': 'public',
  '/goods_cate': 'public',
  '/goods_seckill': 'public',
  '/goods_seckill_detail/[id]': 'public',
  '/goods_presell': 'public',
  '/goods_presell_detail/[id]': 'public',
  '/user/presell_order': 'login',
  '/goods_coupon': 'public',
  '/coupon_center': 'public',
  '/shopping_cart': 'login',
  '/order_confirm': 'login',
  '/payment': 'login',
  '/user/order_list': 'login',
  '/order_stay_detail': 'login',
  '/order_detail': 'login',
  '/logistics': 'login',
  '/logistics_delivery': 'login',
  '/user/invoice_list': 'login',
  '/evaluation': 'login',
  '/refund': 'login',
  '/refund_confirm': 'login',
  '/refund_detail': 'login',
  '/refund_goods': 'login',
  '/refund_logistics': 'login',
  '/user/refund_select': 'login',
  '/user/refund_list': 'login',
  '/user/address_list': 'login',
  '/user': 'login',
  '/user/collect': 'login',
  '/user/my_coupon': 'login',
  '/user/balance': 'login',
  '/user/integral': 'login',
  '/industry_belt': 'public',
  '/products_belt': 'public',
  '/prefer_company': 'public',
  '/prefer_merchant': 'public',
  '/products_purchase': 'public',
  '/prefer_store': 'public',
  '/classfy_market': 'public',
  '/classfy_market_detail': 'public',
  '/category_market': 'public',
  '/category_market_detail': 'public',
  '/shop_more': 'public',
  '/shop_street': 'public',
  '/merchant_goods': 'public',
  '/store': 'public',
  '/store/category': 'public',
  '/store/storeCoupon': 'public',
  '/store_info': 'public',
  '/store_info_setting': 'login',
  '/store_live': 'public',
  '/store_video': 'public',
  '/short_video': 'public',
  '/qualifications': 'public',
  '/merchant_settled': 'public',
  '/user/settle_record': 'login',
  '/search_price_order': 'login',
  '/search_order_list': 'login',
  '/search_order_detail': 'login',
  '/user/search_order_list': 'login',
  '/user/search_synonym': 'login',
  '/news_list': 'public',
  '/news_detail/[id]': 'public',
  '/privacy_agreement': 'public',
  '/login': 'guest',
  '/scan_login': 'login',
  '/merchant/[...screen]': 'desk',
  '/merchant/print': 'desk',
  '/merchant/preview': 'desk',
  '/platform/[...screen]': 'desk',
  '/platform/preview': 'desk',
  '/delivery/[...screen]': 'desk',
};

/** `[id]` is one part of an address, `/[...rest]` all of it from there on, or none. */
const patternOf = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\/\[\.\.\.[^\]]+\]/g, '(?:/.*)?').replace(/\[[a-z]+\]/g, '[^/]+')}/?$`);
/** Pages whose address has an open part; all others are found by their names. */
const open = Object.entries(PAGES)
  .filter(([route]) => route.includes('['))
  .map(([route, access]) => ({ matches: patternOf(route), access }));

function accessIfKnown(pathname: string): PageAccess | undefined {
  const path = pathname.replace(/(.)\/$/, '$1');
  return PAGES[path] ?? open.find(({ matches }) => matches.test(path))?.access;
}

/** Access of an address without its language prefix; unknown addresses are public (they answer 404). */
export const accessOf = (pathname: string): PageAccess => accessIfKnown(pathname) ?? 'public';

/** Whether the page of an address (query and all, no language prefix) is built: menus list only such. */
export const hasPage = (address: string): boolean =>
  accessIfKnown(address.split(/[?#]/)[0] ?? '') !== undefined;

/** Pages of one thing: which query names it, what else it may be called, and the list to choose one from. */
const PAGES_OF_ONE: Record<string, { by: string; alias?: string; list: string }> = {
  '/store': { by: 'id', alias: 'mer_id', list: '/shop_street' },
  '/store/category': { by: 'id', alias: 'mer_id', list: '/shop_street' },
  '/store/storeCoupon': { by: 'id', alias: 'mer_id', list: '/shop_street' },
  '/store_info': { by: 'id', alias: 'mer_id', list: '/shop_street' },
  '/merchant_goods': { by: 'mer_id', alias: 'id', list: '/shop_street' },
  '/qualifications': { by: 'mer_id', alias: 'id', list: '/shop_street' },
  '/store_video': { by: 'mer_id', alias: 'id', list: '/short_video' },
  '/products_belt': { by: 'belt_id', alias: 'id', list: '/industry_belt' },
  '/classfy_market_detail': { by: 'id', alias: 'market_id', list: '/classfy_market' },
  '/category_market_detail': { by: 'cate_id', alias: 'id', list: '/category_market' },
  '/goods_coupon': { by: 'coupon_id', alias: 'id', list: '/coupon_center' },
  '/payment': { by: 'orderId', alias: 'id', list: '/user/order_list' },
  '/order_stay_detail': { by: 'orderId', alias: 'id', list: '/user/order_list' },
  '/order_detail': { by: 'orderId', alias: 'id', list: '/user/order_list' },
  '/logistics': { by: 'orderId', alias: 'id', list: '/user/order_list' },
  '/logistics_delivery': { by: 'orderId', alias: 'id', list: '/user/order_list' },
  '/evaluation': { by: 'id', list: '/user/order_list' },
  '/refund': { by: 'orderId', alias: 'id', list: '/user/refund_list' },
  '/refund_confirm': { by: 'orderId', alias: 'id', list: '/user/refund_list' },
  '/user/refund_select': { by: 'orderId', alias: 'id', list: '/user/refund_list' },
  '/refund_detail': { by: 'id', list: '/user/refund_list' },
  '/refund_goods': { by: 'id', list: '/user/refund_list' },
  '/refund_logistics': { by: 'id', list: '/user/refund_list' },
  '/search_order_detail': { by: 'id', list: '/user/search_order_list' },
};

/**
 * Address to redirect to from a page of one thing that is opened without an id: the list of such things, or the same
 * page if the id came under its other name. Undefined: no redirect.
 */
export function insteadOf(pathname: string, query: URLSearchParams): string | undefined {
  const page = PAGES_OF_ONE[pathname.replace(/(.)\/$/, '$1')];
  if (!page || query.get(page.by)) return undefined;
  const other = page.alias && query.get(page.alias);
  return other ? `${pathname}?${page.by}=${encodeURIComponent(other)}` : page.list;
}

/** Pages that show texts before they are published, to visitors who have the key of one. */
const PREVIEWING = ['/news_detail/[id]', '/privacy_agreement', '/products_belt', '/classfy_market_detail'];
const previewing = PREVIEWING.map(patternOf);

/** Whether the page of an address (no language prefix) knows the query name `preview`. */
export const showsPreviews = (pathname: string): boolean => previewing.some((page) => page.test(pathname));

/** Query names that a public page may depend on; others are dropped before the cache and the page see them. */
export const PAGE_QUERY: ReadonlySet<string> = new Set([
  'id',
  'type',
  'title',
  'search_type',
  'keyword',
  'page',
  'order',
  'cate_id',
  'cate_pid',
  'brand_id',
  'price_on',
  'price_off',
  'mer_id',
  'mer_cate_id',
  'belt_id',
  'market_id',
  'coupon_id',
  'province_id',
  'city_id',
  'category_id',
  'type_id',
  'location',
  'is_trader',
  'moq',
  'lead',
  'stock',
  'origin',
  'certified',
  'invoice',
  'sample',
  'maker',
  'days',
  'spec',
  'spec_of',
  'spec_low',
  'spec_high',
  'tab',
  'sku',
  'ids',
  'star',
  'start_time',
  'params',
  'view',
  'key',
  'topic_id',
  'year',
  'area',
  'response',
  'preview',
]);
