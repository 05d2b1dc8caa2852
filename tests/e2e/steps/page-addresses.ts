// An address for every row of the table of pages, with real goods, news and orders behind it.
import { articleApi } from '#lib/contracts/article.ts';
import { couponApi } from '#lib/contracts/coupon.ts';
import { inquiryApi } from '#lib/contracts/inquiry.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { placeApi } from '#lib/contracts/place.ts';
import { PAGES, type PageAccess } from '#lib/contracts/routes.ts';
import { presaleApi } from '#lib/contracts/presale.ts';
import { refundApi } from '#lib/contracts/refund.ts';
import { seckillApi } from '#lib/contracts/seckill.ts';
import { valueOf } from './account.ts';
import { fillCart, goodsOfStores } from './goods.ts';
import type { Mall } from './mall.ts';

export interface PageAddress {
  path: string;
  access: PageAccess;
}

/** What the account with this token can open; it must have an unpaid and a paid order, and refunds. */
export async function pageAddresses(mall: Pick<Mall, 'as'>, token: string): Promise<PageAddress[]> {
  const call = mall.as(token);
  const [goods] = await goodsOfStores(mall, 1);
  if (!goods) throw new Error('There are no goods');
  const [news] = valueOf(await call(articleApi.list, {})).list;
  const [paid] = valueOf(await call(orderApi.list, { status: 'all' })).list;
  const { list: groups } = valueOf(await call(orderApi.groups, {}));
  const [unpaid] = groups;
  const cart = await fillCart(mall, token, [goods]);
  const { list: orders } = valueOf(await call(orderApi.list, { status: 'all', limit: 100 }));
  const sent = orders.find((order) => order.delivery === 'express' && order.status === 'to_receive') ?? paid;
  const received = orders.find(({ status }) => status === 'to_review') ?? paid;
  const ridden = orders.find((order) => order.delivery === 'city' && order.status === 'to_receive');
  const refundable = orders.find((order) => order.can_refund);
  const { list: refunds } = valueOf(await call(refundApi.list, { limit: 100 }));
  const refundIn = (state: string) => refunds.find((row) => row.status === state)?.refund_order_id;
  const line = refundable?.orderProduct.find((one) => one.refund_num > 0)?.order_product_id;
  const [inquiry] = valueOf(await call(inquiryApi.list, { limit: 1 })).list;
  const [belt] = valueOf(await call(placeApi.belts, { limit: 1 })).list;
  const [market] = valueOf(await call(placeApi.markets, { limit: 1 })).list;
  const [coupon] = valueOf(await call(couponApi.list, { limit: 1 })).list;
  const [cate] = belt?.cate ?? [];
  // Without these a page of one thing leads to the list of such things, and is not looked at.
  const queries: Record<string, string> = {
    '/products_belt': `?belt_id=${belt?.belt_id}`,
    '/classfy_market_detail': `?id=${market?.market_id}`,
    '/category_market_detail': `?cate_id=${cate?.id}`,
    '/goods_coupon': `?coupon_id=${coupon?.coupon_id}`,
    '/merchant_goods': `?mer_id=${goods.merchant.mer_id}`,
    '/store/storeCoupon': `?id=${goods.merchant.mer_id}`,
    '/search_order_detail': `?id=${inquiry?.inquiry_id}`,
    '/search_price_order': `?product_id=${goods.product_id}`,
    '/goods_cate': '?title=M8&search_type=1',
    '/store': `?id=${goods.merchant.mer_id}`,
    '/store/category': `?id=${goods.merchant.mer_id}`,
    '/store_info': `?id=${goods.merchant.mer_id}`,
    '/store_video': `?mer_id=${goods.merchant.mer_id}`,
    '/qualifications': `?mer_id=${goods.merchant.mer_id}`,
    '/privacy_agreement': '?type=sys_user_agree',
    '/order_confirm': `?cart_id=${cart.join(',')}`,
    '/payment': `?orderId=${unpaid?.group_order_id}`,
    '/order_stay_detail': `?orderId=${unpaid?.group_order_id}`,
    '/order_detail': `?orderId=${paid?.order_id}`,
    '/logistics': `?orderId=${sent?.order_id}`,
    '/logistics_delivery': `?orderId=${ridden?.order_id}`,
    '/refund': `?orderId=${refundable?.order_id}&refund_type=1&type=2`,
    '/refund_confirm': `?orderId=${refundable?.order_id}&ids=${line}&refund_type=1&type=1`,
    '/user/refund_select': `?orderId=${refundable?.order_id}`,
    '/refund_detail': `?id=${refundIn('refused')}`,
    '/refund_goods': `?id=${refundIn('to_return')}`,
    '/refund_logistics': `?id=${refundIn('returning')}`,
    '/evaluation': `?id=${received?.orderProduct[0]?.order_product_id}`,
  };
  const [sale] = valueOf(await call(seckillApi.list, {})).list;
  const [presale] = valueOf(await call(presaleApi.list, {})).list;
  const ids: Record<string, number> = {
    goods_detail: goods.product_id,
    goods_seckill_detail: sale?.activity_id ?? 0,
    goods_presell_detail: presale?.product_presell_id ?? 0,
    news_detail: news?.article_id ?? 0,
  };
  // States of the same page that look different.
  const deposit = groups.find((group) => group.kind === 'presale');
  const more = [
    deposit && `/order_stay_detail?orderId=${deposit.group_order_id}`,
    ...['balance_due', 'to_review', 'closed'].map((state) => {
      const order = orders.find(({ status }) => status === state);
      return order && `/order_detail?orderId=${order.order_id}`;
    }),
  ];
  const states = more.flatMap((path) => (path ? [{ path, access: 'login' as const }] : []));
  const pages = Object.entries(PAGES).map(([route, access]) => ({
    path: route.replace('[id]', String(ids[route.split('/')[1] ?? ''] ?? 1)) + (queries[route] ?? ''),
    access,
  }));
  return [...pages, ...states];
}
