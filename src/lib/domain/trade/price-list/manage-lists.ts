import { isDeepStrictEqual } from 'node:util';
import type { PriceListLine } from '#lib/contracts/price-list.ts';
import type { PriceListEvent } from '#lib/contracts/states.ts';
import { after, days, shanghaiDay, shanghaiTime } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type FailureOf, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { LineChange } from '#lib/db/schema/price-list.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { customerNamed } from '../../merchant/customer/index.ts';
import {
  addList,
  addLog,
  changeLine,
  changeList,
  dropLineRows,
  isGoodsOf,
  linesNamed,
  linesOf,
  categoriesOf,
  listOfLine,
  lockList,
  namedLines,
  putLines,
  type LineRow,
  type LineValues,
  type NamedLine,
  type PriceListRow,
} from './desk.repo.ts';
import { lineView, readLine, stateOf } from './read-lists.ts';
import { readTyped } from './read-typed.ts';
import { typedPrice, writtenPrice } from './typed-price.ts';

interface Days {
  /** First and last day on the mall's clock, both included; none: from today on, without an end. */
  from?: string | undefined;
  to: string;
}
interface Named extends Days {
  name: string;
}
type Gone = 'price_list.not_found' | 'price_list.over';

interface Said {
  event: PriceListEvent;
  what?: string;
  before?: string;
  after?: string;
}

const log = (ctx: MerchantContext, priceListId: number, said: readonly Said[]) => {
  const createdAt = ctx.clock.now();
  return addLog(
    ctx.database.db,
    said.map((one) => ({
      priceListLogId: newId(createdAt),
      priceListId,
      ...one,
      authorUid: ctx.actor.uid,
      createdAt,
    })),
  );
};

const spanText = ({ startsAt, endsAt }: Pick<PriceListRow, 'startsAt' | 'endsAt'>): string =>
  `${shanghaiDay(startsAt)} – ${endsAt ? shanghaiDay(after(endsAt, -1)) : ''}`.trim();

/** Days as moments; a first day that is today or was begins now, so that a list never changes what has passed. */
function spanOf(
  { from, to }: Days,
  now: Date,
): Result<{ startsAt: Date; endsAt: Date | null }, 'price_list.days'> {
  const begin = from ? shanghaiTime(from, 0) : now;
  const startsAt = begin > now ? begin : now;
  const endsAt = to ? after(shanghaiTime(to, 0), days(1)) : null;
  return endsAt && endsAt <= startsAt ? fail('price_list.days', undefined, 'to') : ok({ startsAt, endsAt });
}

async function typedValues(
  ctx: MerchantContext,
  text: string,
): Promise<Result<LineValues[], 'price_list.lines'>> {
  const lines = await readTyped(ctx, text);
  const wrong = lines.find(({ values }) => !values);
  return wrong || lines.length === 0
    ? fail('price_list.lines', { n: wrong?.look.line ?? 1 }, 'lines')
    : ok(lines.flatMap(({ values }) => values ?? []));
}

async function add(
  ctx: MerchantContext,
  { name, customer, ...span }: Named & { customer: string },
  lines: readonly LineValues[],
): Promise<Result<{ price_list_id: number }, 'customer.not_found' | 'price_list.days'>> {
  const target = await customerNamed(ctx, customer);
  if (!target.ok) return target;
  const now = ctx.clock.now();
  const when = spanOf(span, now);
  if (!when.ok) return when;
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const id = await addList(db, { merId, name, ...target.value, ...when.value, createdAt: now });
  if (lines.length > 0) await putLines(db, id, lines);
  await log(ctx, id, [{ event: 'made', what: name, after: spanText(when.value) }]);
  return ok({ price_list_id: id });
}

/** Sets prices of the caller's store for one group, company or buyer; every typed line must be good. */
export const createPriceList = (
  ctx: MerchantContext,
  { lines: text, ...input }: Named & { customer: string; lines: string },
): Promise<Result<{ price_list_id: number }, FailureOf<typeof typedValues> | FailureOf<typeof add>>> =>
  allOrNothing(ctx.database, async () => {
    const lines = await typedValues(ctx, text);
    return lines.ok ? add(ctx, input, lines.value) : lines;
  });

/** The lines of a list, over or not, for another customer or other days. */
export const copyPriceList = (
  ctx: MerchantContext,
  { id, ...input }: Named & { id: number; customer: string },
): Promise<Result<{ price_list_id: number }, FailureOf<typeof add> | 'price_list.not_found'>> =>
  allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await lockList(db, ctx.actor.merId, id);
    if (!held) return fail('price_list.not_found');
    const lines = await linesOf(db, id);
    return add(
      ctx,
      input,
      lines.map(({ skuId, productId, categoryId, price, offPermille, minimum }) => ({
        skuId,
        productId,
        categoryId,
        price,
        offPermille,
        minimum,
      })),
    );
  });

/** A list that is not over, locked until the transaction ends. */
async function openList(ctx: MerchantContext, id: number): Promise<Result<PriceListRow, Gone>> {
  const held = await lockList(ctx.database.db, ctx.actor.merId, id);
  if (!held) return fail('price_list.not_found');
  return stateOf(held, ctx.clock.now()) === 'over' ? fail('price_list.over') : ok(held);
}

/** Changes name and days of a list. What runs keeps its beginning; it may end earlier or later. */
export const changePriceList = (
  ctx: MerchantContext,
  { id, name, from, to }: Named & { id: number },
): Promise<Result<undefined, Gone | 'price_list.days'>> =>
  allOrNothing(ctx.database, async () => {
    const held = await openList(ctx, id);
    if (!held.ok) return held;
    const before = held.value;
    const now = ctx.clock.now();
    const span = spanOf({ from, to }, now);
    if (!span.ok) return span;
    const startsAt = before.startsAt <= now ? before.startsAt : span.value.startsAt;
    const after = { ...span.value, startsAt };
    await changeList(ctx.database.db, id, { name, ...after });
    const said: Said[] = [];
    if (name !== before.name) said.push({ event: 'changed', before: before.name, after: name });
    if (spanText(before) !== spanText(after))
      said.push({ event: 'changed', before: spanText(before), after: spanText(after) });
    if (said.length > 0) await log(ctx, id, said);
    return ok();
  });

const lineName = ({ name, code }: PriceListLine): string => [name, code].filter(Boolean).join(' ') || '*';

export type NamedChange = LineChange & { name: string };

const goodsOf = ({ skuId, productId, categoryId }: LineRow): LineChange['goods'] => ({
  skuId,
  productId,
  categoryId,
});
const agreedOf = ({ price, offPermille, minimum }: LineRow): LineChange['after'] => ({
  price,
  offPermille,
  minimum,
});

/** Writes the old and new price of each line to the log of one list. */
const sayLines = (ctx: MerchantContext, id: number, changes: readonly NamedChange[]) =>
  log(
    ctx,
    id,
    changes.map(({ name, before, after: now }) => ({
      event: now ? 'line' : 'line_gone',
      what: name,
      before: before ? writtenPrice(before) : '',
      after: now ? writtenPrice(now) : '',
    })),
  );

/** Puts lines into an open list; answers those that are new or other than before. */
async function put(ctx: MerchantContext, id: number, lines: readonly LineValues[]): Promise<NamedChange[]> {
  const read = () => namedLines(ctx.database.db, id);
  const known = new Map((await read()).map(({ line }) => [line.priceListLineId, agreedOf(line)]));
  await putLines(ctx.database.db, id, lines);
  const changes = (await read()).flatMap((row): NamedChange[] => {
    const before = known.get(row.line.priceListLineId) ?? null;
    const now = agreedOf(row.line);
    if (isDeepStrictEqual(before, now)) return [];
    const name = lineName(lineView(ctx, row));
    return [{ priceListId: id, goods: goodsOf(row.line), name, before, after: now }];
  });
  if (changes.length > 0) await sayLines(ctx, id, changes);
  return changes;
}

/** Takes lines of an open list out of it. */
async function drop(ctx: MerchantContext, id: number, rows: readonly NamedLine[]): Promise<NamedChange[]> {
  await dropLineRows(
    ctx.database.db,
    rows.map(({ line }) => line.priceListLineId),
  );
  const changes = rows.map((row) => ({
    priceListId: id,
    goods: goodsOf(row.line),
    name: lineName(lineView(ctx, row)),
    before: agreedOf(row.line),
    after: null,
  }));
  await sayLines(ctx, id, changes);
  return changes;
}

/** Adds typed lines to a list; those of the same goods take the new price. Answers what became of each. */
export const addTypedLines = (
  ctx: MerchantContext,
  { id, lines: text }: { id: number; lines: string },
): Promise<Result<NamedChange[], Gone | 'price_list.lines'>> =>
  allOrNothing(ctx.database, async () => {
    const held = await openList(ctx, id);
    if (!held.ok) return held;
    const lines = await typedValues(ctx, text);
    if (!lines.ok) return lines;
    return ok(await put(ctx, id, lines.value));
  });

interface ScopeInput {
  id: number;
  scope: 'product' | 'category' | 'all';
  product_id?: number | undefined;
  category_id?: number | undefined;
  price: string;
  minimum: number;
}

/** Adds a line for a product, a category or everything; only a product has one price, the others a discount. */
export const addScopeLine = (
  ctx: MerchantContext,
  { id, scope, product_id, category_id, price: text, minimum }: ScopeInput,
): Promise<Result<undefined, Gone | 'price_list.goods' | 'price_list.price'>> =>
  allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const held = await openList(ctx, id);
    if (!held.ok) return held;
    const price = typedPrice(text);
    if (!price || (scope !== 'product' && price.price !== null))
      return fail('price_list.price', undefined, 'price');
    const productId = scope === 'product' ? (product_id ?? 0) : null;
    const categoryId = scope === 'category' ? (category_id ?? 0) : null;
    const { merId } = ctx.actor;
    const isTheirs =
      scope === 'all' ||
      (productId === null
        ? (await categoriesOf(db, merId)).some((row) => row.id === categoryId)
        : await isGoodsOf(db, merId, productId));
    if (!isTheirs)
      return fail('price_list.goods', undefined, scope === 'product' ? 'product_id' : 'category_id');
    await put(ctx, id, [{ skuId: null, productId, categoryId, ...price, minimum }]);
    return ok();
  });

/** Locks the list of a line and does something with the line; answers it as it then is. */
async function withLine<T, F extends string>(
  ctx: MerchantContext,
  lineId: number,
  act: (line: PriceListLine, listId: number) => Promise<Result<T, F>>,
): Promise<Result<T, F | Gone>> {
  return allOrNothing(ctx.database, async (): Promise<Result<T, F | Gone>> => {
    const listId = await listOfLine(ctx.database.db, ctx.actor.merId, lineId);
    if (listId === undefined) return fail('price_list.not_found');
    const held = await openList(ctx, listId);
    if (!held.ok) return held;
    // It may have been taken out while the list was waited for.
    if ((await listOfLine(ctx.database.db, ctx.actor.merId, lineId)) !== listId)
      return fail('price_list.not_found');
    return act(await readLine(ctx, lineId), listId);
  });
}

/** Sets the price of a line; one that somebody else has set since the caller read `was` is told first. */
export const setLinePrice = (
  ctx: MerchantContext,
  { id, price: text, was }: { id: number; price: string; was?: string | undefined },
): Promise<Result<PriceListLine, Gone | 'price_list.price' | 'goods.value_moved'>> =>
  withLine(ctx, id, async (line, listId) => {
    const price = typedPrice(text);
    const isOfOne = line.scope === 'sku' || line.scope === 'product';
    if (!price || (!isOfOne && price.price !== null)) return fail('price_list.price', undefined, 'price');
    const after = writtenPrice(price);
    if (was !== undefined && was !== line.price && after !== line.price)
      return fail('goods.value_moved', { now: line.price }, 'price');
    await changeLine(ctx.database.db, id, price);
    await log(ctx, listId, [{ event: 'line', what: lineName(line), before: line.price, after }]);
    return ok(await readLine(ctx, id));
  });

/** Sets from how many units on a line holds; a number that somebody else has set since `was` was read is told first. */
export const setLineMinimum = (
  ctx: MerchantContext,
  { id, minimum, was }: { id: number; minimum: number; was?: number | undefined },
): Promise<Result<PriceListLine, Gone | 'goods.value_moved'>> =>
  withLine(ctx, id, async (line, listId) => {
    if (was !== undefined && was !== line.minimum && minimum !== line.minimum)
      return fail('goods.value_moved', { now: line.minimum }, 'minimum');
    await changeLine(ctx.database.db, id, { minimum });
    const said = { before: `≥ ${line.minimum}`, after: `≥ ${minimum}` };
    await log(ctx, listId, [{ event: 'line', what: lineName(line), ...said }]);
    return ok(await readLine(ctx, id));
  });

/** Takes lines out of lists, all of them or none; answers what each was. */
export const dropLines = (
  ctx: MerchantContext,
  { ids }: { ids: readonly number[] },
): Promise<Result<NamedChange[], Gone>> =>
  allOrNothing(ctx.database, async (): Promise<Result<NamedChange[], Gone>> => {
    const wanted = [...new Set(ids)];
    const read = () => linesNamed(ctx.database.db, ctx.actor.merId, wanted);
    for (const id of new Set((await read()).map(({ line }) => line.priceListId))) {
      const held = await openList(ctx, id);
      if (!held.ok) return held;
    }
    // Some may have been taken out while the lists were waited for.
    const rows = await read();
    if (rows.length < wanted.length) return fail('price_list.not_found');
    const gone: NamedChange[] = [];
    for (const [id, those] of Map.groupBy(rows, ({ line }) => line.priceListId))
      gone.push(...(await drop(ctx, id, those)));
    return ok(gone);
  });

/**
 * Gives lines their former price and minimum again, except lines that were changed since and lines of lists that are
 * over.
 */
export async function restoreLines(
  ctx: MerchantContext,
  changes: readonly LineChange[],
): Promise<Set<LineChange>> {
  const back = new Set<LineChange>();
  const inOrder = changes.toSorted((a, b) => a.priceListId - b.priceListId);
  for (const [id, those] of Map.groupBy(inOrder, (change) => change.priceListId)) {
    if (!(await openList(ctx, id)).ok) continue;
    const rows = await namedLines(ctx.database.db, id);
    const known = new Map(rows.map((row) => [JSON.stringify(goodsOf(row.line)), row]));
    const rowOf = ({ goods: { skuId, productId, categoryId } }: LineChange) =>
      known.get(JSON.stringify({ skuId, productId, categoryId }));
    const same = those.filter((change) => {
      const row = rowOf(change);
      return isDeepStrictEqual(row ? agreedOf(row.line) : null, change.after);
    });
    const given = same.flatMap(({ goods, before }) => (before ? [{ ...goods, ...before }] : []));
    const gone = same.flatMap((change) => (change.before ? [] : (rowOf(change) ?? [])));
    if (given.length > 0) await put(ctx, id, given);
    if (gone.length > 0) await drop(ctx, id, gone);
    for (const change of same) back.add(change);
  }
  return back;
}

/** Ends a list at once. */
export const endPriceList = (
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<undefined, Gone>> =>
  allOrNothing(ctx.database, async () => {
    const held = await openList(ctx, id);
    if (!held.ok) return held;
    await changeList(ctx.database.db, id, { endedAt: ctx.clock.now() });
    await log(ctx, id, [{ event: 'ended' }]);
    return ok();
  });
