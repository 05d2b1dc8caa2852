import type { About, QuotedRow, ReportName } from '#lib/contracts/insight.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context, MerchantContext, UserContext } from '#lib/domain/context.ts';
import type { FileLink } from '../../content/media/index.ts';
import { linkToPaper } from '../../trade/paper/index.ts';
import {
  funnelReport,
  inquiriesReport,
  quotedReport,
  salesReport,
  searchesReport,
  speedReport,
  type QuotedAsk,
  type Report,
} from './reports.ts';

interface Page<T> {
  about: About;
  list: T[];
  next: string | null;
  prev: string | null;
}

/** A page of a report: its places are numbers of rows, in the form that all lists of desks have. */
const paged =
  <A extends object, T, W extends unknown[]>(
    report: (ctx: UserContext, ask: A, ...words: W) => Promise<Report<T>>,
  ) =>
  async (ctx: UserContext, input: A & KeysetAsk, ...words: W): Promise<Result<Page<T>, never>> => {
    const { after, before, limit } = input;
    const { rows, about } = await report(ctx, input, ...words);
    const place = Number.parseInt(after ?? before ?? '0', 10);
    const start = Math.max(0, after === undefined && before !== undefined ? place - limit : place);
    const end = start + limit;
    return ok({
      about,
      list: rows.slice(start, end),
      next: end < rows.length ? `${end}~0` : null,
      prev: start > 0 ? `${start}~0` : null,
    });
  };

export const listSales = paged(salesReport);
export const listFunnel = paged(funnelReport);
export const listSearches = paged(searchesReport);
export const listInquiriesReport = paged(inquiriesReport);
export const listSpeed = paged(speedReport);
/** What became of the quotations of the caller's store. */
export const listQuoted = (
  ctx: MerchantContext,
  input: QuotedAsk & KeysetAsk,
  reasonName: (reason: string) => string,
): Promise<Result<Page<QuotedRow>, never>> =>
  paged((_: UserContext, ask: QuotedAsk) => quotedReport(ctx, ctx.actor.merId, ask, reasonName))(ctx, input);

/** A link to all rows of a report as a file, which is made when it is fetched. */
const asked =
  (name: ReportName) =>
  async (
    ctx: UserContext,
    { format, ...ask }: object & { format: string },
  ): Promise<Result<FileLink, never>> =>
    ok(await linkToPaper(ctx, 'report', `${format}:${name}:${JSON.stringify(ask)}`));
export const askSales = asked('sales');
export const askFunnel = asked('funnel');
export const askSearches = asked('searches');
export const askInquiries = asked('inquiries');
export const askSpeed = asked('speed');
export const askQuoted = (
  ctx: MerchantContext,
  ask: QuotedAsk & { format: string },
): Promise<Result<FileLink, never>> => {
  const ofStore = { ...ask, store: ctx.actor.merId };
  return asked('quoted')(ctx, ofStore);
};

type Reading = Pick<Context, 'database' | 'clock' | 'locale'>;
/** Rows of the report that a link names. */
export async function reportTable(
  ctx: Reading,
  name: string,
  asked: string,
  nameOf: { part: (part: string) => string; reason: (reason: string) => string },
): Promise<{ name: ReportName; rows: object[] }> {
  // The link was made from input that this report's contract row has validated.
  if (name === 'funnel') return { name, rows: (await funnelReport(ctx, JSON.parse(asked))).rows };
  if (name === 'searches') return { name, rows: (await searchesReport(ctx, JSON.parse(asked))).rows };
  if (name === 'inquiries') return { name, rows: (await inquiriesReport(ctx, JSON.parse(asked))).rows };
  if (name === 'speed') return { name, rows: (await speedReport(ctx, JSON.parse(asked), nameOf.part)).rows };
  if (name === 'quoted') {
    const { store, ...ask }: QuotedAsk & { store: number } = JSON.parse(asked);
    return { name, rows: (await quotedReport(ctx, store, ask, nameOf.reason)).rows };
  }
  return { name: 'sales', rows: (await salesReport(ctx, JSON.parse(asked))).rows };
}
