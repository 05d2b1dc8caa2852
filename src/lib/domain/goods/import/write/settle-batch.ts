import type { FaultRow } from '#lib/db/schema.ts';
import type { Context } from '#lib/domain/context.ts';
import { hashOf, type Draft } from '../row/draft.ts';
import type { Reference } from '../row/reference.ts';
import { addFaults, addUndo, advance, type ImportRow } from '../run/import.repo.ts';
import type { SheetRow } from '#lib/tables/sheet-row.ts';
import { TAKEN_BACK } from '../../by-hand/index.ts';
import { complete, type Complete } from './complete.ts';
import {
  addProducts,
  changeProduct,
  entriesOf,
  hideSkus,
  productsByKey,
  productsOf,
  putEntries,
  putSkus,
  lockedSkus,
  stateOf,
  type ProductRow,
  type SkuRow,
  type StoreFacts,
} from './goods.repo.ts';
import { valueIds } from '../../search/index.ts';
import { placeOf, productOf, skusOf, valuesOf } from './rows-of.ts';

/** The rows of one product, read: a draft to write, or what is wrong. */
export interface Group {
  rows: SheetRow[];
  draft: Draft | undefined;
  faults: FaultRow[];
}
export interface Setting {
  store: StoreFacts;
  reference: Reference;
  /** Header of the code's column, for a fault that is found here. */
  codeColumn: string;
  /** Sizes that a file does not name are no longer sold. */
  takesAway: boolean;
}
interface Change {
  draft: Draft;
  /** A file that was taken back comes again, and its goods with it. */
  isBack: boolean;
  hash: string;
  productId: number | undefined;
}
interface Next extends Change {
  goods: Complete;
}
/** A product that is there and becomes another. */
interface Changed extends Next {
  now: Now;
  /** As it is before. */
  state: Complete;
  productId: number;
}

/** Another process has settled these rows meanwhile. */
export class Superseded extends Error {}

/** Compares products with the last file to find what is to be written, and refuses codes of goods of other stores. */
async function sift(ctx: Context, groups: readonly Group[], { store, codeColumn, takesAway }: Setting) {
  const { db } = ctx.database;
  const drafts = groups.flatMap(({ draft }) => draft ?? []);
  const entries = new Map(
    (
      await entriesOf(
        db,
        store.merId,
        drafts.map((one) => one.code),
      )
    ).map((row) => [row.code, row]),
  );
  const unknown = drafts.filter((one) => !entries.has(one.code)).map((one) => one.code);
  const byKey = new Map((await productsByKey(db, unknown)).map((row) => [row.key, row]));
  const changes: Change[] = [];
  const faulty: Group[] = [];
  let unchanged = 0;
  for (const group of groups) {
    const { draft, rows } = group;
    const entry = draft && entries.get(draft.code);
    const keyed = draft && !entry ? byKey.get(draft.code) : undefined;
    if (!draft) faulty.push(group);
    else if (keyed && keyed.merId !== store.merId) {
      const line = rows[0]?.line ?? 0;
      const fault = { line, column: codeColumn, code: 'foreign' as const, params: { text: draft.code } };
      faulty.push({ ...group, faults: [fault] });
    } else {
      const hash = hashOf(draft);
      if (entry?.hash === hash && !takesAway) unchanged += 1;
      else {
        const isBack = entry?.hash === TAKEN_BACK && draft.status === undefined;
        const wanted: Draft = isBack ? { ...draft, status: 'on_sale' } : draft;
        changes.push({ draft: wanted, isBack, hash, productId: entry?.productId ?? keyed?.productId });
      }
    }
  }
  return { changes, faulty, unchanged };
}

export interface Now {
  product: ProductRow;
  skus: SkuRow[];
}

async function readNow(ctx: Context, changes: readonly Change[]): Promise<Map<number, Now>> {
  const ids = changes.flatMap((one) => one.productId ?? []);
  const skus = Map.groupBy(await lockedSkus(ctx.database.db, ids), (row) => row.productId);
  const products = await productsOf(ctx.database.db, ids);
  return new Map(
    products.map((row) => [row.productId, { product: row, skus: skus.get(row.productId) ?? [] }]),
  );
}

async function writeNew(
  ctx: Context,
  all: readonly Next[],
  { store, reference }: Setting,
): Promise<Change[]> {
  const now = ctx.clock.now();
  const rows = all.map(({ goods, draft }) => ({
    ...productOf(goods, reference, now),
    ...placeOf(goods, draft.code, store, now),
  }));
  const ids = await addProducts(ctx.database.db, rows);
  const placed = all.map((one) => ({ ...one, productId: ids.get(`${store.merId}:${one.draft.code}`)! }));
  const values = await valueIds(
    ctx.database.db,
    all.flatMap(({ goods }) => valuesOf(goods)),
  );
  await putSkus(
    ctx.database.db,
    placed.flatMap(({ goods, productId }) => skusOf(goods, productId, values)),
  );
  return placed;
}

async function writeChanged(ctx: Context, all: readonly Changed[], { reference }: Setting): Promise<void> {
  const { db } = ctx.database;
  const at = ctx.clock.now();
  const gone = all.flatMap(({ goods, now }) => {
    const named = new Set(goods.skus.map((row) => row.designation));
    return now.skus.filter((row) => row.shown && !named.has(row.designation)).map((row) => row.skuId);
  });
  await hideSkus(db, gone);
  const values = await valueIds(
    db,
    all.flatMap(({ goods }) => valuesOf(goods)),
  );
  await putSkus(
    db,
    all.flatMap(({ goods, productId }) => skusOf(goods, productId, values)),
  );
  for (const { goods, productId } of all) await changeProduct(db, productId, productOf(goods, reference, at));
}

/**
 * What a draft makes of a product. Goods of a store that is new to the mall wait before buyers see them, as do those of one
 * that is frozen or closes; those that the platform withholds are changed, but stay so.
 */
function goodsOf(
  draft: Draft,
  state: Complete | undefined,
  { store, reference, takesAway }: Setting,
): Complete {
  const picture = reference.picture(draft.categoryId) ?? '/brand/logo.svg';
  const goods = complete(draft, state, { picture, takesAway });
  if (state?.status === 'withheld') return { ...goods, status: 'withheld' };
  const isNew = goods.status === 'on_sale' && state?.status !== 'on_sale';
  if (!isNew) return goods;
  if (store.isReviewed) return { ...goods, status: 'reviewing' };
  return store.isOpen ? goods : { ...goods, status: 'withheld' };
}

/** Writes one product in the transaction of the caller, who has locked it; files may change it again. */
export async function writeProduct(
  ctx: Context,
  draft: Draft,
  now: Now | undefined,
  setting: Setting,
): Promise<{ productId: number; goods: Complete }> {
  const state = now && stateOf(now.product, now.skus);
  const goods = goodsOf(draft, state, setting);
  const change = { draft, isBack: false, goods, hash: '' };
  let productId = now?.product.productId;
  if (!now || !state || productId === undefined) {
    const [placed] = await writeNew(ctx, [{ ...change, productId: undefined }], setting);
    productId = placed!.productId!;
  } else await writeChanged(ctx, [{ ...change, productId, now, state }], setting);
  const entry = { merId: setting.store.merId, code: draft.code, productId, hash: '' };
  await putEntries(ctx.database.db, [entry]);
  return { productId, goods };
}

/** What products of a file would do: those that are new, those that change, and those that change nothing. */
export async function weigh(ctx: Context, groups: readonly Group[], setting: Setting) {
  const { changes, faulty, unchanged } = await sift(ctx, groups, setting);
  const states = await readNow(ctx, changes);
  const [fresh, changed, same]: [Next[], Changed[], Changed[]] = [[], [], []];
  for (const change of changes) {
    const now = change.productId === undefined ? undefined : states.get(change.productId);
    const state = now && stateOf(now.product, now.skus);
    const goods = goodsOf(change.draft, state, setting);
    if (!now || !state) {
      fresh.push({ ...change, goods });
      continue;
    }
    const isSame = now.product.status !== 'deleted' && hashOf(goods) === hashOf(state);
    (isSame ? same : changed).push({ ...change, goods, now, state, productId: now.product.productId });
  }
  return { fresh, changed, same, unchanged, faulty };
}

const stocksOf = ({ skus }: Complete): Record<string, number> =>
  Object.fromEntries(skus.map(({ designation, stock }) => [designation, stock]));

/**
 * Settles some products in one transaction: new and changed ones are written whole, repeated ones are left alone,
 * faulty ones are kept with their faults, and the import's offset moves on. Throws Superseded when the offset has
 * moved already; then nothing was done.
 */
export async function settleBatch(
  ctx: Context,
  job: ImportRow,
  groups: readonly Group[],
  setting: Setting,
): Promise<ImportRow> {
  return ctx.database.tx(async () => {
    const { db } = ctx.database;
    const { fresh, changed, same, unchanged, faulty } = await weigh(ctx, groups, setting);
    const placed = fresh.length > 0 ? await writeNew(ctx, fresh, setting) : [];
    if (changed.length > 0) await writeChanged(ctx, changed, setting);
    await putEntries(
      db,
      [...placed, ...changed, ...same].map(({ draft, hash, productId }) => ({
        merId: setting.store.merId,
        code: draft.code,
        productId: productId!,
        hash,
      })),
    );
    await addUndo(db, job.importId, [
      ...placed.map((row) => ({ productId: row.productId!, before: null, stocks: {} })),
      ...changed.map(({ productId, isBack, state, goods }) => ({
        productId,
        // What comes again leaves the shelf again, and may come a third time.
        before: isBack && state.status === 'off_shelf' ? null : state,
        stocks: stocksOf(goods),
      })),
    ]);
    await addFaults(db, job.importId, faulty);
    if (changed.length > 0) await ctx.changed(...changed.map(({ productId }) => `goods:${productId}`));
    const next = await advance(db, job, {
      rows: groups.reduce((sum, group) => sum + group.rows.length, 0),
      created: fresh.length,
      updated: changed.length,
      unchanged: unchanged + same.length,
      faulty: faulty.length,
      skus: [...fresh, ...changed].reduce((sum, { goods }) => sum + goods.skus.length, 0),
      at: ctx.clock.now(),
    });
    if (!next) throw new Superseded();
    return next;
  });
}
