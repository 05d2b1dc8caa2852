// A mall in which buyer A owns something of everything; others then try to reach it.
//
// What A owns is found in the database itself: every row with A's uid, and the rows that hang on them. So a new table
// is swept without a word here, as soon as it has a uid.
import type { TradeMall } from '../trade-mall.ts';
import { NORTH, openTradeMall, SOUTH } from '../trade-mall.ts';
import { order, paidOrder, putIntoCart } from '../trade-steps.ts';
import type { Access } from '#lib/contracts/endpoint.ts';
import { session, user, userRole } from '#lib/db/schema.ts';
import { after, days } from '#lib/kernel/clock.ts';
import { newId, newToken, sha256Hex } from '#lib/kernel/ids.ts';
import { fillTables } from './fill-tables.ts';
import { ownedRows, readOwned, readTables, type Owned } from './owned.ts';

export const A = 1;
export const B = 2;
/** The merchant of the store that A buys from, and the one of the other store. */
export const NORTH_MERCHANT = 900 + NORTH;
const SOUTH_MERCHANT = 900 + SOUTH;
const CLERK = 903;
const PLATFORM = 904;

const SKU_OF_NORTH = 11;
const SKU_OF_SOUTH = 21;

export interface SweepWorld {
  mall: TradeMall;
  owned: Owned;
  /** Tables with a uid in which A has nothing. */
  emptyTables: string[];
  /** A fresh session of this account. */
  token(uid: number): Promise<string>;
  /** Everything that A owns, as it is now. */
  snapshot(): Promise<string>;
}

export async function openSweepWorld(): Promise<SweepWorld> {
  const mall = await openTradeMall({ buyers: 2 });
  const { db } = mall.services.database;
  const set = (text: string): Promise<unknown> => mall.services.database.query(text);

  await set(
    `update user_account set nickname = 'Nickname of A', avatar = '/files/uploads/avatar/of-a.webp' where uid = ${A}`,
  );
  await set(`update address set real_name = 'Recipient of A', detail = 'Street of A 8' where uid = ${A}`);
  await addStaff(mall);
  await putIntoCart(mall, A, [[SKU_OF_NORTH, 10]]);
  await order(mall, A, [[SKU_OF_NORTH, 20]]);
  await paidOrder(mall, A, [[SKU_OF_NORTH, 30]]);
  // B owns something as well, so that an answer about B's own things is no empty one.
  await putIntoCart(mall, B, [[SKU_OF_SOUTH, 1]]);
  await paidOrder(mall, B, [[SKU_OF_SOUTH, 2]]);
  await set(`update store_order set mark = 'Remark of buyer A' where uid = ${A}`);
  await set(`insert into coupon (mer_id, kind, title, title_en, value, threshold, valid_days, is_limited, status, created_at)
    values (0, 'general', 'Coupon', 'Coupon', 1000, 900000000, 30, false, 'open', now())`);
  await set(`insert into coupon_user (coupon_user_id, coupon_id, uid, starts_at, ends_at, created_at)
    select '${newId(mall.clock.now())}', max(coupon_id), ${A}, now(), now() + interval '300 days', now() from coupon`);

  await set(`insert into activity (kind, mer_id, product_id, status, pays, start_at, end_at, final_start_at, final_end_at,
      delivery, created_at, updated_at)
    values ('presale', ${NORTH}, 1, 'approved', 'deposit', now() - interval '1 day', now() + interval '1 day',
      now() + interval '2 days', now() + interval '3 days', 'after_pay', now(), now())`);

  async function token(uid: number): Promise<string> {
    const made = newToken();
    const at = mall.clock.now();
    await db.insert(session).values({
      sessionId: newId(at),
      tokenHash: sha256Hex(made),
      uid,
      strategy: 'password',
      device: `Device of ${uid}`,
      createdAt: at,
      lastSeenAt: at,
      expiresAt: after(at, days(300)),
    });
    return made;
  }
  await set(`insert into conversation (conversation_id, uid, mer_id, version, last_text, last_at, created_at)
    values ('${newId(mall.clock.now())}', ${A}, ${NORTH}, 1, 'Question of A', now(), now())`);
  await set(`insert into chat_message (chat_message_id, conversation_id, seq, version, side, sender_uid, type, body, created_at)
    select '${newId(mall.clock.now())}', conversation_id, 1, 1, 'buyer', ${A}, 1, 'What A asks the store', now() from conversation`);

  await set(`insert into user_role (uid, role, mer_id) values (${A}, 'clerk', ${NORTH})`);
  await token(A);
  await passGivenNumbers(mall);
  const emptyTables = await fillTables(mall.services.database, A);
  const tables = await readTables(mall.services.database);
  const owned = await readOwned(mall.services.database, tables, A);
  return {
    mall,
    owned,
    emptyTables,
    token,
    snapshot: async () => JSON.stringify(await ownedRows(mall.services.database, tables, A)),
  };
}

/** The trade mall gives stores and goods their numbers; what an act adds comes after those. */
async function passGivenNumbers({ rows }: TradeMall): Promise<void> {
  const counters = await rows<{ sequence: string }>(
    `select pg_get_serial_sequence(quote_ident(table_name), column_name) sequence from information_schema.columns
      where table_schema = 'public' and (is_identity = 'YES' or column_default like 'nextval%')`,
  );
  for (const { sequence } of counters) await rows(`select setval($1, 1000)`, sequence);
}

/** Accounts for the roles that the trade mall lacks. */
async function addStaff({ services }: TradeMall): Promise<void> {
  const roles: (typeof userRole.$inferInsert)[] = [
    { uid: CLERK, role: 'clerk', merId: SOUTH },
    { uid: PLATFORM, role: 'platform', merId: null, platformRoles: ['owner'] },
  ];
  const createdAt = services.clock.now();
  const accounts = roles.map(({ uid }) => ({
    uid,
    phone: `13800000${uid}`,
    nickname: `staff${uid}`,
    createdAt,
  }));
  await services.database.db.insert(user).values(accounts);
  await services.database.db.insert(userRole).values(roles);
}

/** An account that may call rows of this access (but for the platform's, whom everything concerns), and owns nothing of A's. */
export const strangerTo = (access: Access): number =>
  ({ public: B, user: B, merchant: SOUTH_MERCHANT, clerk: CLERK, platform: SOUTH_MERCHANT })[access];

/** An account that may call rows of this access, and whom A's things concern. */
export const ownerOf = (access: Access): number =>
  ({ public: A, user: A, merchant: NORTH_MERCHANT, clerk: CLERK, platform: PLATFORM })[access];
