/**
 * Every address of the site, once, without its language prefix: pages add it with `href(…)`, islands with
 * `localizedPath(…, locale)`. A missing or empty query value is left out.
 */
type Id = number | string;
type Query = Record<string, Id | boolean | null | undefined>;

/** `withQuery('/goods_cate', { cate_id: 3, page: undefined })` → "/goods_cate?cate_id=3". */
export function withQuery(path: string, query: Query = {}): string {
  const given = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text ? `${path}?${text}` : path;
}

const page =
  (path: string) =>
  (query?: Query): string =>
    withQuery(path, query);

/** Search goes to these (specification, section 2); the number is `search_type`. */
export const SEARCHES = { goods: 1, makers: 2, markets: 3 } as const;

/** Goods of a comparison, each as a whole or in one of its sizes: "3,17-311". */
export const comparedIds = (rows: readonly { id: number; size?: number | undefined }[]): string =>
  rows.map(({ id, size }) => (size === undefined ? id : `${id}-${size}`)).join(',');

interface Activity {
  product_id: number;
  activity_id: number;
  product_type: string;
  sku?: number | undefined;
}

export const paths = {
  home: page('/'),
  homeOld: page('/index_old'),

  goodsCate: page('/goods_cate'),
  searchGoods: (title: string) => withQuery('/goods_cate', { title, search_type: SEARCHES.goods }),
  searchMakers: (title: string) => withQuery('/goods_search', { title, search_type: SEARCHES.makers }),
  searchMarkets: (title: string) => withQuery('/classfy_market', { title, search_type: SEARCHES.markets }),
  goodsSearch: page('/goods_search'),
  goodsList: (type: string) => withQuery('/goods_list', { type }),
  goodsCoupon: (couponId: Id) => withQuery('/goods_coupon', { coupon_id: couponId }),
  goodsDetail: (id: Id) => `/goods_detail/${id}`,
  goodsDetailOld: (id?: Id) =>
    id === undefined ? '/goods_detail/index_old' : `/goods_detail/${id}/index_old`,
  goodsSeckill: page('/goods_seckill'),
  goodsSeckillDetail: (id: Id) => `/goods_seckill_detail/${id}`,
  goodsPresell: page('/goods_presell'),
  goodsPresellDetail: (id: Id) => `/goods_presell_detail/${id}`,
  /** The page behind a product card: its campaign's, or its own. */
  goodsCard: (goods: Activity): string => {
    if (goods.product_type === 'seckill') return `/goods_seckill_detail/${goods.activity_id}`;
    if (goods.product_type === 'presale') return `/goods_presell_detail/${goods.activity_id}`;
    return withQuery(`/goods_detail/${goods.product_id}`, { sku: goods.sku });
  },
  /** Goods side by side; `ids` by `comparedIds`. */
  goodsCompare: (ids: Id) => withQuery('/goods_cate', { view: 'compare', ids }).replaceAll('%2C', ','),
  categoryMarket: page('/category_market'),
  categoryMarketDetail: (cateId: Id) => withQuery('/category_market_detail', { cate_id: cateId }),
  couponCenter: page('/coupon_center'),

  industryBelt: page('/industry_belt'),
  productsBelt: (beltId: Id, query?: Query) => withQuery('/products_belt', { belt_id: beltId, ...query }),
  preferCompany: page('/prefer_company'),
  preferMerchant: page('/prefer_merchant'),
  productsPurchase: page('/products_purchase'),
  preferStore: page('/prefer_store'),
  classfyMarket: page('/classfy_market'),
  classfyMarketDetail: (id: Id) => withQuery('/classfy_market_detail', { id }),
  shopMore: page('/shop_more'),
  shopStreet: page('/shop_street'),

  store: (id: Id) => withQuery('/store', { id }),
  storeCategory: (id: Id, query?: Query) => withQuery('/store/category', { id, ...query }),
  storeCoupon: (id: Id) => withQuery('/store/storeCoupon', { id }),
  merchantGoods: (merId: Id) => withQuery('/merchant_goods', { mer_id: merId }),
  storeInfo: (id: Id) => withQuery('/store_info', { id }),
  storeInfoSetting: page('/store_info_setting'),
  storeLive: page('/store_live'),
  storeVideo: (merId: Id) => withQuery('/store_video', { mer_id: merId }),
  shortVideo: page('/short_video'),
  qualifications: (merId: Id) => withQuery('/qualifications', { mer_id: merId }),
  merchantSettled: page('/merchant_settled'),
  platformDesk: page('/platform'),

  searchPriceOrder: page('/search_price_order'),
  searchOrderList: page('/search_order_list'),
  searchOrderDetail: (id: Id) => withQuery('/search_order_detail', { id }),

  shoppingCart: page('/shopping_cart'),
  quickOrder: () => '/shopping_cart#quick',
  savedLists: () => '/shopping_cart#saved',
  orderConfirm: page('/order_confirm'),
  payment: (orderId: Id, query?: Query) => withQuery('/payment', { orderId, ...query }),
  orderStayDetail: (groupOrderId: Id) => withQuery('/order_stay_detail', { orderId: groupOrderId }),
  /** Where an order is that was cancelled while somebody looked at it or heard of it: its own page, which says why. */
  orderOver: ({
    status,
    orderList,
  }: {
    status: string;
    orderList: readonly { order_id: string }[];
  }): string =>
    status === 'cancelled' && orderList.length === 1
      ? withQuery('/order_detail', { orderId: orderList[0]!.order_id })
      : '/user/order_list',
  orderDetail: (orderId: Id) => withQuery('/order_detail', { orderId }),
  logistics: (orderId: Id) => withQuery('/logistics', { orderId }),
  logisticsDelivery: (orderId: Id) => withQuery('/logistics_delivery', { orderId }),
  evaluation: (orderProductId: Id) => withQuery('/evaluation', { id: orderProductId }),
  refund: (orderId: Id, query?: Query) => withQuery('/refund', { orderId, ...query }),
  refundConfirm: (orderId: Id, query?: Query) => withQuery('/refund_confirm', { orderId, ...query }),
  refundDetail: (id: Id) => withQuery('/refund_detail', { id }),
  refundGoods: (id: Id) => withQuery('/refund_goods', { id }),
  refundLogistics: (id: Id) => withQuery('/refund_logistics', { id }),

  login: page('/login'),
  user: () => '/user?type=0',
  addressList: page('/user/address_list'),
  balance: page('/user/balance'),
  collect: page('/user/collect'),
  integral: page('/user/integral'),
  invoiceList: page('/user/invoice_list'),
  myCoupon: page('/user/my_coupon'),
  orderList: page('/user/order_list'),
  /** The company's orders in its books, opened; one of them by its number. */
  companyOrders: (order?: string) => `${withQuery('/user', { order })}#team-books`,
  presellOrder: page('/user/presell_order'),
  refundList: page('/user/refund_list'),
  refundSelect: (orderId: Id, query?: Query) => withQuery('/user/refund_select', { orderId, ...query }),
  searchSynonym: page('/user/search_synonym'),
  myInquiries: page('/user/search_order_list'),
  settleRecord: page('/user/settle_record'),

  newsList: page('/news_list'),
  newsDetail: (id: Id) => `/news_detail/${id}`,
  agreement: (key: string) => withQuery('/privacy_agreement', { type: key }),
} as const;
