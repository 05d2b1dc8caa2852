import { GOODS_PRICE_MAX } from '#lib/kernel/limits.ts';
import { parseYuan, yuan, type Fen } from '#lib/kernel/money.ts';

export interface TypedPrice {
  price: Fen | null;
  offPermille: number | null;
}

/** Most that is taken off, in thousandths: nine tenths. */
const MOST_OFF = 900;

/** "12.50" is a price in yuan, "5%" or "-5%" is taken off the list price; undefined is neither. */
export function typedPrice(text: string): TypedPrice | undefined {
  const plain = text
    .trim()
    .replace(/^[¥￥]/, '')
    .replaceAll(/[,\s]/g, '')
    .replace('％', '%');
  const [, percent] = /^[-−]?(\d{1,2}(?:\.\d)?)%$/.exec(plain) ?? [];
  if (percent) {
    const offPermille = Math.round(Number(percent) * 10);
    return offPermille >= 1 && offPermille <= MOST_OFF ? { price: null, offPermille } : undefined;
  }
  const price = /^\d{1,8}(\.\d{1,2})?$/.test(plain) ? parseYuan(plain) : undefined;
  return price && price <= GOODS_PRICE_MAX ? { price, offPermille: null } : undefined;
}

/** A price as it is typed. */
export const writtenPrice = ({ price, offPermille }: TypedPrice): string =>
  price === null ? `-${(offPermille ?? 0) / 10}%` : yuan(price);
