import type { UserContext } from '#lib/domain/context.ts';
import { LINE_QUANTITY_MAX } from '#lib/kernel/limits.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { checkoutLineOf, type PurchaseRow } from '../cart/index.ts';
import type { Activity, CheckoutLine } from '../pricing/index.ts';
import { activitiesById, skusOfActivities, type ActivityRow, type ActivitySkuRow } from './activity.repo.ts';
import { takenBy } from './share.ts';
import { runOf } from './stage.ts';

export type NotRunning = 'goods.gone' | 'seckill.not_running' | 'presale.not_running';

/** A line with a fixed price: tier prices, MOQ, multiple and points apply to the normal sale only. */
export function fixedLine(
  plain: CheckoutLine,
  activity: Activity,
  maximum: number = LINE_QUANTITY_MAX,
): CheckoutLine {
  const {
    tiers: _tiers,
    mixedBatch: _mixedBatch,
    quotedPrice: _quoted,
    contract: _contract,
    ...line
  } = plain;
  return {
    ...line,
    activity,
    rule: { maximum, ...(plain.rule.unit ? { unit: plain.rule.unit } : {}) },
    pointsRate: 0,
  };
}

/** A line under the activity's terms for its SKU: price, limit per order, and what the buyer may still take. */
const lineOf = (
  plain: CheckoutLine,
  row: ActivityRow,
  terms: ActivitySkuRow,
  bought: number,
): CheckoutLine => ({
  ...fixedLine(plain, priceOf(row, terms), row.perOrder || LINE_QUANTITY_MAX),
  lifetimeLimit: row.perBuyer,
  bought,
  stock: Math.min(plain.stock, terms.stock),
});

function priceOf({ activityId: id, kind, pays }: ActivityRow, { price, deposit }: ActivitySkuRow): Activity {
  if (kind === 'seckill') return { id, kind: 'seckill', price };
  if (pays === 'full') return { id, kind: 'presale', paid: 'full', price };
  return { id, kind: 'presale', paid: 'deposit', deposit, balance: price - deposit };
}

/**
 * Chosen lines with what their price depends on; those of a flash sale or a presale at its terms, if it runs by the
 * mall's clock.
 */
export async function activityLines(
  ctx: UserContext,
  rows: readonly PurchaseRow[],
): Promise<Result<CheckoutLine[], NotRunning>> {
  const now = ctx.clock.now();
  const { db } = ctx.database;
  const ids = [...new Set(rows.flatMap((row) => row.activityId ?? []))];
  const found = await activitiesById(db, ids);
  const skus = await skusOfActivities(db, ids);
  const bought = new Map<number, number>();
  for (const id of ids) bought.set(id, await takenBy(ctx, id));

  const lines: CheckoutLine[] = [];
  for (const row of rows) {
    const plain = checkoutLineOf(row, ctx.locale, now);
    if (row.activityId === null) {
      lines.push(plain);
      continue;
    }
    const known = found.find((one) => one.activity.activityId === row.activityId);
    // Sets are priced by trade/bundle, which sees all lines of a set at once.
    if (known?.activity.kind === 'bundle') {
      lines.push(plain);
      continue;
    }
    const terms = skus.find((one) => one.activityId === row.activityId && one.skuId === row.sku.skuId);
    if (!known || !terms || known.activity.status !== 'approved')
      return fail('goods.gone', undefined, row.cartId);
    const { stage } = runOf(known.activity, known.slot, now);
    if (stage !== 'running') return fail(notRunning(known.activity), undefined, row.cartId);
    lines.push(lineOf(plain, known.activity, terms, bought.get(row.activityId) ?? 0));
  }
  return ok(lines);
}

const notRunning = ({ kind }: ActivityRow) =>
  kind === 'seckill' ? 'seckill.not_running' : 'presale.not_running';

export interface BalanceWindow {
  from: Date;
  until: Date;
}

/**
 * The window in which the balance of chosen lines is paid; null if they have no balance. An order with a presale holds
 * nothing else, so its first line decides.
 */
export async function balanceWindow(
  ctx: UserContext,
  rows: readonly PurchaseRow[],
): Promise<BalanceWindow | null> {
  const id = rows[0]?.activityId;
  const [found] = id ? await activitiesById(ctx.database.db, [id]) : [];
  const { finalStartAt, finalEndAt } = found?.activity ?? {};
  return finalStartAt && finalEndAt ? { from: finalStartAt, until: finalEndAt } : null;
}
