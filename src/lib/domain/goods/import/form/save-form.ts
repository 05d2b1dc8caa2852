import type { FormFault, GoodsAim, GoodsForm } from '#lib/contracts/goods-form.ts';
import { newId } from '#lib/kernel/ids.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { keysOf } from '#lib/kernel/records.ts';
import { ownCategoryNamed } from '../../own-category/index.ts';
import { readHeader } from '../row/read-header.ts';
import { readProduct } from '../row/read-product.ts';
import type { Draft } from '../row/draft.ts';
import type { Reference } from '../row/reference.ts';
import { loadReference } from '../run/reference.repo.ts';
import type { Complete } from '../write/complete.ts';
import {
  changeProduct,
  entriesOf,
  recountCategories,
  lockedSkus,
  stateOf,
  storeFacts,
} from '../write/goods.repo.ts';
import { pictureFinder, type PictureFinder } from '../write/pictures.ts';
import { writeProduct, type Now } from '../write/settle-batch.ts';
import { documentsOf, videoFault } from './attached.ts';
import { formFaults, formOf, sheetOf } from './form-cells.ts';
import { changedSince, freightOf, lockProduct, logForm, ownProduct } from './form.repo.ts';

interface Ask {
  product_id?: number | undefined;
  version?: string | undefined;
  aim: GoodsAim;
  form: GoodsForm;
}
interface Saved {
  product_id: number | null;
  status: string;
  version: string;
  faults: FormFault[];
}

const FALLBACK_PICTURE = '/brand/logo.svg';
/** Characters of a code that is given to a product without one. */
const CODE_LENGTH = 12;

/** Pictures that the product has already and the placeholder are kept; new ones have to be files of this site. */
async function picturesOf(
  ctx: MerchantContext,
  { pictures }: GoodsForm,
  now: Complete | undefined,
): ReturnType<PictureFinder> {
  const known = new Set([FALLBACK_PICTURE, ...(now?.pictures ?? [])]);
  const added = pictures.filter((path) => !known.has(path));
  const { paths, faults } = await pictureFinder(ctx, ctx.actor.merId)(added);
  const found = new Set([...known, ...paths]);
  return {
    paths: pictures.filter((path) => found.has(path)),
    faults,
  };
}

/** Stock as it becomes when what was sold since the form was opened stays sold. */
function withSales(draft: Draft, { skus: typed }: GoodsForm, now: Complete | undefined): number[] {
  const held = new Map(now?.skus.map((row) => [row.designation, row.stock]));
  const below: number[] = [];
  for (const [at, sku] of draft.skus.entries()) {
    const was = typed[at]?.was;
    const stock = held.get(sku.designation);
    if (was === undefined || stock === undefined) continue;
    sku.stock = stock + (sku.stock ?? was) - was;
    if (sku.stock < 0) below.push(at);
  }
  return below;
}

/** Fields of the form that say something else than before. */
function changedFields(goods: Complete, before: Complete, reference: Reference): string {
  const shown = (one: Complete): GoodsForm => formOf(one, { code: '', freight: null, reference });
  const [next, last] = [shown(goods), shown(before)];
  return keysOf(next)
    .filter((key) => JSON.stringify(next[key]) !== JSON.stringify(last[key]))
    .join(', ');
}

interface Read {
  draft: Draft | undefined;
  faults: FormFault[];
}

async function readForm(
  ctx: MerchantContext,
  form: GoodsForm,
  {
    code,
    now,
    reference,
    say,
  }: { code: string; now: Complete | undefined; reference: Reference; say: Translate },
): Promise<Read> {
  const { header, rows } = sheetOf(form, code);
  const { draft, faults } = readProduct(readHeader(header, new Map()), rows, reference);
  const found = formFaults(faults, say);
  const pictures = await picturesOf(ctx, form, now);
  for (const fault of pictures.faults) {
    const row = { line: 0, column: 'pictures', code: fault.code, params: { text: fault.text } };
    found.push(...formFaults([row], say));
  }
  const attached = await documentsOf(ctx, form, say);
  found.push(...attached.faults, ...(await videoFault(ctx, form, say)));
  const freight = Number(form.freight_template);
  const isOwn =
    !freight || (await freightOf(ctx.database.db, ctx.actor.merId)).some(({ id }) => id === freight);
  if (!isOwn)
    found.push({ field: 'freight_template', sku: null, problem: say('goods:form.no_freight'), cure: '' });
  const own = await ownCategoryNamed(ctx, Number(form.own_category));
  if (!own.ok)
    found.push({ field: 'own_category', sku: null, problem: say('failures:own_category.gone'), cure: '' });
  if (!draft || found.length > 0) return { draft: undefined, faults: found };
  const below = withSales(draft, form, now);
  for (const sku of below)
    found.push({ field: 'stock', sku, problem: say('goods:form.sold_meanwhile'), cure: '' });
  const picture = reference.picture(draft.categoryId) ?? FALLBACK_PICTURE;
  draft.pictures = pictures.paths.length > 0 ? pictures.paths : [picture];
  draft.documents = attached.documents;
  draft.video = form.video;
  draft.ownCategoryId = Number(form.own_category) || null;
  return { draft: found.length > 0 ? undefined : draft, faults: found };
}

/**
 * Writes a product of the caller's store from its form, by the rules by which files are read and written. With faults
 * nothing is written. If somebody else has saved the product since the form was opened, it answers `goods.edited`.
 */
export async function saveGoodsForm(
  ctx: MerchantContext,
  { product_id: id, version, aim, form }: Ask,
  say: Translate,
): Promise<Result<Saved, 'goods.not_found' | 'goods.edited'>> {
  const { merId, uid } = ctx.actor;
  const { db } = ctx.database;
  const reference = await loadReference(db);
  const saved = await allOrNothing(ctx.database, async () => {
    const at = ctx.clock.now();
    const skus = id === undefined ? [] : await lockedSkus(db, [id]);
    const product = id === undefined ? undefined : await lockProduct(db, merId, id);
    if (id !== undefined && !product) return fail('goods.not_found');
    if (product && version !== product.updatedAt.toISOString()) {
      const opened = Date.parse(version ?? '');
      const since = new Date(Number.isNaN(opened) ? 0 : opened);
      const name = await changedSince(db, product.productId, since);
      return fail('goods.edited', { name: name ?? '—' });
    }
    const state = product && stateOf(product, skus);
    const given = form.code.trim();
    const code = product
      ? (await ownProduct(db, merId, product.productId))!.code
      : given || newId(at).slice(-CODE_LENGTH);
    const refused = (faults: FormFault[]): Result<Saved, never> =>
      ok({ product_id: null, status: '', version: '', faults });
    if (!product && (await entriesOf(db, merId, [code])).length > 0)
      return refused([{ field: 'code', sku: null, problem: say('goods:form.code_taken'), cure: '' }]);
    const { draft, faults } = await readForm(ctx, form, { code, now: state, reference, say });
    if (!draft) return refused(faults);
    draft.status = aim;
    const store = await storeFacts(db, merId);
    const now: Now | undefined = product && { product, skus };
    const { productId, goods } = await writeProduct(ctx, draft, now, {
      store,
      reference,
      codeColumn: 'code',
      takesAway: true,
    });
    // The time tells two versions apart, so it must differ even for two saves within one millisecond.
    const updatedAt = new Date(Math.max(at.getTime(), (product?.updatedAt.getTime() ?? 0) + 1));
    await changeProduct(db, productId, {
      updatedAt,
      reviewReason: '',
      ...(form.freight_template ? { freightTemplateId: Number(form.freight_template) } : {}),
    });
    await logForm(db, {
      goodsChangeId: newId(at),
      productId,
      merId,
      uid,
      what: 'form',
      before: '',
      after: state ? changedFields(goods, state, reference) : 'new',
      createdAt: updatedAt,
    });
    await ctx.changed(
      `goods:${productId}`,
      'goods',
      `goods-of:${merId}`,
      `store:${merId}`,
      'categories',
      'home',
    );
    return ok({ product_id: productId, status: goods.status, version: updatedAt.toISOString(), faults: [] });
  });
  if (saved.ok && saved.value.product_id !== null) await recountCategories(db);
  return saved;
}
