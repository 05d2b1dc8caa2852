/** Who may open a page: everybody, whoever is logged in, or only visitors (specification, section 2). */
export type PageAccess = 'public' | 'login' | 'guest';

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
  '/shopping_cart': 'login',
  '/order_confirm': 'login',
  '/payment': 'login',
  '/user/order_list': 'login',
  '/order_stay_detail': 'login',
  '/order_detail': 'login',
  '/logistics': 'login',
  '/evaluation': 'login',
  '/user/address_list': 'login',
  '/user': 'login',
  '/user/collect': 'login',
  '/user/balance': 'login',
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
  '/store_info': 'public',
  '/news_list': 'public',
  '/news_detail/[id]': 'public',
  '/privacy_agreement': 'public',
  '/login': 'guest',
  '/scan_login': 'login',
};

const patterns = Object.entries(PAGES).map(([route, access]) => ({
  matches: new RegExp(`^${route.replace(/\[[^\]]+\]/g, '[^/]+')}/?$`),
  access,
}));

/** Access of an address without its language prefix; unknown addresses are public (they answer 404). */
export const accessOf = (pathname: string): PageAccess =>
  PAGES[pathname] ?? patterns.find((row) => row.matches.test(pathname))?.access ?? 'public';

/** Whether the page of an address (query and all, no language prefix) is built: menus list only such. */
export const hasPage = (address: string): boolean =>
  patterns.some((row) => row.matches.test(address.split(/[?#]/)[0] ?? ''));

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
]);
