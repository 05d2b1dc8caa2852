import type { InquiryRow as InquiryView } from '#lib/contracts/inquiry.ts';
import type { Context } from '#lib/domain/context.ts';
import { regionName, regionPath } from '../../../account/address/index.ts';
import { inLocale } from '../../../goods/catalog/index.ts';
import { inEnglish } from '../../../goods/search/index.ts';
import { unitNamed } from '#lib/kernel/sales-unit.ts';
import {
  categoryNames,
  goodsUnits,
  itemsOf,
  standingOf,
  type GoodsUnit,
  type InquiryRow,
  type ItemRow,
} from '../inquiry.repo.ts';
import { stateAt } from '../step-inquiry.ts';
import { englishTitle, NAMED, withCapital } from './english-title.ts';

const INVOICE_TYPES = ['none', 'plain', 'special'];
/** What the register of regions calls the level between a municipality and its districts. */
const DISTRICTS = /^市辖区$/;

/** The store that the caller works for; null for buyers and visitors. */
export const storeOf = (ctx: Context): number | null =>
  ctx.actor.kind === 'user' && ctx.actor.roles.includes('merchant') ? ctx.actor.merId : null;

/** Province and city, without levels that add nothing; the larger one first in Chinese, last in English. */
function regionText(ctx: Context, codes: readonly string[]): string {
  const names = (regionPath(codes.slice(0, 2).at(-1) ?? '') ?? [])
    .filter(({ name }) => !DISTRICTS.test(name))
    .map(({ name }) => regionName(name, ctx.locale));
  return ctx.locale === 'en-US' ? names.toReversed().join(', ') : names.join(' ');
}

/** Words that somebody has typed, in the reader's language where all of them are known; as they are said alone. */
export function saidTo(ctx: Pick<Context, 'locale'>, text: string): string {
  const said = ctx.locale === 'en-US' ? inEnglish(text) : undefined;
  return said === undefined || said === text ? text : withCapital(said);
}

/**
 * What a buyer calls his goods, in the reader's words where they are known; their unit as the goods say it that are
 * asked of or offered for it, so that one thing is not counted in sets here and in pieces there.
 */
export function wordsOf(
  ctx: Pick<Context, 'locale'>,
  { name, spec, unit }: Pick<ItemRow, 'name' | 'spec' | 'unit'>,
  units: readonly GoodsUnit[] = [],
) {
  const said = (text: string): string => saidTo(ctx, text);
  const listed = unitNamed({ zh: unit, en: '' });
  const { zh, en } = units.find((own) => own.zh === listed.zh || own.en === unit) ?? listed;
  return {
    name: said(name),
    spec: said(spec),
    unit: inLocale(ctx.locale, zh, en || (inEnglish(unit) ?? unit)),
  };
}

interface Beside {
  standing: { invited: ReadonlySet<string>; quoted: ReadonlySet<string> };
  units: readonly GoodsUnit[];
}

/** Units by item. */
export const unitsFor = (units: readonly GoodsUnit[], { itemId }: ItemRow): GoodsUnit[] =>
  units.filter((one) => one.itemId === itemId);

function viewOf(
  ctx: Context,
  row: InquiryRow,
  items: readonly ItemRow[],
  category: { name: string; nameEn: string } | undefined,
  { standing, units }: Beside,
): InquiryView {
  return {
    inquiry_id: row.inquiryId,
    inquiry_sn: row.inquirySn,
    title: (ctx.locale === 'en-US' && englishTitle(row.title, items, category)) || row.title,
    own_title: row.title,
    type: row.isInvited ? 1 : 0,
    sealed: row.isSealed,
    status: stateAt(row, ctx.clock.now()),
    cate_id: row.categoryId,
    cate_name: category ? inLocale(ctx.locale, category.name, category.nameEn) : '',
    item_count: row.itemCount,
    items: items.slice(0, NAMED).map((item) => ({
      ...wordsOf(ctx, item, unitsFor(units, item)),
      num: item.quantity,
    })),
    region: regionText(ctx, row.regionCodes),
    invoice_type: INVOICE_TYPES.indexOf(row.invoiceType),
    deadline: row.deadline.toISOString(),
    publish_time: row.publishedAt?.toISOString() ?? null,
    create_time: row.createdAt.toISOString(),
    quote_count: row.quoteCount,
    is_invited: standing.invited.has(row.inquiryId),
    is_quoted: standing.quoted.has(row.inquiryId),
  };
}

/** Rows of a list, without anything of the people who ask. */
export async function showInquiries(ctx: Context, rows: InquiryRow[]): Promise<InquiryView[]> {
  const { db } = ctx.database;
  const ids = rows.map((row) => row.inquiryId);
  const items = await itemsOf(db, ids);
  const categories = await categoryNames(db, [...new Set(rows.flatMap((row) => row.categoryId ?? []))]);
  const merId = storeOf(ctx);
  const standing =
    merId === null ? { invited: new Set(''), quoted: new Set('') } : await standingOf(db, merId, ids);
  const units = await goodsUnits(db, ids);
  return rows.map((row) =>
    viewOf(
      ctx,
      row,
      items.filter((item) => item.inquiryId === row.inquiryId),
      categories.find((category) => category.categoryId === row.categoryId),
      { standing, units },
    ),
  );
}
