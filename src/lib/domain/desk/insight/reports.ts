import type {
  About,
  FunnelRow,
  FUNNEL_BY,
  INQUIRIES_BY,
  QUOTED_BY,
  QuotedRow,
  InquiriesRow,
  SALES_BY,
  SalesRow,
  SEARCHES_BY,
  SearchRow,
  SPEED_BY,
  SpeedRow,
} from '#lib/contracts/insight.ts';
import { sumFen, yuan } from '#lib/kernel/money.ts';
import { shareWithin, type SitePart } from '#lib/kernel/answer-times.ts';
import type { Context } from '#lib/domain/context.ts';
import { daysBefore, daysOf, eachDay, type Days, type DaysAsk } from './days.ts';
import {
  answersBy,
  funnelBy,
  inquiriesBy,
  namesOf,
  quotedBy,
  salesBy,
  searchesBy,
  type AnswerSum,
  type FunnelSum,
  type InquirySum,
  type Narrowed,
  type QuotedSum,
  type SalesSum,
} from './reports.repo.ts';

export type SalesAsk = DaysAsk & Narrowed & { by: (typeof SALES_BY)[number] };
export type FunnelAsk = DaysAsk & { by: (typeof FUNNEL_BY)[number]; store?: number | undefined };
export type SearchesAsk = DaysAsk & { by: (typeof SEARCHES_BY)[number]; keyword?: string | undefined };
export type InquiriesAsk = DaysAsk & { by: (typeof INQUIRIES_BY)[number]; category?: number | undefined };
export type QuotedAsk = DaysAsk & { by: (typeof QUOTED_BY)[number]; category?: number | undefined };
export type SpeedAsk = DaysAsk & { by: (typeof SPEED_BY)[number]; part?: SitePart | undefined };
export interface Report<T> {
  rows: T[];
  about: About;
}
type Reading = Pick<Context, 'database' | 'clock' | 'locale'>;

/** A row for each day, also for those on which nothing was; other rows as they come, the largest first. */
function fill<T extends { key: string }>(
  by: string,
  range: Days,
  found: readonly T[],
  weight: (row: T) => number,
  none: (key: string) => T,
): T[] {
  if (by === 'month') return found.toSorted((a, b) => (a.key < b.key ? 1 : -1));
  if (by !== 'day') return found.toSorted((a, b) => weight(b) - weight(a) || Number(a.key) - Number(b.key));
  const known = new Map(found.map((row) => [row.key, row]));
  return eachDay(range).map((key) => known.get(key) ?? none(key));
}

/** The first and the last day of a row that is a day or a month, inside the report's own days. */
function daysOfKey(by: string, key: string, { from, to }: Days): Days {
  if (by === 'day') return { from: key, to: key };
  if (by !== 'month') return { from, to };
  const last = new Date(`${key}-01T00:00:00Z`);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const end = last.toISOString().slice(0, 10);
  return { from: from > `${key}-01` ? from : `${key}-01`, to: end < to ? end : to };
}

const addressOf = (
  screen: string,
  query: Record<string, string | number | undefined>,
  desk = 'platform',
): string =>
  `/${desk}/${screen}?${new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()}`;

/** Names for rows by what they are of; days and months are their own. */
async function namer(ctx: Reading, by: string, keys: readonly string[]): Promise<(key: string) => string> {
  const { db } = ctx.database;
  if (by !== 'belt' && by !== 'category' && by !== 'store') return (key) => key;
  const ids = keys.map(Number).filter((id) => id > 0);
  const names = await namesOf(db, by, ids, ctx.locale);
  return (key) => names.get(key) ?? '';
}
/** What a report is narrowed to, by name. */
async function narrowedName(ctx: Reading, narrowed: Narrowed): Promise<string> {
  const names: string[] = [];
  for (const what of ['belt', 'category', 'store'] as const) {
    const id = narrowed[what];
    if (id !== undefined) names.push((await namer(ctx, what, [String(id)]))(String(id)));
  }
  return names.join(' · ');
}

const moneyOf = ({
  paid,
  refunded,
  commission,
}: Record<'paid' | 'refunded' | 'commission', string | number>) => ({
  paid: yuan(Number(paid)),
  refunded: yuan(Number(refunded)),
  net: yuan(Number(paid) - Number(refunded)),
  commission: yuan(Number(commission)),
});
const NO_SALES = { paid: '0', refunded: '0', commission: '0' };
const sumsOf = (rows: readonly SalesSum[]) => ({
  paid: sumFen(rows.map(({ paid }) => Number(paid))),
  refunded: sumFen(rows.map(({ refunded }) => Number(refunded))),
  commission: sumFen(rows.map(({ commission }) => Number(commission))),
});
/** Names of all sums of the days before. */
const asBefore = (sums: About): About =>
  Object.fromEntries(Object.entries(sums).map(([name, value]) => [`${name}_before`, value]));

/** What stores were paid and gave back, and what the mall kept, to the fen as the ledger has it. */
export async function salesReport(ctx: Reading, ask: SalesAsk): Promise<Report<SalesRow>> {
  const { db } = ctx.database;
  const { by, belt, category, store } = ask;
  const narrowed = { belt, category, store };
  const range = daysOf(ctx.clock.now(), ask);
  const found = await salesBy(db, by, range, narrowed);
  const [before] = await salesBy(db, 'all', daysBefore(range), narrowed);
  const rows = fill(
    by,
    range,
    found,
    (row) => Number(row.paid) - Number(row.refunded),
    (key) => ({ ...NO_SALES, key }),
  );
  const nameOf = await namer(
    ctx,
    by,
    rows.map(({ key }) => key),
  );
  const linkOf = (key: string): string => {
    const own = { ...narrowed, ...daysOfKey(by, key, range) };
    if (by === 'month') return addressOf('sales', { tab: 'day', ...own });
    if (by === 'day') return addressOf('sales', { tab: 'store', ...own });
    if (key === '0') return '';
    if (by === 'store') return addressOf('sales', { tab: 'category', ...own, store: key });
    return addressOf('sales', {
      tab: by === 'category' && key !== String(narrowed.category) ? 'category' : 'store',
      ...own,
      [by]: key,
    });
  };
  return {
    rows: rows.map((row) => ({
      key: row.key,
      name: nameOf(row.key),
      link: linkOf(row.key),
      ...moneyOf(row),
    })),
    about: {
      ...range,
      of: await narrowedName(ctx, narrowed),
      ...moneyOf(sumsOf(found)),
      ...asBefore(moneyOf(before ?? NO_SALES)),
    },
  };
}

const NO_STEPS = { visits: 0, carts: 0, orders: 0, paid: 0 };
const stepsOf = ({ visits, carts, orders, paid }: Omit<FunnelSum, 'key'> = NO_STEPS) => ({
  visits,
  carts,
  orders,
  paid,
});

/** From goods that were looked at to orders that were paid. */
export async function funnelReport(ctx: Reading, ask: FunnelAsk): Promise<Report<FunnelRow>> {
  const { db } = ctx.database;
  const { by, store } = ask;
  const range = daysOf(ctx.clock.now(), ask);
  const found = await funnelBy(db, by, range, store);
  const [before] = await funnelBy(db, 'all', daysBefore(range), store);
  const sum = (of: (row: FunnelSum) => number): number => found.reduce((all, row) => all + of(row), 0);
  const rows = fill(
    by,
    range,
    found,
    (row) => row.visits + row.orders,
    (key) => ({ ...NO_STEPS, key }),
  );
  const nameOf = await namer(
    ctx,
    by,
    rows.map(({ key }) => key),
  );
  const linkOf = (key: string): string => {
    const own = { store, ...daysOfKey(by, key, range) };
    if (by === 'store') return addressOf('funnel', { tab: 'day', ...own, store: Number(key) });
    return addressOf('funnel', { tab: by === 'month' ? 'day' : 'store', ...own });
  };
  return {
    rows: rows.map((row) => ({
      key: row.key,
      name: nameOf(row.key),
      link: linkOf(row.key),
      ...stepsOf(row),
    })),
    about: {
      ...range,
      of: await narrowedName(ctx, { store }),
      visits: sum(({ visits }) => visits),
      carts: sum(({ carts }) => carts),
      orders: sum(({ orders }) => orders),
      paid: sum(({ paid }) => paid),
      ...asBefore(stepsOf(before)),
    },
  };
}

/** What was searched for, and what became of it. */
export async function searchesReport(ctx: Reading, ask: SearchesAsk): Promise<Report<SearchRow>> {
  const range = daysOf(ctx.clock.now(), ask);
  const found = await searchesBy(ctx.database.db, ask.by, range, {
    keyword: ask.keyword,
    locale: ctx.locale,
  });
  const [first] = found;
  return {
    rows: found.map(({ words, searches, missed, opened, goods }) => ({
      key: words,
      name: words,
      link: '',
      searches,
      missed,
      opened,
      goods,
    })),
    about: {
      ...range,
      searches: first?.all_searches ?? 0,
      missed: first?.all_missed ?? 0,
      opened: first?.all_opened ?? 0,
    },
  };
}

const NO_INQUIRIES = { asked: 0, answered: 0, hours: null, awarded: 0, ordered: 0 };
const answersOf = ({ asked, answered, hours, awarded, ordered }: Omit<InquirySum, 'key'> = NO_INQUIRIES) => ({
  asked,
  answered,
  hours,
  awarded,
  ordered,
});

/** Inquiries and their answers, by the day on which they were asked. */
export async function inquiriesReport(ctx: Reading, ask: InquiriesAsk): Promise<Report<InquiriesRow>> {
  const { db } = ctx.database;
  const { by, category } = ask;
  const range = daysOf(ctx.clock.now(), ask);
  const found = await inquiriesBy(db, by, range, category);
  const [now] = await inquiriesBy(db, 'all', range, category);
  const [before] = await inquiriesBy(db, 'all', daysBefore(range), category);
  const rows = fill(
    by,
    range,
    found,
    (row) => row.asked,
    (key) => ({ ...NO_INQUIRIES, key }),
  );
  const nameOf = await namer(
    ctx,
    by,
    rows.map(({ key }) => key),
  );
  const linkOf = (key: string): string => {
    const own = { category, ...daysOfKey(by, key, range) };
    if (by === 'month') return addressOf('rfq', { tab: 'day', ...own });
    if (by === 'day' || key === '0') return addressOf('rfq', { tab: 'category', ...own });
    return addressOf('rfq', { tab: 'category', ...own, category: Number(key) });
  };
  return {
    rows: rows.map((row) => ({
      key: row.key,
      name: nameOf(row.key),
      link: linkOf(row.key),
      ...answersOf(row),
    })),
    about: {
      ...range,
      of: await narrowedName(ctx, { category }),
      ...answersOf(now),
      ...asBefore(answersOf(before)),
    },
  };
}

const NO_QUOTATIONS = { quoted: 0, won: 0, lost: 0, open: 0, amount: '0' };
const endsOf = ({ quoted, won, lost, open, amount }: Omit<QuotedSum, 'key'> = NO_QUOTATIONS) => ({
  quoted,
  won,
  lost,
  open,
  amount: yuan(Number(amount)),
});

/** What became of a store's quotations, by the day on which they were made. */
export async function quotedReport(
  ctx: Reading,
  merId: number,
  ask: QuotedAsk,
  reasonName: (reason: string) => string,
): Promise<Report<QuotedRow>> {
  const { db } = ctx.database;
  const { by, category } = ask;
  const range = daysOf(ctx.clock.now(), { period: 'year', ...ask });
  const found = await quotedBy(db, merId, by, range, category);
  const [now] = await quotedBy(db, merId, 'all', range, category);
  const [before] = await quotedBy(db, merId, 'all', daysBefore(range), category);
  const rows = fill(
    by,
    range,
    found,
    (row) => row.quoted,
    (key) => ({ ...NO_QUOTATIONS, key }),
  );
  const nameOf =
    by === 'reason'
      ? reasonName
      : await namer(
          ctx,
          by,
          rows.map(({ key }) => key),
        );
  const linkOf = (key: string): string => {
    const own = { category, ...daysOfKey(by, key, range) };
    if (by === 'month') return addressOf('win-rate', { tab: 'reason', ...own }, 'merchant');
    if (by === 'reason' || key === '0') return '/merchant/quotations';
    return addressOf('win-rate', { tab: 'reason', ...own, category: Number(key) }, 'merchant');
  };
  return {
    rows: rows.map((row) => ({
      key: row.key,
      name: nameOf(row.key),
      link: linkOf(row.key),
      ...endsOf(row),
    })),
    about: {
      ...range,
      of: await narrowedName(ctx, { category }),
      ...endsOf(now),
      ...asBefore(endsOf(before)),
    },
  };
}

const NO_ANSWERS = { requests: 0, failed: 0, half: null, most: null };
const HALF = 0.5;
const MOST = 0.95;
/** How many there were and how long they took, from how many took as long. */
function timesOf(sums: readonly AnswerSum[]): Pick<SpeedRow, 'requests' | 'failed' | 'half' | 'most'> {
  const counts = new Map(sums.map(({ within, requests }) => [within, requests]));
  return {
    requests: sums.reduce((all, { requests }) => all + requests, 0),
    failed: sums.reduce((all, { failed }) => all + failed, 0),
    half: shareWithin(counts, HALF),
    most: shareWithin(counts, MOST),
  };
}

/** How fast the mall answers and how often it cannot, as all its processes have counted. */
export async function speedReport(
  ctx: Reading,
  ask: SpeedAsk,
  nameOf: (part: string) => string,
): Promise<Report<SpeedRow>> {
  const { db } = ctx.database;
  const { by, part } = ask;
  const range = daysOf(ctx.clock.now(), ask);
  const sums = await answersBy(db, by, range, part);
  const found = [...Map.groupBy(sums, ({ key }) => key)].map(([key, own]) => ({ key, ...timesOf(own) }));
  const rows =
    by === 'part'
      ? found.toSorted((a, b) => b.requests - a.requests)
      : fill(
          by,
          range,
          found,
          (row) => row.requests,
          (key) => ({ ...NO_ANSWERS, key }),
        );
  const linkOf = (key: string): string => {
    if (by === 'part') return addressOf('speed', { tab: 'day', ...range, part: key });
    const own = { part, ...daysOfKey(by, key, range) };
    return addressOf('speed', { tab: by === 'month' ? 'day' : 'part', ...own });
  };
  return {
    rows: rows.map((row) => ({
      ...row,
      name: by === 'part' ? nameOf(row.key) : row.key,
      link: linkOf(row.key),
    })),
    about: {
      ...range,
      of: part ? nameOf(part) : '',
      ...timesOf(await answersBy(db, 'all', range, part)),
      ...asBefore(timesOf(await answersBy(db, 'all', daysBefore(range), part))),
    },
  };
}
