import type { InquiryForm } from '#lib/contracts/inquiry.ts';
import { days, shanghaiDay } from '#lib/kernel/clock.ts';
import { newId } from '#lib/kernel/ids.ts';
import { INQUIRY_DAYS_MAX, INQUIRY_DAYS_MIN } from '#lib/kernel/limits.ts';
import { parseYuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result, type FailureOf } from '#lib/kernel/result.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { regionPath } from '../../../account/address/index.ts';
import { ownsImages } from '../../../content/media/index.ts';
import { nounsIn } from '../../../goods/search/index.ts';
import {
  categoryNames,
  itemsOf,
  linkedGoods,
  openStores,
  topCategories,
  type InquiryRow,
  type NewItem,
} from '../inquiry.repo.ts';

const INVOICES = ['none', 'plain', 'special'] as const;

/** A day that stores have at least to answer what is published (states 3.0). */
const leavesTime = (deadline: Date, now: Date): Result<undefined, 'inquiry.deadline_near'> =>
  deadline.getTime() < now.getTime() + days(INQUIRY_DAYS_MIN)
    ? fail('inquiry.deadline_near', { n: INQUIRY_DAYS_MIN }, 'deadline')
    : ok();

/** A deadline lies in the future, and not too far. */
export function checkDeadline(
  text: string,
  now: Date,
): Result<Date, 'inquiry.deadline' | 'inquiry.deadline_far'> {
  const deadline = new Date(text);
  if (!(deadline > now)) return fail('inquiry.deadline', undefined, 'deadline');
  if (deadline.getTime() > now.getTime() + days(INQUIRY_DAYS_MAX))
    return fail('inquiry.deadline_far', { n: INQUIRY_DAYS_MAX }, 'deadline');
  return ok(deadline);
}

type Fields = Partial<InquiryRow> &
  Pick<InquiryRow, 'title' | 'deadline' | 'contact' | 'phone' | 'wish' | 'itemCount'>;
export interface Checked {
  fields: Fields;
  itemsFor(inquiryId: string): NewItem[];
  merIds: number[];
}

async function mayUse(ctx: UserContext, form: InquiryForm, before: InquiryRow | undefined): Promise<boolean> {
  const { db } = ctx.database;
  const kept = before ? await itemsOf(db, [before.inquiryId]) : [];
  const known = new Set([
    ...(before?.images ?? []),
    ...(before?.files ?? []).map((file) => file.path),
    ...kept.flatMap((item) => item.images),
  ]);
  const wanted = [
    ...form.images,
    ...form.files.map((file) => file.path),
    ...form.items.flatMap((item) => item.images),
  ];
  return ownsImages(
    ctx,
    wanted.filter((path) => !known.has(path)),
  );
}

/** An inquiry from a form, checked against the database. `before` is the inquiry that it changes. */
export async function checkForm(
  ctx: UserContext,
  form: InquiryForm,
  before?: InquiryRow,
): Promise<
  Result<
    Checked,
    | FailureOf<typeof checkDeadline>
    | 'address.region'
    | 'inquiry.category'
    | 'inquiry.deadline_near'
    | 'inquiry.expect_date'
    | 'inquiry.goods'
    | 'inquiry.picture'
    | 'inquiry.stores'
  >
> {
  const { db } = ctx.database;
  const now = ctx.clock.now();
  const deadline = checkDeadline(form.deadline, now);
  if (!deadline.ok) return deadline;
  const isKept = before?.deadline.getTime() === deadline.value.getTime();
  const enough = isKept ? ok() : leavesTime(deadline.value, now);
  if (!enough.ok) return enough;
  const expected = form.expect_date;
  if (expected && (Number.isNaN(Date.parse(expected)) || expected <= shanghaiDay(now)))
    return fail('inquiry.expect_date', undefined, 'expect_date');
  const [area] = form.receive_area.slice(-1);
  if (
    area &&
    regionPath(area)
      ?.map((region) => region.id)
      .join() !== form.receive_area.join()
  )
    return fail('address.region', undefined, 'receive_area');
  const merIds = form.type === 1 ? [...new Set(form.mer_ids)] : [];
  const open = await openStores(db, merIds);
  if (form.type === 1 && (merIds.length === 0 || open.length < merIds.length))
    return fail('inquiry.stores', undefined, 'mer_ids');
  if (form.cate_id && (await categoryNames(db, [form.cate_id])).length === 0)
    return fail('inquiry.category', undefined, 'cate_id');
  if (!(await hasGoods(ctx, form))) return fail('inquiry.goods', undefined, 'items');
  if (!(await mayUse(ctx, form, before))) return fail('inquiry.picture', undefined, 'images');
  const fields: Fields = {
    title: form.title,
    isInvited: form.type === 1,
    isSealed: form.sealed,
    categoryId: form.cate_id ?? (await categoryOf(ctx, form)),
    content: form.content,
    images: form.images,
    files: form.files,
    regionCodes: form.receive_area,
    deadline: deadline.value,
    expectDate: expected,
    invoiceType: INVOICES[form.invoice_type],
    withTax: form.include_tax,
    withFreight: form.include_freight,
    payType: form.pay_type,
    wish: {
      provinceCode: form.supplier_province,
      certified: form.supplier_certified,
      capital: form.supplier_capital,
    },
    contact: form.contact,
    phone: form.phone,
    company: form.company,
    isContactOpen: form.is_contact_open,
    itemCount: form.items.length,
  };
  return ok({ fields, merIds, itemsFor: (inquiryId) => itemRows(form, inquiryId, now) });
}

/** The one category of all lines, where their names have one; stores that sell in it are asked. */
async function categoryOf({ database }: UserContext, { items }: InquiryForm): Promise<number | null> {
  const linked = items.flatMap((item) => item.product_id ?? []);
  const named = items
    .filter((item) => !item.product_id)
    .flatMap((item) => nounsIn(`${item.name} ${item.spec}`)[0]?.key ?? []);
  const tops = await topCategories(database.db, [...new Set(named)], [...new Set(linked)]);
  return tops.length === 1 ? tops[0]! : null;
}

async function hasGoods(ctx: UserContext, form: InquiryForm): Promise<boolean> {
  const linked = form.items.filter((item) => item.product_id);
  const goods = await linkedGoods(ctx.database.db, [...new Set(linked.map((item) => item.product_id!))]);
  return linked.every((item) =>
    goods.some(
      (row) =>
        row.productId === item.product_id &&
        (!item.product_attr_unique || row.skuId === item.product_attr_unique),
    ),
  );
}

const itemRows = (form: InquiryForm, inquiryId: string, now: Date): NewItem[] =>
  form.items.map((item, sort) => ({
    itemId: newId(now),
    inquiryId,
    sort,
    name: item.name,
    spec: item.spec,
    brand: item.brand,
    quantity: item.num,
    unit: item.unit,
    targetPrice: item.target_price ? (parseYuan(item.target_price) ?? null) : null,
    remark: item.remark,
    images: item.images,
    productId: item.product_id ?? null,
    skuId: item.product_id ? (item.product_attr_unique ?? null) : null,
  }));
