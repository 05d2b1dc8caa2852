import type { CheckoutPreview } from '#lib/contracts/checkout.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { unitsByProduct } from '#lib/kernel/lead-time.ts';
import { yuan } from '#lib/kernel/money.ts';
import { regionLine, type DeliveryAddress } from '../../account/address/index.ts';
import { sizeName } from '../../goods/catalog/index.ts';
import { inLocale, skuText, type PurchaseRow } from '../cart/index.ts';
import type { CouponOption, PricedLine, PricedStore } from '../pricing/index.ts';
import type { AssembledCheckout } from './assemble-checkout.ts';
import type { Choice } from './choice.ts';
import { couponOptions } from './coupon-options.ts';
import { lineLead } from './line-lead.ts';
import { wayView } from './way-view.ts';

type StoreView = Omit<
  CheckoutPreview['order'][number],
  'coupon' | 'invoice_wish' | keyof ReturnType<typeof wayView>
>;
const STATUS = { finish: 'finish', no_address: 'noAddress', not_served: 'noDeliver' } as const;

/** A priced check-out as the wire shows it. */
export function checkoutView(
  locale: Locale,
  { priced, rows, address, coupons, offers, points, balance }: AssembledCheckout,
  { takes, city = [] }: Choice,
  {
    key,
    expiresAt,
    now,
    wishes,
  }: { key: string; expiresAt: Date; now: Date; wishes: ReadonlyMap<number, 'plain' | 'special'> },
): CheckoutPreview {
  const optionsOf = (options: CouponOption[], lines: PricedLine[]) =>
    couponOptions(options, coupons, lines, { locale, now });
  const lines = priced.stores.flatMap((store) => store.lines);
  return {
    key,
    expires: expiresAt.toISOString(),
    status: STATUS[priced.status],
    order_price: yuan(priced.payable),
    total_price: yuan(priced.listTotal),
    order_total_postage: yuan(priced.freight),
    order_coupon_price: yuan(priced.discount),
    total_platform_coupon_price: yuan(priced.platformCoupon),
    total_coupon: yuan(priced.productCoupon + priced.storeCoupon + priced.platformCoupon),
    platformCoupon: optionsOf(priced.platformCoupons, lines),
    order_total_integral: priced.points,
    order_total_integral_price: yuan(priced.pointsAmount),
    order_total_give_integral: priced.earnedPoints,
    openIntegral: points !== undefined,
    integral: points?.balance ?? 0,
    usable_integral: priced.usablePoints,
    usable_integral_price: yuan(priced.usablePointsAmount),
    total_num: piecesOf(lines),
    kind: lines[0]?.activity?.kind ?? 'normal',
    presell: balance && {
      deposit: yuan(priced.payNow),
      balance: yuan(priced.balance),
      final_start_time: balance.from.toISOString(),
      final_end_time: balance.until.toISOString(),
    },
    address: address ? addressView(locale, address) : null,
    order: priced.stores.map((store) => ({
      ...storeView(locale, store, rows, takes),
      invoice_wish: wishes.get(store.merId) ?? 'none',
      ...wayView(locale, offers.get(store.merId), city.includes(store.merId)),
      coupon: optionsOf(store.coupons, store.lines),
    })),
  };
}

const piecesOf = (lines: PricedLine[]): number => lines.reduce((sum, line) => sum + line.quantity, 0);

const addressView = (locale: Locale, address: DeliveryAddress): NonNullable<CheckoutPreview['address']> => ({
  address_id: address.addressId,
  real_name: address.realName,
  phone: address.phone,
  region: regionLine(address.regionNames, locale),
  detail: address.detail,
});

function storeView(
  locale: Locale,
  store: PricedStore,
  rows: Map<string, PurchaseRow>,
  takes: number[],
): StoreView {
  const { merchant } = rows.get(store.lines[0]!.lineId)!;
  const units = unitsByProduct(store.lines);
  return {
    mer_id: store.merId,
    mer_name: inLocale(locale, merchant.name, merchant.nameEn),
    mer_avatar: merchant.avatar,
    openReceipt: merchant.openReceipt,
    take: takes.includes(store.merId),
    mer_address: inLocale(locale, merchant.address, merchant.addressEn),
    list: store.lines.map((line) => lineView(locale, line, rows.get(line.lineId)!, units)),
    order: {
      total_price: yuan(store.listTotal),
      postage_price: yuan(store.freight),
      coupon_price: yuan(store.discount),
      integral_price: yuan(store.pointsAmount),
      total_coupon: yuan(store.productCoupon + store.storeCoupon),
      pay_price: yuan(store.payable),
      total_num: piecesOf(store.lines),
      allow_take: merchant.pickUp,
      allow_delivery: store.lines.every((line) => line.served),
      free_freight_gap: yuan(store.freeFreightGap),
    },
  };
}

const lineView = (
  locale: Locale,
  line: PricedLine,
  row: PurchaseRow,
  units: ReadonlyMap<number, number>,
): StoreView['list'][number] => ({
  cart_id: line.lineId,
  product_id: line.productId,
  unique: line.skuId,
  store_name: inLocale(locale, row.product.name, row.product.nameEn),
  designation: sizeName(locale, row.sku, row.product.options),
  sku: skuText(locale, row),
  image: row.product.image,
  unit_name: inLocale(locale, row.product.unitName, row.product.unitNameEn),
  cart_num: line.quantity,
  product_type: line.activity?.kind ?? 'normal',
  unit_price: yuan(line.unitPrice),
  public_price: line.publicPrice === undefined ? null : yuan(line.publicPrice),
  total_price: yuan(line.total),
  sample_credit: yuan(line.sampleCredit ?? 0),
  lead_days: line.activity?.kind === 'presale' ? null : lineLead(line, row, units),
  served: line.served,
});
