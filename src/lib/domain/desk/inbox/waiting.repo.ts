import { and, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { WaitingKind } from '#lib/contracts/desk.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery, type Keyset } from '#lib/db/keyset.ts';
import { rowsOf } from '#lib/db/rows-of.ts';
import type { Settings } from '#lib/db/settings.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { after, days, shanghaiDay } from '#lib/kernel/clock.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import { COMMISSION_PROPOSAL_LIFE, CREDIT_PROPOSAL_LIFE, PAYEE_PROPOSAL_LIFE } from '#lib/kernel/limits.ts';
import { GIVEN_UP_JOBS, HAS_QUEUE } from '../../service/job/index.ts';
import { hasOpenTrade } from '../../trade/withdrawal/index.ts';

export interface Waiting {
  kind: WaitingKind;
  id: string;
  name: string;
  about: string;
  /** In fen; null where it is about no sum. */
  amount: number | null;
  since: Date;
  until: Date | null;
  half: boolean;
}
export interface WaitingFilter {
  kinds: readonly WaitingKind[];
  keyword?: string | undefined;
  since?: Date | undefined;
  until?: Date | undefined;
}

/** The language of names, and the time of reading, by which some kinds of work are over. */
export interface Reader {
  locale: Locale;
  now: Date;
}

const inLanguage = (locale: Locale, zh: SQL, en: SQL): SQL =>
  locale === 'zh-CN' ? zh : sql`coalesce(nullif(${en}, ''), ${zh})`;

/** A flash sale has to be looked at before the first hour of its first day. */
const activityBegins = sql`coalesce(a.start_at, (a.start_day::date + make_interval(hours => coalesce(s.start_hour, 0))) at time zone 'Asia/Shanghai')`;

/** Faults that the last run of a check has found; each run reports them again until they are gone. */
const brokenCheck = (kind: WaitingKind, key: keyof Settings): SQL => sql`
  select ${kind}::text, 'check', '', value->>'faults', null::bigint, (value->>'at')::timestamptz, null::timestamptz, false
  from site_setting where key = ${key} and (value->>'faults')::int > 0`;

/** Who sent it, as he calls himself there, or else as his account does. */
const orNickname = (name: SQL): SQL => sql`coalesce(nullif(${name}, ''), u.nickname)`;

/** What each kind reads, in the columns of `Waiting`. */
const readings = ({ locale, now }: Reader): Record<WaitingKind, SQL> => ({
  application: sql`select 'application', intention_id, mer_name, company_name, null::bigint, created_at, null::timestamptz, false
    from intention where status = 'pending'`,
  company: sql`select 'company', company_id::text, name, tax_no, null::bigint, created_at, null::timestamptz, false
    from company where status = 'pending'`,
  inquiry: sql`select 'inquiry', i.inquiry_id, i.title, ${orNickname(sql`i.company`)}, null::bigint, i.changed_at, i.deadline, false
    from inquiry i join user_account u using (uid) where i.status = 'pending'`,
  activity: sql`select 'activity', a.activity_id::text, ${inLanguage(locale, sql`p.name`, sql`p.name_en`)},
      ${inLanguage(locale, sql`m.name`, sql`m.name_en`)}, null::bigint, a.created_at, ${activityBegins}, false
    from activity a join product p using (product_id) join merchant m on m.mer_id = a.mer_id
      left join seckill_slot s on s.slot_id = a.slot_id where a.status = 'pending'`,
  video: sql`select 'video', c.community_id::text, ${inLanguage(locale, sql`c.title`, sql`c.title_en`)}, u.nickname,
      null::bigint, c.created_at, null::timestamptz, false
    from community_post c join user_account u on u.uid = c.uid where c.status = 'reviewing'`,
  new_goods: sql`select 'new_goods', p.product_id::text, ${inLanguage(locale, sql`p.name`, sql`p.name_en`)},
      ${inLanguage(locale, sql`m.name`, sql`m.name_en`)}, null::bigint, p.updated_at, null::timestamptz, false
    from product p join merchant m using (mer_id) where p.status = 'reviewing'`,
  goods: sql`select 'goods', p.product_id::text, ${inLanguage(locale, sql`p.name`, sql`p.name_en`)},
      ${inLanguage(locale, sql`m.name`, sql`m.name_en`)} || ' ' || h.reason, null::bigint, h.asked_at, null::timestamptz, false
    from goods_hold h join product p using (product_id) join merchant m using (mer_id)
    where h.asked_at is not null and p.status <> 'deleted'`,
  voucher: sql`select 'voucher', bank_transfer_id, payer_name, bank || ' ' || serial_no, amount, created_at,
      null::timestamptz, status = 'half_confirmed'
    from bank_transfer where status in ('waiting', 'half_confirmed')`,
  bank_refund: sql`select 'bank_refund', r.refund_payment_id, coalesce(t.payer_name, ''), coalesce(t.bank, ''), r.amount,
      r.created_at, null::timestamptz, r.first_uid is not null
    from refund_payment r join payment p using (payment_id)
      left join bank_transfer t on t.payment_id = p.payment_id and t.status = 'confirmed'
    where p.provider = 'offline' and r.status = 'pending'`,
  withdrawal: sql`select 'withdrawal', w.withdrawal_id, ${inLanguage(locale, sql`m.name`, sql`m.name_en`)}, w.withdrawal_sn,
      w.amount, w.approved_at, null::timestamptz, w.status = 'half_confirmed'
    from withdrawal w join merchant m using (mer_id) where w.status in ('approved', 'half_confirmed')`,
  correction: sql`select 'correction', c.correction_id, u.nickname, c.reason, c.amount, c.created_at, null::timestamptz, true
    from balance_correction c join user_account u using (uid) where c.status = 'waiting'`,
  commission: sql`select 'commission', p.kind || '-' || p.owner_id,
      coalesce(${inLanguage(locale, sql`c.name`, sql`c.name_en`)}, ${inLanguage(locale, sql`m.name`, sql`m.name_en`)}, ''),
      coalesce(trim_scale(r.permille / 10.0) || '%', '–') || ' → ' || coalesce(trim_scale(p.permille / 10.0) || '%', '–'), null::bigint, p.proposed_at,
      p.proposed_at + make_interval(secs => ${COMMISSION_PROPOSAL_LIFE / 1000}), true
    from commission_proposal p left join commission_rate r using (kind, owner_id)
      left join category c on p.kind = 'category' and c.category_id = p.owner_id
      left join merchant m on p.kind = 'store' and m.mer_id = p.owner_id
    where p.proposed_at > ${after(now, -COMMISSION_PROPOSAL_LIFE).toISOString()}::timestamptz`,
  credit_limit: sql`select 'credit_limit', company_id::text, name, tax_no, credit_proposed, credit_proposed_at,
      credit_proposed_at + make_interval(secs => ${CREDIT_PROPOSAL_LIFE / 1000}), true
    from company where status = 'verified'
      and credit_proposed_at > ${after(now, -CREDIT_PROPOSAL_LIFE).toISOString()}::timestamptz`,
  payee: sql`select 'payee', 'proposed', value->'payee'->>'name', (value->'payee'->>'bank') || ' ' || (value->'payee'->>'account'),
      null::bigint, (value->>'at')::timestamptz,
      (value->>'at')::timestamptz + make_interval(secs => ${PAYEE_PROPOSAL_LIFE / 1000}), true
    from site_setting where key = 'bank_payee:proposed'
      and (value->>'at')::timestamptz > ${after(now, -PAYEE_PROPOSAL_LIFE).toISOString()}::timestamptz`,
  difference: sql`select 'difference', d.difference_id, d.number, r.file_name, coalesce(d.amount_there, d.amount_here),
      r.created_at, null::timestamptz, false
    from reconciliation_difference d join reconciliation r using (reconciliation_id) where d.settled_at is null`,
  // Asked for by the store, or the books say another sum than the invoice that is in force.
  fee_invoice: sql`select 'fee_invoice', mer_id || '-' || month, ${inLanguage(locale, sql`m.name`, sql`m.name_en`)}, month,
      coalesce(t.taken, 0), f.changed_at, null::timestamptz, false
    from fee_invoice f left join fee_month t using (mer_id, month) join merchant m using (mer_id)
    where f.amount <> greatest(coalesce(t.taken, 0), 0)`,
  closing: sql`select 'closing', c.store_closing_id, ${inLanguage(locale, sql`m.name`, sql`m.name_en`)}, c.reason, null::bigint,
      c.created_at, null::timestamptz, false
    from store_closing c join merchant m using (mer_id) where c.status = 'winding_up'`,
  // The trade of a store that closes is over: its deposit goes back.
  closing_margin: sql`select 'closing_margin', c.mer_id::text, ${inLanguage(locale, sql`m.name`, sql`m.name_en`)}, c.reason, a.balance,
      c.created_at, null::timestamptz, false
    from store_closing c join merchant m using (mer_id)
      join ledger_account a on a.kind = 'merchant_margin' and a.owner_id = c.mer_id and a.balance > 0
    where c.status = 'winding_up' and not ${hasOpenTrade(sql`c.mer_id`)}`,
  // The company has not paid by the day: finance asks for it until it has.
  credit_bill: sql`select 'credit_bill', b.credit_bill_id, c.name, b.credit_bill_sn, b.amount - b.repaid, b.due_at,
      null::timestamptz, false
    from credit_bill b join company c using (company_id)
    where b.status <> 'settled' and b.due_at < ${now.toISOString()}::timestamptz`,
  erasure: sql`select 'erasure', e.erasure_id, u.nickname, e.reason, null::bigint, e.created_at, null::timestamptz, true
    from person_erasure e join user_account u using (uid) where e.status = 'waiting'`,
  // High by the last count, and higher than somebody has looked at; a frozen store waits for nobody.
  store_risk: sql`select 'store_risk', r.mer_id::text, ${inLanguage(locale, sql`m.name`, sql`m.name_en`)},
      r.points || ' / 100', null::bigint, r.since, null::timestamptz, false
    from store_risk r join merchant m using (mer_id)
    where r.points > r.reviewed_points and m.frozen_reason = '' and m.status <> 'deleted'`,
  appeal: sql`select 'appeal', r.refund_order_id, o.order_sn, r.appeal, r.amount + r.freight, r.appealed_at, null::timestamptz, false
    from refund_order r join store_order o using (order_id) where r.status = 'arbitrating'`,
  feedback: sql`select 'feedback', f.feedback_id, left(f.content, 60), ${orNickname(sql`f.realname`)}, null::bigint, f.created_at,
      null::timestamptz, false
    from feedback f join user_account u using (uid) where f.answered_at is null`,
  books: brokenCheck('books', 'check:ledger'),
  trail: brokenCheck('trail', 'check:audit'),
  // Words that were searched for in vain within seven days and stand in no group of synonyms, all together.
  miss: sql`select 'miss', 'week', '', count(distinct words)::text, null::bigint,
      min(day)::timestamp at time zone 'Asia/Shanghai', null::timestamptz, false
    from search_miss s where day > ${shanghaiDay(after(now, -days(7)))}::date
      and not exists (select 1 from search_synonym y where y.words ? s.words)
    having count(*) > 0`,
  // The queue counts in microseconds; the place of a row in the list is in milliseconds.
  job: sql`select 'job', id::text, source_name,
      left(coalesce(source_output->>'message', source_output->'value'->>'message', ''), 60), null::bigint,
      date_trunc('milliseconds', created_on), null::timestamptz, false
    ${sql.raw(GIVEN_UP_JOBS)}`,
});

const NOTHING = sql`select '', '', '', '', null::bigint, null::timestamptz, null::timestamptz, false where false`;

async function hasQueue(db: Db): Promise<boolean> {
  const rows = await rowsOf<{ made: boolean }>(db, sql.raw(HAS_QUEUE));
  return rows[0]?.made === true;
}

/** What the kinds read; the queue makes its tables when it is first opened, and without them no job has failed. */
async function waitingOf(db: Db, reader: Reader, kinds: readonly WaitingKind[]): Promise<SQL> {
  const all = readings(reader);
  if (kinds.includes('job') && !(await hasQueue(db))) all.job = NOTHING;
  const parts = kinds.map((kind) => sql`(${all[kind]})`);
  return sql`(${sql.join(parts, sql` union all `)}) as waiting (kind, id, name, about, amount, since, until, half)`;
}

const OLDEST: Keyset = { by: sql`since`, id: sql`id`, isDown: false, kind: 'time' };

/** What waits, the oldest first, one row more than the limit. */
export async function waitingRows(
  db: Db,
  reader: Reader,
  { kinds, keyword, since, until }: WaitingFilter,
  ask: KeysetAsk,
): Promise<Waiting[]> {
  const { within, order } = keysetQuery(OLDEST, ask);
  const words = keyword?.trim() && `%${keyword.trim().replace(/[%_\\]/g, '\\$&')}%`;
  const own = and(
    words ? or(sql`name ilike ${words}`, sql`about ilike ${words}`) : undefined,
    since ? gte(sql`since`, since.toISOString()) : undefined,
    until ? lt(sql`since`, until.toISOString()) : undefined,
  );
  const rows = await rowsOf<Omit<Waiting, 'since' | 'until'> & { since: string; until: string | null }>(
    db,
    sql`select * from ${await waitingOf(db, reader, kinds)} where ${within(own) ?? sql`true`}
      order by ${sql.join(order, sql`, `)} limit ${ask.limit + 1}`,
  );
  return rows.map((row) => ({
    ...row,
    amount: row.amount === null ? null : Number(row.amount),
    since: new Date(row.since),
    until: row.until ? new Date(row.until) : null,
  }));
}

/** How many of each kind wait, and since when the oldest of them does; of a time, those that came in it. */
export async function countWaiting(
  db: Db,
  reader: Reader,
  kinds: readonly WaitingKind[],
  time?: { from: Date; until: Date },
): Promise<{ kind: WaitingKind; count: number; since: Date }[]> {
  const within = time
    ? sql`since > ${time.from.toISOString()} and since <= ${time.until.toISOString()}`
    : sql`true`;
  const rows = await rowsOf<{ kind: WaitingKind; count: number; since: string }>(
    db,
    sql`select kind, count(*)::int as count, min(since) as since from ${await waitingOf(db, reader, kinds)}
      where ${within} group by kind order by min(since)`,
  );
  return rows.map((row) => ({ ...row, since: new Date(row.since) }));
}
