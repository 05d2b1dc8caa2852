import { isDeepStrictEqual } from 'node:util';
import {
  PRODUCT_STATES,
  type MassChangeKind,
  type MassChangeOutcome,
  type ProductState,
} from '#lib/contracts/states.ts';
import type { MassHeld } from '#lib/db/schema/mass-change.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import {
  goodsToTurn,
  skusNamed,
  stateWhenListed,
  changeStateOfLocked,
  writePrice,
  writeStock,
  type ListedSku,
} from '../../goods/goods-desk/index.ts';
import { plannedSort, sortLocked } from '../../goods/own-category/index.ts';
import { giveSynonyms } from '../../goods/search/index.ts';
import { giveStandards } from '../../goods/taxonomy/index.ts';
import { customersNamed, groupName, putIntoGroup } from '../../merchant/customer/index.ts';
import { favoursOwnStore, stepCoupon } from '../../trade/coupon/index.ts';
import { restoreLines } from '../../trade/price-list/index.ts';
import { isOpen } from './list-changes.ts';
import { linesOf, lockMassChange, markUndone, type MassChangeLineRow } from './mass-change.repo.ts';

type Undone = Result<{ undone: number; kept: number }, 'mass_change.gone' | 'mass_change.over'>;
type Outcomes = Map<number, MassChangeOutcome>;

/** Sets a size back to its former values; false: it was changed since. */
async function restoreSize(
  ctx: MerchantContext,
  size: ListedSku,
  { before, after, held: { tiers } }: MassChangeLineRow,
): Promise<boolean> {
  if (tiers) {
    if (!isDeepStrictEqual(size.sku.tiers, tiers.after)) return false;
    await writePrice(ctx, size, { tiers: tiers.before, otPrice: tiers.otPrice });
    return true;
  }
  // The difference goes back: what was sold since stays sold.
  const stock = Math.max(0, size.sku.stock - (Number(after) - Number(before)));
  if (stock !== size.sku.stock) await writeStock(ctx, size, stock);
  return true;
}

async function restoreSizes(ctx: MerchantContext, lines: readonly MassChangeLineRow[]): Promise<Outcomes> {
  const ids = lines.map((line) => Number(line.target));
  const sizes = await skusNamed(ctx.database.db, ctx.actor.merId, ids, true);
  const outcomes: Outcomes = new Map();
  for (const line of lines) {
    const size = sizes.get(Number(line.target));
    const isBack = size !== undefined && (await restoreSize(ctx, size, line));
    outcomes.set(line.sort, isBack ? 'undone' : 'kept');
  }
  return outcomes;
}

const stateOf = (word: string): ProductState => PRODUCT_STATES.find((state) => state === word)!;

/** Goods of a store that is new to the mall are looked at before they are sold again, whatever they were before. */
async function restoreListing(ctx: MerchantContext, lines: readonly MassChangeLineRow[]): Promise<Outcomes> {
  const ids = lines.map((line) => Number(line.target));
  const held = await goodsToTurn(ctx.database.db, ctx.actor.merId, ids);
  const states = new Map(held.map((row) => [row.productId, row.status]));
  const sold = await stateWhenListed(ctx, true);
  const placeOf = ({ before }: MassChangeLineRow): ProductState =>
    before === 'on_sale' ? sold : stateOf(before);
  // What is withheld waits for its store, or for the platform, which has a reason of its own.
  const isSame = ({ target, after }: MassChangeLineRow): boolean =>
    after !== 'withheld' && states.get(Number(target)) === after;
  await changeStateOfLocked(
    ctx,
    lines.filter(isSame).map((line) => ({
      productId: Number(line.target),
      before: stateOf(line.after),
      after: placeOf(line),
    })),
  );
  return new Map(lines.map((line) => [line.sort, isSame(line) ? 'undone' : 'kept']));
}

async function restoreGroups(ctx: MerchantContext, lines: readonly MassChangeLineRow[]): Promise<Outcomes> {
  const known = await customersNamed(
    ctx,
    lines.map((line) => line.target),
  );
  const groups = new Map(known.map((row) => [row.customer, row.groupId]));
  const outcomes: Outcomes = new Map();
  for (const { sort, target, held } of lines) {
    const { before = 0, after = 0 } = held.groups ?? {};
    const isBack = groups.get(target) === after && (await groupName(ctx, before)).ok;
    if (isBack) await putIntoGroup(ctx, target, before);
    outcomes.set(sort, isBack ? 'undone' : 'kept');
  }
  return outcomes;
}

/** Goods that are still where they were put go back to where they were, if that is still there. */
async function restoreOwnCategories(
  ctx: MerchantContext,
  lines: readonly MassChangeLineRow[],
): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  for (const { sort, target, held } of lines) {
    const { before, after } = held.categories!;
    const planned = await plannedSort(ctx, [Number(target)], before.id);
    const isBack = planned.ok && planned.value[0]!.before.id === after.id;
    if (isBack) await sortLocked(ctx, planned.value);
    outcomes.set(sort, isBack ? 'undone' : 'kept');
  }
  return outcomes;
}

async function restoreLists(ctx: MerchantContext, lines: readonly MassChangeLineRow[]): Promise<Outcomes> {
  const back = await restoreLines(
    ctx,
    lines.flatMap(({ held: { line } }) => line ?? []),
  );
  return new Map(lines.map(({ sort, held: { line } }) => [sort, line && back.has(line) ? 'undone' : 'kept']));
}

/**
 * A coupon that was a draft becomes a closed one: buyers have seen it. One of the platform's that is for a store of the
 * caller's stays closed.
 */
async function restoreCoupons(ctx: MerchantContext, lines: readonly MassChangeLineRow[]): Promise<Outcomes> {
  const outcomes: Outcomes = new Map();
  for (const { sort, target, after } of lines) {
    const id = Number(target);
    const event = after === 'open' ? 'close' : 'open';
    const isKept = event === 'open' && (await favoursOwnStore(ctx, id));
    const isBack = !isKept && (await stepCoupon(ctx, ctx.actor.merId, id, event)).ok;
    outcomes.set(sort, isBack ? 'undone' : 'kept');
  }
  return outcomes;
}

/** Groups come back unless their words are in another one by now. */
const wordsBack =
  (give: (ctx: MerchantContext, groups: NonNullable<MassHeld['group']>[]) => Promise<boolean[]>) =>
  async (ctx: MerchantContext, lines: readonly MassChangeLineRow[]): Promise<Outcomes> => {
    const given = await give(
      ctx,
      lines.map(({ held }) => held.group!),
    );
    return new Map(lines.map(({ sort }, at) => [sort, given[at] ? 'undone' : 'kept']));
  };
const restoreSynonyms = wordsBack((ctx, groups) =>
  giveSynonyms(
    ctx,
    groups.map(({ words }) => words),
  ),
);
const restoreStandards = wordsBack((ctx, groups) =>
  giveStandards(
    ctx,
    groups.map(({ words: names, note = '', noteEn = '' }) => ({ names, note, noteEn })),
  ),
);

async function undo(ctx: MerchantContext, id: string, kinds: readonly MassChangeKind[]): Promise<Undone> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const change = await lockMassChange(db, ctx.actor.merId, id);
    if (!change || !kinds.includes(change.kind)) return fail('mass_change.gone');
    const now = ctx.clock.now();
    if (!isOpen(change, now)) return fail('mass_change.over');
    const restore = {
      price: restoreSizes,
      stock: restoreSizes,
      shelf: restoreListing,
      group: restoreGroups,
      own_category: restoreOwnCategories,
      price_list: restoreLists,
      coupon: restoreCoupons,
      synonym: restoreSynonyms,
      standard: restoreStandards,
    };
    const outcomes = await restore[change.kind](ctx, await linesOf(db, id));
    await markUndone(db, id, now, outcomes);
    const kept = [...outcomes.values()].filter((outcome) => outcome === 'kept').length;
    return ok({ undone: outcomes.size - kept, kept });
  });
}

/** The same for changes of the platform, of the kinds that the caller works with. */
export const undoKinds = (
  ctx: MerchantContext,
  { id }: { id: string },
  kinds: readonly MassChangeKind[],
): Promise<Undone> => undo(ctx, id, kinds);

/** Undoes a change of many rows within a day; rows that were changed since stay as they are. */
export const undoMassChange = (ctx: MerchantContext, { id }: { id: string }): Promise<Undone> =>
  undo(ctx, id, ['price', 'shelf', 'group', 'own_category', 'price_list', 'coupon']);

/** The same for stocks, which the warehouse changes too. */
export const undoStockChange = (ctx: MerchantContext, { id }: { id: string }): Promise<Undone> =>
  undo(ctx, id, ['stock']);
