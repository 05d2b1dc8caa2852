import type { GoodsDetail } from '../contracts/goods.ts';
import { leadTable, type LeadStep } from '../kernel/lead-time.ts';
import { beforeUnit, grouped } from './format.ts';
import type { Translate } from './translate.ts';
import { unitAfter } from './unit-after.ts';

type Goods = Pick<GoodsDetail, 'lead_days' | 'lead_steps' | 'once_min_count' | 'unit_name'>;

/** When so many days mean that something leaves: the same day, or within them. */
export const leadText = (t: Translate, days: number): string =>
  days === 0 ? t('goods:detail.lead_now') : t('goods:detail.lead_days', { count: days, n: days });

/** Days of goods by quantity, from the fewest units that can be bought on. */
export const leadBands = ({ lead_days, lead_steps, once_min_count }: Goods): LeadStep[] =>
  leadTable({ leadDays: lead_days, leadSteps: lead_steps }, once_min_count);

/** Each band of quantities with when it leaves: `1–99 pcs`, `ships within 3 days`. */
export function leadRows(t: Translate, goods: Goods): { quantity: string; text: string }[] {
  const bands = leadBands(goods);
  return bands.map(({ from, days }, at) => {
    const next = bands[at + 1]?.from;
    const range =
      next === undefined
        ? `≥ ${grouped(from)}`
        : next - 1 === from
          ? grouped(from)
          : t('goods:buy.band', { from: grouped(from), to: grouped(next - 1) });
    const unit = unitAfter(next === 2 ? 1 : 2, goods.unit_name);
    return { quantity: `${beforeUnit(range, goods.unit_name)} ${unit}`, text: leadText(t, days) };
  });
}

/** The same in one text, line by line; goods with one lead time say it alone. */
export function leadLines(t: Translate, goods: Goods): string {
  const rows = leadRows(t, goods);
  return rows.length > 1
    ? rows.map(({ quantity, text }) => t('goods:detail.lead_band', { quantity, text })).join('\n')
    : (rows[0]?.text ?? '');
}
