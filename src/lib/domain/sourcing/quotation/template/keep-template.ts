import type { ParsedInput } from '#lib/contracts/endpoint.ts';
import type { QuotationTemplate, quotationTemplateApi } from '#lib/contracts/quotation-template.ts';
import { days } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { QUOTATION_LIFE_DAYS_MAX, QUOTATION_TEMPLATES_MAX } from '#lib/kernel/limits.ts';
import { fenOf } from '#lib/kernel/money.ts';
import type { Page } from '#lib/kernel/page.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import { allOrNothing } from '#lib/domain/all-or-nothing.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { goodsBySku } from '../../../trade/cart/index.ts';
import { offersOf, quotationById } from '../quotation.repo.ts';
import { isSoldBy, showTemplates } from './template-view.ts';
import {
  addTemplate,
  changeTemplate,
  countTemplates,
  dropTemplate,
  linesOfTemplates,
  replaceTemplateLines,
  templateById,
  templatesOf,
  type TemplateLineRow,
  type TemplateRow,
} from './template.repo.ts';

const GRAMS = 1000;

type Line = Omit<TemplateLineRow, 'quotationTemplateId' | 'sort'>;
type Terms = Omit<TemplateRow, 'quotationTemplateId' | 'merId' | 'createdAt' | 'changedAt'>;

/** Templates of the caller's store by name, with their lines. */
export async function listTemplates(
  ctx: MerchantContext,
  wanted: Page & { keyword?: string | undefined },
): Promise<Result<{ count: number; list: QuotationTemplate[] }, never>> {
  const { count, rows } = await templatesOf(ctx.database.db, ctx.actor.merId, wanted);
  return ok({ count, list: await showTemplates(ctx, rows) });
}

async function shown(ctx: MerchantContext, id: string): Promise<QuotationTemplate> {
  const row = await templateById(ctx.database.db, ctx.actor.merId, id);
  return (await showTemplates(ctx, [row!]))[0]!;
}

async function add(
  ctx: MerchantContext,
  terms: Terms,
  lines: Line[],
): Promise<Result<QuotationTemplate, 'quotation.template_twice' | 'quotation.templates_full'>> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const now = ctx.clock.now();
  const id = newId(now);
  if ((await countTemplates(db, merId)) >= QUOTATION_TEMPLATES_MAX) return fail('quotation.templates_full');
  const row = { ...terms, quotationTemplateId: id, merId, createdAt: now, changedAt: now };
  if (!(await addTemplate(db, row))) return fail('quotation.template_twice', undefined, 'name');
  await replaceTemplateLines(db, id, lines);
  return ok(await shown(ctx, id));
}

/**
 * Keeps lines and terms under a name, or changes some that are kept. A size that the store has stopped selling may stay
 * in a template, since it may come back; a new line has to be of goods that are sold. Prices are yuan on the wire and
 * fen here, weights kilograms and grams.
 */
export async function saveTemplate(
  ctx: MerchantContext,
  { id, lines, name, ...form }: ParsedInput<(typeof quotationTemplateApi)['save']>,
): Promise<
  Result<
    QuotationTemplate,
    | 'quotation.goods'
    | 'quotation.made_weight'
    | 'quotation.price'
    | 'quotation.template_gone'
    | 'quotation.template_twice'
    | 'quotation.templates_full'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const { merId } = ctx.actor;
    if (id !== undefined && !(await templateById(db, merId, id))) return fail('quotation.template_gone');
    const before = id === undefined ? [] : await linesOfTemplates(db, [id]);
    const kept = new Set(before.map(({ skuId }) => skuId));
    const goods = new Map(
      (await goodsBySku(db, [...new Set(lines.flatMap((line) => line.product_attr_unique ?? []))])).map(
        (row) => [row.sku.skuId, row],
      ),
    );
    const rows: Line[] = [];
    for (const [at, { made, minimum, price: typed, product_attr_unique: skuId }] of lines.entries()) {
      const price = fenOf(typed);
      if (price <= 0) return fail('quotation.price', undefined, `lines.${at}.price`);
      if (made && skuId === undefined) {
        const { weight, ...said } = made;
        const weightG = Math.round(Number(weight) * GRAMS);
        if (weightG <= 0) return fail('quotation.made_weight', undefined, `lines.${at}.made.weight`);
        rows.push({ skuId: null, made: { ...said, weightG }, price, minimum });
        continue;
      }
      const found = goods.get(skuId ?? 0);
      const isTaken = skuId !== undefined && (kept.has(skuId) || (found && isSoldBy(merId, found)));
      if (!isTaken) return fail('quotation.goods', undefined, `lines.${at}.product_attr_unique`);
      rows.push({ skuId, made: null, price, minimum });
    }
    const terms = {
      name,
      freightIncluded: form.freight_included,
      taxRate: form.tax_rate,
      leadDays: form.lead_days,
      validDays: form.valid_days,
      payTerm: form.pay_term,
      note: form.note,
    };
    if (id === undefined) return add(ctx, terms, rows);
    const isAlone = await changeTemplate(db, id, { ...terms, changedAt: ctx.clock.now() });
    if (!isAlone) return fail('quotation.template_twice', undefined, 'name');
    await replaceTemplateLines(db, id, rows);
    return ok(await shown(ctx, id));
  });
}

/**
 * Keeps the lines and terms of a quotation of the caller's store; its prices are meant from the quoted quantities on,
 * and its days of validity are counted from when it was last changed.
 */
export async function keepTemplate(
  ctx: MerchantContext,
  { quotation_id: quotationId, name }: { quotation_id: string; name: string },
): Promise<
  Result<
    QuotationTemplate,
    'quotation.items' | 'quotation.not_found' | 'quotation.template_twice' | 'quotation.templates_full'
  >
> {
  return allOrNothing(ctx.database, async () => {
    const { db } = ctx.database;
    const row = await quotationById(db, quotationId);
    if (row?.merId !== ctx.actor.merId) return fail('quotation.not_found');
    const offers = await offersOf(db, [quotationId]);
    if (offers.length === 0) return fail('quotation.items');
    const held = Math.round((row.validUntil.getTime() - row.changedAt.getTime()) / days(1));
    const terms = {
      name,
      freightIncluded: row.freightIncluded,
      taxRate: row.taxRate,
      leadDays: row.leadDays,
      validDays: Math.min(Math.max(held, 1), QUOTATION_LIFE_DAYS_MAX),
      payTerm: row.payTerm,
      note: row.note,
    };
    const lines = offers.map(({ made, price, quantity, skuId }) => ({
      skuId,
      made,
      price,
      minimum: quantity,
    }));
    return add(ctx, terms, lines);
  });
}

/** Deletes a template of the caller's store; quotations that were made with it stay as they are. */
export async function removeTemplate(
  ctx: MerchantContext,
  { id }: { id: string },
): Promise<Result<undefined, 'quotation.template_gone'>> {
  return (await dropTemplate(ctx.database.db, ctx.actor.merId, id)) ? ok() : fail('quotation.template_gone');
}
