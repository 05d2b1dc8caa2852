import { and, eq, getTableColumns, inArray, isNull, lt, or, sql, type SQLWrapper } from 'drizzle-orm';
import { arrayOf, listOf, oneOf } from '#lib/db/array-of.ts';
import { builtOnce, readTogether, sqlOnce } from '#lib/db/built-once.ts';
import type { Db } from '#lib/db/database.ts';
import { after, days } from '#lib/kernel/clock.ts';
import type { Along } from '#lib/db/insert-rows.ts';
import { cartLine, checkoutKey, company, user, userRole } from '#lib/db/schema.ts';
import { addressChosen } from '../../account/address/index.ts';
import { invoiceWishes } from '../../sourcing/quotation/index.ts';
import { chosenLines, chosenRows, lockedLines } from '../cart/index.ts';
import { usableClaims } from '../coupon/index.ts';
import { pointsAccounts } from '../points/index.ts';
import { unpaidOrders } from '../order/index.ts';
import { openSamples } from '../sample/index.ts';

export type KeyRow = typeof checkoutKey.$inferSelect;

const newKey = builtOnce((db) =>
  db.insert(checkoutKey).values({
    key: sql.placeholder('key'),
    uid: sql.placeholder('uid'),
    preview: sql.placeholder('preview'),
    createdAt: sql.placeholder('createdAt'),
    expiresAt: sql.placeholder('expiresAt'),
  }),
);
export const addKey = (db: Db, row: Omit<KeyRow, 'groupOrderId'>) => newKey(db).execute(row);

/** Its buyer's orders are counted before this one is placed, so they are placed one after the other. */
const ofOneBuyer = sql`pg_advisory_xact_lock(hashtext('unpaid_orders'), ${checkoutKey.uid})`;
const heldKey = builtOnce((db) =>
  db
    .select({ ...getTableColumns(checkoutKey), turn: ofOneBuyer.as('turn') })
    .from(checkoutKey)
    .where(and(eq(checkoutKey.key, sql.placeholder('key')), eq(checkoutKey.uid, sql.placeholder('uid'))))
    .for('update'),
);

/**
 * Locks the order's key until the transaction ends: a second request with the same key waits, and then finds the order.
 */
export async function lockKey(db: Db, uid: number, key: string): Promise<KeyRow | undefined> {
  const rows = await heldKey(db).execute({ key, uid });
  return rows[0];
}

const linesOrdered = sql`delete from cart_line
  where uid = ${oneOf('uid', 'int')} and cart_id = any(${listOf('cartIds', 'text')})`;
const keySpent = sql`update checkout_key set group_order_id = ${sql.placeholder('groupOrderId')}
  where key = ${sql.placeholder('key')}`;

/**
 * Statements that run together with the one that writes the order: the key is marked as spent, and the ordered lines
 * are deleted. The caller has locked both.
 */
export const spendKey = ({
  cartIds,
  ...spent
}: {
  key: string;
  uid: number;
  groupOrderId: string;
  cartIds: string[];
}): Along => ({
  parts: { lines_ordered: linesOrdered, key_spent: keySpent },
  values: { ...spent, cartIds: arrayOf(cartIds) },
});

/** What is read of a line before anything is locked: neither its quotation nor its activity ever changes. */
export interface LineAhead {
  cartId: string;
  quantity: number;
  quotationId: string | null;
  /** What is left of the activity that it is bought in; null for normal goods. */
  limitedStock: number | null;
}
const ahead = sqlOnce<LineAhead>(sql`
  select l.cart_id "cartId", l.quantity, l.quotation_id "quotationId", s.stock "limitedStock"
  from cart_line l left join activity_sku s on s.activity_id = l.activity_id and s.sku_id = l.sku_id
  where l.uid = ${oneOf('uid', 'int')} and l.cart_id = any(${listOf('cartIds', 'text')})`);

export const linesAhead = (db: Db, uid: number, cartIds: readonly string[]): Promise<LineAhead[]> =>
  ahead(db, { uid, cartIds: arrayOf(cartIds) });

/** Drops keys that were never used, and used ones that no client will send again. */
export async function dropStaleKeys(db: Db, before: { unspent: Date; spent: Date }): Promise<void> {
  await db
    .delete(checkoutKey)
    .where(and(isNull(checkoutKey.groupOrderId), lt(checkoutKey.expiresAt, before.unspent)));
  await db
    .delete(checkoutKey)
    .where(and(sql`${checkoutKey.groupOrderId} is not null`, lt(checkoutKey.expiresAt, before.spent)));
}

/** Query for `readTogether`: which of some stores an account, or somebody of its verified company, works for. */
const ownStores = (db: Db, merIds: SQLWrapper) => {
  const isBuyer = eq(user.uid, oneOf('uid', 'int'));
  const companyOfBuyer = db
    .select({ id: company.companyId })
    .from(company)
    .innerJoin(user, eq(user.companyId, company.companyId))
    .where(and(isBuyer, eq(company.status, 'verified')));
  return db
    .selectDistinct({ merId: userRole.merId })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(
      and(
        sql`${userRole.merId} in ${merIds}`,
        or(eq(userRole.uid, oneOf('uid', 'int')), inArray(user.companyId, companyOfBuyer)),
      ),
    );
};

/** One column of the chosen lines. */
const ofLines = (db: Db, column: 'merId' | 'skuId') =>
  db
    .select({ one: cartLine[column] })
    .from(cartLine)
    .where(
      and(eq(cartLine.uid, oneOf('uid', 'int')), sql`${cartLine.cartId} = any(${listOf('ids', 'text')})`),
    );

/** All that is read for a check-out besides what is cached in memory. */
const factsAround = (db: Db) => ({
  ownStores: ownStores(db, ofLines(db, 'merId')),
  address: addressChosen(db),
  coupons: usableClaims(db, ofLines(db, 'merId')),
  points: pointsAccounts(db),
  samples: openSamples(db, ofLines(db, 'skuId')),
});
const shownFacts = readTogether((db) => ({
  lines: chosenLines(db),
  ...factsAround(db),
  wishes: invoiceWishes(db),
}));
const heldFacts = readTogether((db) => ({
  lines: lockedLines(db),
  ...factsAround(db),
  unpaid: unpaidOrders(db),
  account: db
    .select({ language: user.locale })
    .from(user)
    .where(eq(user.uid, oneOf('uid', 'int'))),
}));

export interface FactsAsked {
  uid: number;
  cartIds: readonly string[];
  /** Undefined asks for the default one. */
  addressId: string | undefined;
  now: Date;
}
const asked = ({ uid, cartIds, addressId, now }: FactsAsked) => ({
  uid,
  ids: arrayOf(cartIds),
  addressId: addressId ?? null,
  now,
});

/** What the price of chosen lines depends on, for a preview. */
export const readFacts = (db: Db, what: FactsAsked) => shownFacts(db, asked(what));
export type HeldFacts = Awaited<ReturnType<typeof heldFacts>>;
export type CheckoutFacts = Omit<HeldFacts, 'unpaid' | 'account'>;

/**
 * The same with the lines locked until the transaction ends; fails as busy when another request has locked one of them.
 */
export async function lockFacts(db: Db, what: FactsAsked): Promise<HeldFacts & { isBusy: boolean }> {
  const { now } = what;
  const since = { dayAgo: after(now, -days(1)), monthAgo: after(now, -days(31)) };
  const facts = await heldFacts(db, { ...asked(what), ...since });
  if (facts.lines.length === new Set(what.cartIds).size) return { ...facts, isBusy: false };
  // A line that is missing here was deleted, or another request has locked it.
  const lines = await chosenRows(db, what.uid, [...what.cartIds]);
  return { ...facts, lines, isBusy: facts.lines.length < lines.length };
}
