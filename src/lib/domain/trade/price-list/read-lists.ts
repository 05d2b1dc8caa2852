import type {
  CustomerPrice,
  DeskPriceList,
  DeskPriceListDetail,
  PriceListLine,
  PriceListState,
  PriceListTab,
  PriceScope,
} from '#lib/contracts/price-list.ts';
import { after, shanghaiDay } from '#lib/kernel/clock.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { inLocale } from '../../goods/catalog/index.ts';
import { customerNamed, customerText } from '../../merchant/customer/index.ts';
import { chooseContract, contractBy, type ContractLine } from './choose-contract.ts';
import { contractLines, groupLines } from './contracts.repo.ts';
import {
  categoriesOf,
  deskLines,
  listCounts,
  listedById,
  logOf,
  namedLine,
  namedLines,
  openLists,
  paddedId,
  priceLists,
  soldSkus,
  type ListedRow,
  type NamedLine,
  type PriceListRow,
} from './desk.repo.ts';
import { writtenPrice } from './typed-price.ts';

/** Lines that the record of a list shows; all of them are in the list of lines. */
const SHOWN_LINES = 100;

const scopeOf = ({
  skuId,
  productId,
  categoryId,
}: Pick<ContractLine, 'skuId' | 'productId' | 'categoryId'>): PriceScope =>
  skuId !== null ? 'sku' : productId !== null ? 'product' : categoryId !== null ? 'category' : 'all';

/** A line as its store reads it. */
export function lineView(ctx: MerchantContext, { line, sku, product, category }: NamedLine): PriceListLine {
  const goods = product ?? category;
  return {
    line_id: line.priceListLineId,
    price_list_id: line.priceListId,
    scope: scopeOf(line),
    name: goods ? inLocale(ctx.locale, goods.name, goods.nameEn) : '',
    code: sku?.designation ?? '',
    unit_name: product ? inLocale(ctx.locale, product.unitName, product.unitNameEn) : '',
    price: writtenPrice(line),
    minimum: line.minimum,
    list_price: sku ? yuan(sku.price) : '',
  };
}

/** The same by its number; what was just written. */
export async function readLine(ctx: MerchantContext, lineId: number): Promise<PriceListLine> {
  const row = await namedLine(ctx.database.db, lineId);
  if (!row) throw new Error(`Line ${lineId} of a price list is not there`);
  return lineView(ctx, row);
}

export function stateOf(
  { startsAt, endsAt, endedAt }: Pick<PriceListRow, 'startsAt' | 'endsAt' | 'endedAt'>,
  now: Date,
): PriceListState {
  if (endedAt || (endsAt && endsAt <= now)) return 'over';
  return startsAt > now ? 'planned' : 'running';
}

function listView(ctx: MerchantContext, { list, customerName, lineCount }: ListedRow): DeskPriceList {
  return {
    price_list_id: list.priceListId,
    name: list.name,
    customer: list.customerGroupId === null ? customerText(list) : `group:${list.customerGroupId}`,
    customer_name: customerName,
    state: stateOf(list, ctx.clock.now()),
    from: shanghaiDay(list.startsAt),
    // It ends with the last moment of its last day.
    to: list.endsAt ? shanghaiDay(after(list.endsAt, -1)) : '',
    line_count: lineCount,
    create_time: list.createdAt.toISOString(),
  };
}

/** A page of the price lists of the caller's store. */
export async function listPriceLists(
  ctx: MerchantContext,
  input: KeysetAsk & { tab: PriceListTab; keyword?: string | undefined },
) {
  const read = await priceLists(ctx.database.db, ctx.actor.merId, { ...input, now: ctx.clock.now() });
  const { rows, ...places } = keysetPage(
    read,
    input,
    ({ list }) => `${list.createdAt.getTime()}~${paddedId(list.priceListId)}`,
  );
  return ok({ list: rows.map((row) => listView(ctx, row)), ...places });
}

/** How many of them run, wait for their first day and are over. */
export const countPriceLists = async (ctx: MerchantContext) =>
  ok({ counts: await listCounts(ctx.database.db, ctx.actor.merId, ctx.clock.now()) });

/** A price list with its lines and its history. */
export async function readPriceList(
  ctx: MerchantContext,
  { id }: { id: number },
): Promise<Result<DeskPriceListDetail, 'price_list.not_found'>> {
  const { db } = ctx.database;
  const found = await listedById(db, ctx.actor.merId, id);
  if (!found) return fail('price_list.not_found');
  const lines = await namedLines(db, id, SHOWN_LINES);
  return ok({
    ...listView(ctx, found),
    lines: lines.map((row) => lineView(ctx, row)),
    log: (await logOf(db, id)).map(({ log, author }) => ({
      event: log.event,
      what: log.what,
      before: log.before,
      after: log.after,
      author,
      time: log.createdAt.toISOString(),
    })),
  });
}

/** Lists that are not over, as choices. */
export async function listChoices(ctx: MerchantContext) {
  const rows = await openLists(ctx.database.db, ctx.actor.merId, ctx.clock.now());
  return ok(rows.map((row) => ({ value: String(row.id), label: row.name })));
}

/** Categories in which the caller's store sells, as choices in the order of the tree. */
export async function categoryChoices(ctx: MerchantContext) {
  const rows = await categoriesOf(ctx.database.db, ctx.actor.merId);
  return ok(
    rows.map((row) => ({
      value: String(row.id),
      label: `${'  '.repeat(row.level - 1)}${inLocale(ctx.locale, row.name, row.nameEn)}`,
    })),
  );
}

/** Lines of the lists that are not over, those of the latest list first. */
export async function listLines(
  ctx: MerchantContext,
  input: KeysetAsk & { list?: number | undefined; keyword?: string | undefined },
) {
  const read = await deskLines(ctx.database.db, ctx.actor.merId, { ...input, now: ctx.clock.now() });
  const { rows, ...places } = keysetPage(
    read,
    input,
    ({ line }) => `${line.priceListId}~${paddedId(line.priceListLineId)}`,
  );
  return ok({ list: rows.map((row) => ({ ...lineView(ctx, row), price_list: row.list.name })), ...places });
}

/**
 * What a customer pays for each size on sale, and which line of which list gives the price, by the same rule as for
 * buyers. Empty until a customer is chosen.
 */
export async function pricesOf(
  ctx: MerchantContext,
  input: KeysetAsk & { customer?: string | undefined; keyword?: string | undefined },
): Promise<
  Result<{ list: CustomerPrice[]; next: string | null; prev: string | null }, 'customer.not_found'>
> {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const now = ctx.clock.now();
  if (!input.customer) return ok({ list: [], next: null, prev: null });
  const target = await customerNamed(ctx, input.customer);
  if (!target.ok) return target;
  const { customerGroupId, companyId, buyerUid } = target.value;
  const lines =
    customerGroupId === null
      ? await contractLines(db, { uid: buyerUid ?? 0, companyId: companyId ?? undefined }, [merId], now)
      : await groupLines(db, customerGroupId, now);
  const read = await soldSkus(db, merId, input);
  const { rows, ...places } = keysetPage(
    read,
    input,
    (row) => `${row.product.productId}~${paddedId(row.sku.skuId)}`,
  );
  const list = rows.map(({ sku, product, categoryPath }): CustomerPrice => {
    const goods = { ...sku, ...product, categoryPath };
    const line = chooseContract(lines, goods);
    const own = line && contractBy(line, goods);
    // A list never makes goods dearer than they are for everybody.
    const isLower = own !== undefined && own.price < sku.price;
    return {
      sku_id: sku.skuId,
      product_id: product.productId,
      name: inLocale(ctx.locale, product.name, product.nameEn),
      designation: sku.designation,
      unit_name: inLocale(ctx.locale, product.unitName, product.unitNameEn),
      list_price: product.priceOnRequest ? '' : yuan(sku.price),
      own_price: isLower ? yuan(own.price) : '',
      minimum: isLower ? own.minimum : 0,
      price_list: line?.name ?? '',
      scope: line ? scopeOf(line) : '',
    };
  });
  return ok({ list, ...places });
}
