import type { ActivityLive, Stage } from '#lib/contracts/activity.ts';
import type { PresaleDetail } from '#lib/contracts/presale.ts';
import type { SeckillDetail } from '#lib/contracts/seckill.ts';

interface SaleOffer {
  unique: number;
  name: string;
  price: string;
  otPrice: string;
  /** Deposit of one unit, yuan; "0.00" when all is paid at once. */
  deposit: string;
  stock: number;
}

/** What the buy panel of an activity needs, and no more: it travels inside the page. */
export interface Sale {
  kind: 'seckill' | 'presale';
  id: number;
  productId: number;
  unit: string;
  stage: Stage;
  begin: string;
  stop: string;
  /** The server's time when the page was made. */
  now: string;
  perOrder: number;
  perBuyer: number;
  taken: number;
  limited: number;
  offers: SaleOffer[];
}

type Detail = Pick<
  SeckillDetail,
  'attr' | 'sku' | 'unit_name' | 'product_id' | 'limited' | 'now' | 'stage'
> & {
  once_pay_count: number;
  all_pay_count: number;
};

function shared(detail: Detail) {
  return {
    productId: detail.product_id,
    unit: detail.unit_name,
    stage: detail.stage,
    now: detail.now,
    perOrder: detail.once_pay_count,
    perBuyer: detail.all_pay_count,
    limited: detail.limited,
  };
}

/** The chosen values of a SKU, as its buyers call it. */
function nameOf(detail: Detail, unique: number): string {
  const sku = detail.sku.find((one) => one.unique === unique);
  if (!sku) return '';
  const values = sku.choice
    .flatMap((value, at) => detail.attr[at]?.attr_values[value] ?? [])
    .filter((value) => !sku.designation.includes(value));
  return values.length > 0 ? `${sku.designation} (${values.join(' · ')})` : sku.designation;
}

export const seckillSale = (detail: SeckillDetail): Sale => ({
  ...shared(detail),
  kind: 'seckill',
  id: detail.activity_id,
  begin: detail.begin,
  stop: detail.stop,
  taken: detail.sold,
  offers: detail.offers.map((offer) => ({
    unique: offer.unique,
    name: nameOf(detail, offer.unique),
    price: offer.price,
    otPrice: offer.ot_price,
    deposit: '0.00',
    stock: offer.stock,
  })),
});

export const presaleSale = (detail: PresaleDetail): Sale => ({
  ...shared(detail),
  kind: 'presale',
  id: detail.product_presell_id,
  begin: detail.start_time,
  stop: detail.end_time,
  taken: detail.seles,
  offers: detail.offers.map((offer) => ({
    unique: offer.unique,
    name: nameOf(detail, offer.unique),
    price: offer.price,
    otPrice: offer.ot_price,
    deposit: offer.down_price,
    stock: offer.stock,
  })),
});

/** The sale with what changes while the page is open: stage, server time and the stock of each SKU. */
export function refreshedSale(sale: Sale, live: ActivityLive): Sale {
  const stock = new Map(live.sku.map((sku) => [sku.unique, sku.stock]));
  return {
    ...sale,
    stage: live.stage,
    begin: live.start_time,
    stop: live.end_time,
    now: live.now,
    offers: sale.offers.map((offer) => ({ ...offer, stock: stock.get(offer.unique) ?? 0 })),
  };
}
