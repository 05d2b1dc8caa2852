import { and, count, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { FrozenTab, GoodsReviewTab } from '#lib/contracts/oversight.ts';
import type { PlatformRole } from '#lib/contracts/platform-role.ts';
import type { CorrectionState } from '#lib/contracts/states.ts';
import type { Db } from '#lib/db/database.ts';
import { hasWords, isCalled } from '#lib/db/has-words.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import {
  balanceCorrection,
  goodsHold,
  merchant,
  personErasure,
  product,
  storeClosing,
  user,
  userRole,
} from '#lib/db/schema.ts';
import { shownPhoneHas } from '#lib/db/looks-like.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';

interface Filter {
  tab: FrozenTab;
  keyword?: string | undefined;
}
/** A list of the desk with the time and number that its pages go by. */
interface Placed {
  at: string;
  place: string;
}
export const placeOf = ({ at, place }: Placed): string => `${Date.parse(at)}~${place}`;

const like = (words: string): string => `%${words.trim().replace(/[\\%_]/g, '\\$&')}%`;
const NEWEST: Keyset = { by: sql`at`, id: sql`place`, isDown: true, kind: 'time' };
const all = (parts: (SQL | undefined)[]): SQL => and(...parts) ?? sql`true`;

/** A page of what a statement reads; it has the columns `at` and `place`. */
async function page<T>(db: Db, read: SQL, own: SQL | undefined, ask: KeysetAsk): Promise<(T & Placed)[]> {
  const { within, order } = keysetQuery(NEWEST, ask);
  return rowsOf<T & Placed>(
    db,
    sql`select * from (${read}) as listed where ${within(own) ?? sql`true`}
      order by ${sql.join(order, sql`, `)} limit ${ask.limit + 1}`,
  );
}

export interface StoreRow {
  merId: number;
  name: string;
  nameEn: string;
  type: string;
  typeEn: string;
  category: string;
  categoryEn: string;
  address: string;
  addressEn: string;
  phone: string;
  status: string;
  frozenReason: string;
  sales: number;
  score: number;
  hasMargin: boolean;
  isVerified: boolean;
}

const FROZEN: Record<FrozenTab, SQL | undefined> = {
  all: undefined,
  active: sql`"frozenReason" = ''`,
  frozen: sql`"frozenReason" <> ''`,
};

export function watchedStores(db: Db, { tab, keyword }: Filter, ask: KeysetAsk) {
  const words = keyword?.trim() && like(keyword);
  return page<StoreRow>(
    db,
    sql`select m.mer_id as "merId", m.name, m.name_en as "nameEn", t.name as type, t.name_en as "typeEn",
        c.name as category, c.name_en as "categoryEn", m.address, m.address_en as "addressEn",
        m.service_phone as phone, m.status, m.frozen_reason as "frozenReason", m.sales,
        m.product_score as score, m.has_margin as "hasMargin", m.is_verified as "isVerified",
        m.created_at as at, lpad(m.mer_id::text, 12, '0') as place
      from merchant m join merchant_type t using (merchant_type_id)
        join merchant_category c using (merchant_category_id)
      where m.status <> 'deleted'`,
    all([
      FROZEN[tab],
      words ? sql`(name ilike ${words} or "nameEn" ilike ${words} or phone ilike ${words})` : undefined,
    ]),
    ask,
  );
}

/** What stores have on sale, withheld, and still to do of orders, and the commission that is their own. */
export async function countsOfStores(db: Db, ids: number[]) {
  const list = `{${ids.join(',')}}`;
  const rows = await rowsOf<{
    id: number;
    goods: number;
    withheld: number;
    orders: number;
    permille: number | null;
  }>(
    db,
    sql`select m.id, coalesce(g.goods, 0) as goods, coalesce(g.withheld, 0) as withheld, coalesce(o.orders, 0) as orders,
        (select permille from commission_rate where kind = 'store' and owner_id = m.id) as permille
      from unnest(${list}::int[]) as m(id)
      left join (select mer_id, (count(*) filter (where status = 'on_sale'))::int as goods,
          (count(*) filter (where status = 'withheld'))::int as withheld
        from product where mer_id = any(${list}::int[]) group by mer_id) g on g.mer_id = m.id
      left join (select mer_id, count(*)::int as orders from store_order
        where mer_id = any(${list}::int[]) and status in ('to_ship', 'to_receive') group by mer_id) o on o.mer_id = m.id`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export async function frozenCounts(
  db: Db,
  of: 'merchant' | 'user_account',
): Promise<Record<FrozenTab, number>> {
  const kept = of === 'merchant' ? sql`status <> 'deleted'` : sql`status <> 'closed'`;
  const [row] = await rowsOf<Record<FrozenTab, number>>(
    db,
    sql`select count(*)::int as "all", (count(*) filter (where frozen_reason = ''))::int as active,
        (count(*) filter (where frozen_reason <> ''))::int as frozen
      from ${sql.identifier(of)} where ${kept}`,
  );
  return row!;
}

export const lockStore = async (db: Db, id: number) =>
  (await db.select().from(merchant).where(eq(merchant.merId, id)).for('update'))[0];
export const turnStore = (db: Db, id: number, status: 'open' | 'closed', frozenReason: string) =>
  db.update(merchant).set({ status, frozenReason }).where(eq(merchant.merId, id));

/** Whether a store closes, or has closed, for good. */
export const isClosingStore = async (db: Db, merId: number): Promise<boolean> =>
  (await db.$count(
    storeClosing,
    and(eq(storeClosing.merId, merId), inArray(storeClosing.status, ['winding_up', 'closed'])),
  )) > 0;

/** Goods on sale of a store leave the shelf. */
export const withholdOfStore = (db: Db, merId: number, updatedAt: Date) =>
  db
    .update(product)
    .set({ status: 'withheld', updatedAt })
    .where(and(eq(product.merId, merId), eq(product.status, 'on_sale')));
/** They come back, but for those that the platform withholds one by one. */
export const releaseOfStore = (db: Db, merId: number, updatedAt: Date) =>
  db
    .update(product)
    .set({ status: 'on_sale', updatedAt })
    .where(
      and(
        eq(product.merId, merId),
        eq(product.status, 'withheld'),
        sql`not exists (select 1 from goods_hold where goods_hold.product_id = product.product_id)`,
      ),
    );

export interface MemberRow {
  uid: number;
  nickname: string;
  phone: string;
  company: string | null;
  roles: string[] | null;
  status: string;
  frozenReason: string;
}

export function watchedMembers(db: Db, { tab, keyword }: Filter, ask: KeysetAsk) {
  const typed = keyword?.trim() ?? '';
  const words = typed && like(typed);
  return page<MemberRow>(
    db,
    sql`select u.uid, u.nickname, u.phone, c.name as company, u.status, u.frozen_reason as "frozenReason",
        (select array_agg(distinct role) from user_role r where r.uid = u.uid) as roles,
        u.created_at as at, lpad(u.uid::text, 12, '0') as place
      from user_account u left join company c using (company_id) where u.status <> 'closed'`,
    all([
      FROZEN[tab],
      words
        ? sql`(nickname ilike ${words} or company ilike ${words} or ${shownPhoneHas(sql`phone`, typed, words)})`
        : undefined,
    ]),
    ask,
  );
}

/** What accounts have ordered and hold, and when they were here. */
export async function factsOfMembers(db: Db, ids: number[]) {
  const list = `{${ids.join(',')}}`;
  const rows = await rowsOf<{
    uid: number;
    orders: number;
    spent: string;
    balance: string;
    seen: string | null;
  }>(
    db,
    sql`select m.uid, coalesce(o.orders, 0) as orders, coalesce(o.spent, 0) as spent,
        coalesce(b.balance, 0) as balance, s.seen
      from unnest(${list}::int[]) as m(uid)
      left join (select uid, count(*)::int as orders, sum(pay_price) as spent from group_order
        where uid = any(${list}::int[]) and status = 'paid' group by uid) o using (uid)
      left join ledger_account b on b.kind = 'buyer_balance' and b.owner_id = m.uid
      left join (select uid, max(last_seen_at) as seen from session where uid = any(${list}::int[]) group by uid) s using (uid)`,
  );
  return new Map(rows.map((row) => [row.uid, row]));
}

export const lockMember = async (db: Db, uid: number) =>
  (await db.select().from(user).where(eq(user.uid, uid)).for('update'))[0];
/** Locks both, in the order of their numbers: two who turn against each other take turns. */
export async function lockBoth(db: Db, uid: number, by: number) {
  const rows = await db
    .select()
    .from(user)
    .where(inArray(user.uid, [uid, by]))
    .orderBy(user.uid)
    .for('update');
  return { member: rows.find((row) => row.uid === uid), by: rows.find((row) => row.uid === by) };
}
export async function isOwnerOfPlatform(db: Db, uid: number): Promise<boolean> {
  const rows = await db
    .select({ roles: userRole.platformRoles })
    .from(userRole)
    .where(and(eq(userRole.uid, uid), eq(userRole.role, 'platform')));
  return rows.some(({ roles }) => roles.includes('owner'));
}
export const turnMember = (db: Db, uid: number, status: 'active' | 'disabled', frozenReason: string) =>
  db.update(user).set({ status, frozenReason }).where(eq(user.uid, uid));
export const memberByPhone = async (db: Db, phone: string) =>
  (await db.select().from(user).where(eq(user.phone, phone)))[0];
export async function isOfPlatform(db: Db, uid: number): Promise<boolean> {
  const rows = await db
    .select({ uid: userRole.uid })
    .from(userRole)
    .where(and(eq(userRole.uid, uid), eq(userRole.role, 'platform')));
  return rows.length > 0;
}

interface OperatorRow {
  uid: number;
  nickname: string;
  phone: string;
  roles: PlatformRole[];
  status: string;
  /** Since when there is a second factor. */
  factor: string | null;
  sessions: number;
  seen: string | null;
}

/** The platform's people with the sessions that go on. */
export const operatorRows = (db: Db, now: Date, keyword: string | undefined): Promise<OperatorRow[]> =>
  rowsOf<OperatorRow>(
    db,
    sql`select u.uid, u.nickname, u.phone, u.status, r.platform_roles as roles, f.confirmed_at as factor,
        (select count(*)::int from session s
          where s.uid = u.uid and s.revoked_at is null and s.expires_at > ${now.toISOString()}) as sessions,
        (select max(s.last_seen_at) from session s where s.uid = u.uid) as seen
      from user_role r
      join user_account u on u.uid = r.uid
      left join second_factor f on f.uid = u.uid
      where r.role = 'platform' and ${isCalled(keyword, sql`u.nickname`, sql`u.phone`) ?? sql`true`} order by u.uid`,
  );

export async function activeByPhone(db: Db, phone: string): Promise<number | undefined> {
  const rows = await db
    .select({ uid: user.uid })
    .from(user)
    .where(and(eq(user.phone, phone), eq(user.status, 'active')));
  return rows[0]?.uid;
}

/**
 * Sets the roles of an account on the platform, in place of the former ones; without any it has no access any more.
 * Answers the roles that it did not have: with them it begins anew as one of two people.
 */
export async function writeOperator(
  db: Db,
  uid: number,
  platformRoles: PlatformRole[],
  now: Date,
): Promise<PlatformRole[]> {
  const [before] = await db
    .delete(userRole)
    .where(and(eq(userRole.uid, uid), eq(userRole.role, 'platform')))
    .returning({ roles: userRole.platformRoles, givenAt: userRole.givenAt });
  const more = platformRoles.filter((role) => !before?.roles.includes(role));
  const givenAt = more.length > 0 ? now : (before?.givenAt ?? null);
  if (platformRoles.length > 0)
    await db.insert(userRole).values({ uid, role: 'platform', merId: null, platformRoles, givenAt });
  return more;
}

/** People of the platform with their names, in the order of their accounts. */
export const namesOfPlatform = (db: Db) =>
  db
    .select({ uid: user.uid, nickname: user.nickname })
    .from(userRole)
    .innerJoin(user, eq(user.uid, userRole.uid))
    .where(eq(userRole.role, 'platform'))
    .orderBy(user.uid);

export interface GoodsRow {
  productId: number;
  name: string;
  nameEn: string;
  image: string;
  merId: number;
  store: string;
  storeEn: string;
  category: string;
  categoryEn: string;
  status: string;
  price: string;
  stock: number;
  reason: string | null;
  askedAt: string | null;
}
const GOODS: Record<GoodsReviewTab, SQL | undefined> = {
  asked: sql`"askedAt" is not null`,
  withheld: sql`status = 'withheld'`,
  on_sale: sql`status = 'on_sale'`,
  all: undefined,
};

export function watchedGoods(
  db: Db,
  { tab, keyword }: { tab: GoodsReviewTab; keyword?: string | undefined },
  ask: KeysetAsk,
) {
  const words = keyword?.trim() && like(keyword);
  return page<GoodsRow>(
    db,
    sql`select p.product_id as "productId", p.name, p.name_en as "nameEn", p.image, p.mer_id as "merId",
        m.name as store, m.name_en as "storeEn", c.name as category, c.name_en as "categoryEn", p.status, p.price,
        p.stock, h.reason, h.asked_at as "askedAt", p.search_text as words, p.updated_at as at,
        lpad(p.product_id::text, 12, '0') as place
      from product p join merchant m using (mer_id) join category c using (category_id)
        left join goods_hold h using (product_id)
      where p.status in ('on_sale', 'off_shelf', 'withheld')`,
    all([
      GOODS[tab],
      words ? sql`(words ilike ${words} or name ilike ${words} or store ilike ${words})` : undefined,
    ]),
    ask,
  );
}

export async function watchedGoodsCounts(db: Db): Promise<Record<GoodsReviewTab, number>> {
  const [row] = await rowsOf<Record<GoodsReviewTab, number>>(
    db,
    sql`select count(*)::int as "all", (count(*) filter (where p.status = 'withheld'))::int as withheld,
        (count(*) filter (where p.status = 'on_sale'))::int as on_sale,
        (select count(*)::int from goods_hold where asked_at is not null) as asked
      from product p where p.status in ('on_sale', 'off_shelf', 'withheld')`,
  );
  return row!;
}

/** A product with why it is withheld, locked until the transaction ends. */
export async function lockGoods(db: Db, id: number) {
  const [row] = await db
    .select({ merId: product.merId, status: product.status })
    .from(product)
    .where(and(eq(product.productId, id), inArray(product.status, ['on_sale', 'off_shelf', 'withheld'])))
    .for('update');
  if (!row) return undefined;
  const [hold] = await db.select().from(goodsHold).where(eq(goodsHold.productId, id));
  return { ...row, hold };
}
export const turnOne = (db: Db, id: number, status: 'on_sale' | 'withheld', updatedAt: Date) =>
  db.update(product).set({ status, updatedAt }).where(eq(product.productId, id));
export const noteWithheld = (db: Db, values: typeof goodsHold.$inferInsert) =>
  db
    .insert(goodsHold)
    .values(values)
    .onConflictDoUpdate({ target: goodsHold.productId, set: { ...values, askedAt: null } });
export const letGo = (db: Db, id: number) => db.delete(goodsHold).where(eq(goodsHold.productId, id));
export const noteAsked = (db: Db, id: number, askedAt: Date) =>
  db.update(goodsHold).set({ askedAt }).where(eq(goodsHold.productId, id));

const byName = (uid: SQL): SQL<string | null> =>
  sql<string | null>`(select nickname || ' #' || uid from user_account where uid = ${uid})`;

/** Which proposals of two people are asked for. */
export interface ProposalFilter {
  status?: CorrectionState | undefined;
  keyword?: string | undefined;
  page: number;
  limit: number;
}
/** Found by the name of the account, its phone as it is shown, the reason, or who proposed or decided. */
function ofProposals(
  table: typeof balanceCorrection | typeof personErasure,
  { status, keyword }: Pick<ProposalFilter, 'status' | 'keyword'>,
): SQL | undefined {
  const typed = keyword?.trim() ?? '';
  return and(
    status ? eq(table.status, status) : undefined,
    typed
      ? or(
          hasWords(
            typed,
            user.nickname,
            table.reason,
            byName(sql`${table.firstUid}`),
            byName(sql`${table.secondUid}`),
          ),
          shownPhoneHas(sql`${user.phone}`, typed, like(typed)),
        )
      : undefined,
  );
}

export async function correctionRows(db: Db, { page: at, limit, ...filter }: ProposalFilter) {
  const wanted = ofProposals(balanceCorrection, filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        row: balanceCorrection,
        nickname: user.nickname,
        phone: user.phone,
        firstBy: byName(sql`${balanceCorrection.firstUid}`),
        secondBy: byName(sql`${balanceCorrection.secondUid}`),
      })
      .from(balanceCorrection)
      .innerJoin(user, eq(user.uid, balanceCorrection.uid))
      .where(wanted)
      .orderBy(desc(balanceCorrection.createdAt), desc(balanceCorrection.correctionId))
      .limit(limit)
      .offset((at - 1) * limit),
    db
      .select({ n: count() })
      .from(balanceCorrection)
      .innerJoin(user, eq(user.uid, balanceCorrection.uid))
      .where(wanted),
  ]);
  return { rows, count: counted!.n };
}
export const addCorrection = (db: Db, values: typeof balanceCorrection.$inferInsert) =>
  db.insert(balanceCorrection).values(values);
export const lockCorrection = async (db: Db, id: string) =>
  (await db.select().from(balanceCorrection).where(eq(balanceCorrection.correctionId, id)).for('update'))[0];
export const decideCorrection = (
  db: Db,
  id: string,
  values: { status: CorrectionState; secondUid: number; decidedAt: Date },
) => db.update(balanceCorrection).set(values).where(eq(balanceCorrection.correctionId, id));

export async function erasureRows(db: Db, { page: at, limit, ...filter }: ProposalFilter) {
  const wanted = ofProposals(personErasure, filter);
  const [rows, [counted]] = await Promise.all([
    db
      .select({
        row: personErasure,
        nickname: user.nickname,
        phone: user.phone,
        firstBy: byName(sql`${personErasure.firstUid}`),
        secondBy: byName(sql`${personErasure.secondUid}`),
      })
      .from(personErasure)
      .innerJoin(user, eq(user.uid, personErasure.uid))
      .where(wanted)
      .orderBy(desc(personErasure.createdAt), desc(personErasure.erasureId))
      .limit(limit)
      .offset((at - 1) * limit),
    db
      .select({ n: count() })
      .from(personErasure)
      .innerJoin(user, eq(user.uid, personErasure.uid))
      .where(wanted),
  ]);
  return { rows, count: counted!.n };
}
export const hasOpenErasure = async (db: Db, uid: number): Promise<boolean> =>
  (await db.$count(personErasure, and(eq(personErasure.uid, uid), eq(personErasure.status, 'waiting')))) > 0;
export const addErasure = (db: Db, values: typeof personErasure.$inferInsert) =>
  db.insert(personErasure).values(values);
export const lockErasure = async (db: Db, id: string) =>
  (await db.select().from(personErasure).where(eq(personErasure.erasureId, id)).for('update'))[0];
export const decideErasure = (
  db: Db,
  id: string,
  values: { status: CorrectionState; secondUid: number; decidedAt: Date },
) => db.update(personErasure).set(values).where(eq(personErasure.erasureId, id));
