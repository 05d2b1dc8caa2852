import type { DeskCustomer } from '#lib/contracts/customer.ts';
import { keysetPage, type KeysetAsk } from '#lib/kernel/keyset.ts';
import { yuan } from '#lib/kernel/money.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { MerchantContext } from '#lib/domain/context.ts';
import { personName } from '../../account/profile/index.ts';
import {
  allGroups,
  creditOf,
  customers,
  customersOf,
  groupOf,
  isKnown,
  keepCustomer,
  singleCalled,
  type CreditRow,
  type CustomerRow,
  type Single,
} from './customer.repo.ts';
import { coveredPhone } from '#lib/kernel/covered-phone.ts';

/** Most that are offered in a list of choices. */
const MOST_CHOICES = 200;

/** A customer as the wire writes it: "company:12", "buyer:7". */
export const customerText = ({ companyId, buyerUid }: Single): string =>
  companyId === null ? `buyer:${buyerUid ?? 0}` : `company:${companyId}`;

export interface Target extends Single {
  customerGroupId: number | null;
}

/** What a text of the wire names, whether or not there is such a customer. */
export function readCustomer(text: string): Target {
  const [kind, number] = text.split(':');
  const id = Number(number);
  return {
    customerGroupId: kind === 'group' ? id : null,
    companyId: kind === 'company' ? id : null,
    buyerUid: kind === 'buyer' ? id : null,
  };
}

/** The group, company or buyer that a text names, among those that the caller's store knows. */
export async function customerNamed(
  ctx: MerchantContext,
  text: string,
): Promise<Result<Target, 'customer.not_found'>> {
  const { db } = ctx.database;
  const target = readCustomer(text);
  const isOwn =
    target.customerGroupId === null
      ? await isKnown(db, ctx.actor.merId, target)
      : (await groupOf(db, ctx.actor.merId, target.customerGroupId)) !== undefined;
  return isOwn ? ok(target) : fail('customer.not_found', undefined, 'customer');
}

const nameOf = (ctx: MerchantContext, row: CustomerRow): string =>
  row.companyId === null ? personName(row.name, ctx.locale) : row.name;

const customerView = (
  ctx: MerchantContext,
  row: CustomerRow,
  credit: CreditRow | undefined,
): DeskCustomer => ({
  customer: customerText(row),
  name: nameOf(ctx, row),
  phone: row.phone ? coveredPhone(row.phone) : '',
  is_company: row.companyId !== null,
  order_count: row.orders,
  turnover: yuan(Number(row.turnover)),
  last_order_time: row.lastOrder && new Date(row.lastOrder).toISOString(),
  inquiry_count: row.asked,
  group_id: row.groupId ?? 0,
  group: row.group ?? '',
  note: row.note ?? '',
  credit: credit
    ? {
        order_count: credit.orders,
        amount: yuan(Number(credit.amount)),
        open_amount: yuan(Number(credit.open)),
        due_time: credit.due && new Date(credit.due).toISOString(),
      }
    : null,
});

/** Companies and buyers who bought from the caller's store, asked it, or were written down there. */
export async function listCustomers(
  ctx: MerchantContext,
  input: KeysetAsk & { group?: number | undefined; keyword?: string | undefined },
) {
  const read = await customers(ctx.database.db, ctx.actor.merId, input);
  const { rows, ...places } = keysetPage(read, input, (row) => `${new Date(row.seen).getTime()}~${row.id}`);
  const bills = await creditOf(
    ctx.database.db,
    ctx.actor.merId,
    rows.flatMap(({ companyId }) => companyId ?? []),
  );
  const credit = new Map(bills.map((row) => [row.companyId, row]));
  return ok({ list: rows.map((row) => customerView(ctx, row, credit.get(row.companyId ?? 0))), ...places });
}

/** Groups, then customers, as choices of a form. */
export async function customerChoices(ctx: MerchantContext) {
  const { db } = ctx.database;
  const { merId } = ctx.actor;
  const groups = await allGroups(db, merId);
  const singles = await customers(db, merId, { limit: MOST_CHOICES });
  return ok([
    ...groups.map((row) => ({ value: `group:${row.customerGroupId}`, label: row.name })),
    ...singles.slice(0, MOST_CHOICES).map((row) => ({
      value: customerText(row),
      label: row.phone ? `${nameOf(ctx, row)} ${coveredPhone(row.phone)}` : nameOf(ctx, row),
    })),
  ]);
}

/** Writes down a buyer by the whole phone, or a verified company by its whole name, once either has turned to the store. */
export async function addCustomer(
  ctx: MerchantContext,
  { who, note }: { who: string; note: string },
): Promise<Result<{ customer: string }, 'customer.not_in_touch'>> {
  const { db } = ctx.database;
  const found = await singleCalled(db, ctx.actor.merId, who);
  if (!found) return fail('customer.not_in_touch', undefined, 'who');
  await keepCustomer(db, ctx.actor.merId, found, note ? { note } : {}, ctx.clock.now());
  return ok({ customer: customerText(found) });
}

async function keep(
  ctx: MerchantContext,
  text: string,
  values: { customerGroupId?: number | null; note?: string },
): Promise<Result<undefined, 'customer.not_found'>> {
  const target = await customerNamed(ctx, text);
  if (!target.ok) return target;
  const { companyId, buyerUid } = target.value;
  await keepCustomer(ctx.database.db, ctx.actor.merId, { companyId, buyerUid }, values, ctx.clock.now());
  return ok();
}

/** Notes something about a customer for colleagues. */
export const noteCustomer = (ctx: MerchantContext, { customer, note }: { customer: string; note: string }) =>
  keep(ctx, customer, { note });

/** A customer with the group that it is in; 0: in none. */
export interface Grouped {
  customer: string;
  name: string;
  groupId: number;
  group: string;
}

/** Customers of the caller's store by what the wire calls them, in that order; strangers are left out. */
export async function customersNamed(ctx: MerchantContext, texts: readonly string[]): Promise<Grouped[]> {
  const rows = await customersOf(ctx.database.db, ctx.actor.merId, texts.map(readCustomer));
  const found = new Map(rows.map((row) => [customerText(row), row]));
  return [...new Set(texts)].flatMap((customer) => {
    const row = found.get(customer);
    return row
      ? [{ customer, name: nameOf(ctx, row), groupId: row.groupId ?? 0, group: row.group ?? '' }]
      : [];
  });
}

/** What a group is called; empty for none. */
export async function groupName(
  ctx: MerchantContext,
  id: number,
): Promise<Result<string, 'customer.group_gone'>> {
  if (id === 0) return ok('');
  const group = await groupOf(ctx.database.db, ctx.actor.merId, id);
  return group ? ok(group.name) : fail('customer.group_gone', undefined, 'group_id');
}

/** Puts a customer into a group; 0 takes them out of theirs. Carts show the new prices when they are next read. */
export async function putIntoGroup(ctx: MerchantContext, customer: string, id: number): Promise<void> {
  const { companyId, buyerUid } = readCustomer(customer);
  const values = { customerGroupId: id || null };
  await keepCustomer(ctx.database.db, ctx.actor.merId, { companyId, buyerUid }, values, ctx.clock.now());
}
