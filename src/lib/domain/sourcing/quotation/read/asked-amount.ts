import type { QuotationView } from '#lib/contracts/quotation.ts';
import { inSalesUnits, unitContentOf } from '#lib/kernel/sales-unit.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../../../trade/cart/index.ts';
import type { ItemRow } from '../../inquiry/index.ts';

/** A sales unit in both languages, with what it holds where the goods say so: 1盒=100支. */
export interface OfferedUnit {
  unitName: string;
  unitNameEn: string;
  packing?: { zh: string; en: string } | null | undefined;
}

/**
 * How many sales units of offered goods are what an item asks for, rounded up (2,000 支 are 20 百支), or null where the
 * two units do not convert; and how many pieces one of them holds, where that is more than one.
 */
export function askedAmount(
  ctx: Pick<Context, 'locale'>,
  asked: Pick<ItemRow, 'quantity' | 'unit'> | undefined,
  { unitName, unitNameEn, packing }: OfferedUnit,
): Pick<QuotationView['items'][number], 'asked_num' | 'holds'> {
  const names = [unitName, unitNameEn].filter(Boolean);
  const needed = asked && inSalesUnits(asked.quantity, asked.unit, { names, packing: packing?.zh });
  const holds = unitContentOf(
    inLocale(ctx.locale, unitName, unitNameEn),
    packing ? inLocale(ctx.locale, packing.zh, packing.en) : undefined,
  );
  return { asked_num: needed?.isSure ? needed.num : null, ...(holds ? { holds } : {}) };
}
