import type { MassChangeKind } from '#lib/contracts/states.ts';
import type { MassHeld } from '#lib/db/schema/mass-change.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import { goodsNamed, listOrUnlist, skusNamed, writePrice, writeStock } from '../../goods/goods-desk/index.ts';
import { plannedSort, sortLocked } from '../../goods/own-category/index.ts';
import { takeSynonyms } from '../../goods/search/index.ts';
import { takeStandards } from '../../goods/taxonomy/index.ts';
import { customersNamed, groupName, putIntoGroup } from '../../merchant/customer/index.ts';
import { stepCoupon, type CouponStep } from '../../trade/coupon/index.ts';
import { addTypedLines, dropLines, writtenPrice, type NamedChange } from '../../trade/price-list/index.ts';
import { addMassChange } from './mass-change.repo.ts';
import { isChanged, planPrices, planStocks, type PlannedSize } from './plan-sizes.ts';
import { textsFor } from './typed-values.ts';

interface Line {
  target: string;
  name: string;
  before: string;
  after: string;
  held?: MassHeld;
}
type Made = Result<
  { changed: number; faulty: number },
  'mass_change.value' | 'mass_change.lines' | 'mass_change.nothing'
>;

/** One row has its own history; several are kept together, to be taken back together. */
async function keep(ctx: MerchantContext, kind: MassChangeKind, lines: readonly Line[]): Promise<void> {
  if (lines.length < 2) return;
  const createdAt = ctx.clock.now();
  const massChangeId = newId(createdAt);
  const { merId, uid, machine } = ctx.actor;
  await addMassChange(
    ctx.database.db,
    { massChangeId, merId, uid, program: machine?.name ?? null, kind, createdAt },
    lines.map(({ held = {}, ...line }, sort) => ({ ...line, massChangeId, sort, held })),
  );
}

/** Does what was planned for those rows that it fits. */
async function changeSizes(
  ctx: MerchantContext,
  kind: 'price' | 'stock',
  { ids, by, was = [] }: { ids: readonly number[]; by: string; was?: readonly number[] },
): Promise<Made> {
  const wanted = [...new Set(ids)];
  const texts = textsFor(by, wanted.length);
  if (!texts.ok) return texts;
  return allOrNothing(ctx.database, async () => {
    const sizes = await skusNamed(ctx.database.db, ctx.actor.merId, wanted, true);
    const planned: PlannedSize[] =
      kind === 'price'
        ? planPrices(ctx, sizes, wanted, texts.value)
        : planStocks(ctx, sizes, wanted, texts.value, was);
    const faulty = planned.filter((row) => row.fault).length;
    const changing = planned.filter(isChanged);
    if (changing.length === 0)
      return faulty > 0
        ? fail('mass_change.value', undefined, 'by')
        : fail('mass_change.nothing', undefined, 'by');
    for (const { held, tiers, stock } of changing) {
      if (tiers) {
        const otPrice = Math.max(held!.sku.otPrice, tiers[0]!.price);
        await writePrice(ctx, held!, { tiers, otPrice });
      } else await writeStock(ctx, held!, stock!);
    }
    await keep(
      ctx,
      kind,
      changing.map(({ target, name, before, after, held, tiers }) => ({
        target,
        name,
        before,
        after,
        ...(tiers
          ? { held: { tiers: { before: held!.sku.tiers, after: tiers, otPrice: held!.sku.otPrice } } }
          : {}),
      })),
    );
    return ok({ changed: changing.length, faulty });
  });
}

/** Changes what many sizes of the caller's store cost, at once. */
export const changePrices = (ctx: MerchantContext, input: { ids: number[]; by: string }): Promise<Made> =>
  changeSizes(ctx, 'price', input);

/** Changes how many pieces of many sizes there are, at once. */
export const changeStocks = (
  ctx: MerchantContext,
  input: { ids: number[]; by: string; was: number[] },
): Promise<Made> => changeSizes(ctx, 'stock', input);

/** Puts goods of the caller's store on the shelf or takes them off it, all of them or none. */
export async function changeListing(
  ctx: MerchantContext,
  { ids, on_sale: isOnSale }: { ids: number[]; on_sale: boolean },
): Promise<Result<{ changed: number }, 'goods.not_found' | 'goods.withheld'>> {
  return allOrNothing(ctx.database, async () => {
    const turned = await listOrUnlist(ctx, ids, isOnSale);
    if (!turned.ok) return turned;
    const named = await goodsNamed(ctx.database.db, ctx.actor.merId, ids);
    const names = new Map(named.map((row) => [row.productId, inLocale(ctx.locale, row.name, row.nameEn)]));
    await keep(
      ctx,
      'shelf',
      turned.value.map(({ productId, before, after }) => ({
        target: String(productId),
        name: names.get(productId) ?? '',
        before,
        after,
      })),
    );
    return ok({ changed: turned.value.length });
  });
}

/** Moves customers of the caller's store to a group, or (0) out of all groups; either all of them or none. */
export async function changeGroups(
  ctx: MerchantContext,
  { customers, group_id: id }: { customers: string[]; group_id: number },
): Promise<Result<{ changed: number }, 'customer.not_found' | 'customer.group_gone'>> {
  return allOrNothing(ctx.database, async () => {
    const after = await groupName(ctx, id);
    if (!after.ok) return after;
    const found = await customersNamed(ctx, customers);
    if (found.length < new Set(customers).size) return fail('customer.not_found', undefined, 'customers');
    const moving = found.filter((row) => row.groupId !== id);
    for (const { customer } of moving) await putIntoGroup(ctx, customer, id);
    await keep(
      ctx,
      'group',
      moving.map(({ customer, name, groupId, group }) => ({
        target: customer,
        name,
        before: group,
        after: after.value,
        held: { groups: { before: groupId, after: id } },
      })),
    );
    return ok({ changed: moving.length });
  });
}

/** Puts goods of the caller's store into an own category, or (0) into none; all of them or none. */
export async function changeOwnCategories(
  ctx: MerchantContext,
  { ids, mer_cate_id: id }: { ids: number[]; mer_cate_id: number },
): Promise<Result<{ changed: number }, 'goods.not_found' | 'own_category.gone'>> {
  return allOrNothing(ctx.database, async () => {
    const planned = await plannedSort(ctx, ids, id);
    if (!planned.ok) return planned;
    const moving = planned.value.filter(({ before, after }) => before.id !== after.id);
    await sortLocked(ctx, moving);
    const named = await goodsNamed(ctx.database.db, ctx.actor.merId, ids);
    const names = new Map(named.map((row) => [row.productId, inLocale(ctx.locale, row.name, row.nameEn)]));
    await keep(
      ctx,
      'own_category',
      moving.map(({ productId, before, after }) => ({
        target: String(productId),
        name: names.get(productId) ?? '',
        before: before.name,
        after: after.name,
        held: { categories: { before, after } },
      })),
    );
    return ok({ changed: moving.length });
  });
}

/** "-5% ≥10" as both sides of a line write it; empty: there is no line. */
const agreedText = (agreed: NamedChange['after']): string =>
  agreed ? `${writtenPrice(agreed)} ≥${agreed.minimum}` : '';

async function keepingLines<F extends string>(
  ctx: MerchantContext,
  change: () => Promise<Result<NamedChange[], F>>,
): Promise<Result<undefined, F>> {
  return allOrNothing(ctx.database, async (): Promise<Result<undefined, F>> => {
    const changed = await change();
    if (!changed.ok) return changed;
    await keep(
      ctx,
      'price_list',
      changed.value.map(({ name, ...line }) => ({
        target: String(line.priceListId),
        name,
        before: agreedText(line.before),
        after: agreedText(line.after),
        held: { line },
      })),
    );
    return ok();
  });
}

/** Adds typed lines to a price list of the caller's store. */
export const addListLines = (ctx: MerchantContext, input: { id: number; lines: string }) =>
  keepingLines(ctx, () => addTypedLines(ctx, input));

/** Takes lines out of price lists of the caller's store. */
export const dropListLines = (ctx: MerchantContext, input: { ids: number[] }) =>
  keepingLines(ctx, () => dropLines(ctx, input));

/** Opens or closes coupons of the caller's store, all of them or none. */
export async function changeCoupons(
  ctx: MerchantContext,
  ids: readonly number[],
  event: CouponStep,
): Promise<Result<undefined, 'coupon.not_found' | 'coupon.wrong_state'>> {
  return allOrNothing(ctx.database, async () => {
    const lines: Line[] = [];
    // Always in the same order: two people who change the same ones do not deadlock.
    for (const id of [...new Set(ids)].toSorted((a, b) => a - b)) {
      const stepped = await stepCoupon(ctx, ctx.actor.merId, id, event);
      if (!stepped.ok) return stepped;
      const { couponId, ...line } = stepped.value;
      lines.push({ target: String(couponId), ...line });
    }
    await keep(ctx, 'coupon', lines);
    return ok();
  });
}

/** Takes groups of words that mean the same, or of standards, away together. */
export const removeGroups = (
  ctx: MerchantContext,
  kind: 'synonym' | 'standard',
  ids: readonly number[],
): Promise<Result<{ removed: number }, never>> =>
  ctx.database.tx(async () => {
    const taken =
      kind === 'synonym'
        ? (await takeSynonyms(ctx, ids)).map(({ id, words }) => ({ id, words, held: { words } }))
        : (await takeStandards(ctx, ids)).map(({ standardId: id, names: words, note, noteEn }) => ({
            id,
            words,
            held: { words, note, noteEn },
          }));
    await keep(
      ctx,
      kind,
      taken
        .toSorted((a, b) => a.id - b.id)
        .map(({ id, words, held: group }) => {
          const name = words.join(' / ');
          return { target: String(id), name, before: name, after: '', held: { group } };
        }),
    );
    return ok({ removed: taken.length });
  });
