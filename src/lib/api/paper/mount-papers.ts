import { buffer } from 'node:stream/consumers';
import { ORDER_TABS } from '../../contracts/order.ts';
import { TABLE_KINDS } from '../../contracts/states.ts';
import type { OpenFile } from '../../adapters/storage/storage.ts';
import type { UserContext } from '../../domain/context.ts';
import {
  openLink,
  readInvoicePaper,
  readOrderPaper,
  readOrdersTable,
  readTableFile,
  taxedInvoices,
} from '../../domain/trade/paper/index.ts';
import { personalText, readOwnFile } from '../../domain/account/closing/index.ts';
import { isLocale } from '../../i18n/locales.ts';
import { fail, ok, type Result } from '../../kernel/result.ts';
import { attachment } from '../attachment.ts';
import { callerAddress } from '../caller.ts';
import { failureEnvelope } from '../envelope.ts';
import type { CallLimits } from '../read-limit.ts';
import { localeOf, type ApiApp, type ApiServices } from '../services.ts';
import { drawInvoice } from './draw-invoice.ts';
import { drawOrder } from './draw-order.ts';
import { drawTable } from './draw-table.ts';
import { SHEET_MIMES, writeSheet, type Rows } from '#lib/tables/write-sheet.ts';
import { reportTable } from '../../domain/desk/insight/index.ts';
import { partNames, reasonNames, reportTableOf } from './report-table.ts';
import { writeTaxBook } from './tax-book.ts';
import { ordersTable } from './orders-table.ts';

interface Paper {
  name: string;
  /** The name for browsers that read ASCII alone, where it is another one. */
  plain?: string;
  mime: string;
  /** What is made as it is fetched; a file of any length is read as it is sent. */
  body: Buffer | OpenFile;
}

const PDF = 'application/pdf';

/** A buyer's own orders in a state. */
async function ownOrders(ctx: UserContext, target: string): Promise<Rows> {
  const [tab, ...words] = target.split(':');
  const status = ORDER_TABS.find((known) => known === tab) ?? 'all';
  return ordersTable(ctx.locale, [await readOrdersTable(ctx, status, words.join(':'))]);
}

async function makePaper(
  ctx: UserContext,
  kind: string,
  target: string,
): Promise<Result<Paper, 'invoice.not_found' | 'order.not_found' | 'paper.gone'>> {
  const now = ctx.clock.now();
  if (kind === 'invoice') {
    const paper = await readInvoicePaper(ctx, target);
    if (!paper.ok) return paper;
    const body = await drawInvoice(ctx.locale, paper.value, now);
    return ok({ name: `invoice-${paper.value.invoice.receipt_no}.pdf`, mime: PDF, body });
  }
  if (kind === 'order') {
    const order = await readOrderPaper(ctx, target);
    if (!order.ok) return order;
    const body = await drawOrder(ctx.locale, order.value, now);
    return ok({ name: `order-${order.value.order_sn}.pdf`, mime: PDF, body });
  }
  if (kind === 'personal') {
    const isOwn = target === 'own';
    const uid = isOwn ? ctx.actor.uid : Number(target);
    const text = isOwn ? await readOwnFile(ctx) : await personalText(ctx, uid);
    if (text === undefined) return fail('paper.gone');
    return ok({ name: `person-${uid}.json`, mime: 'application/json', body: Buffer.from(text) });
  }
  if (kind === 'table') {
    const found = await readTableFile(ctx, target);
    if (!found) return fail('paper.gone');
    const { name, format, file: body } = found;
    return ok({
      name: `${name}.${format}`,
      plain: `table.${format}`,
      mime: SHEET_MIMES[format],
      body,
    });
  }
  if (kind === 'report') {
    const [format, name = '', ...asked] = target.split(':');
    const report = await reportTable(ctx, name, asked.join(':'), {
      part: partNames(ctx.locale),
      reason: reasonNames(ctx.locale),
    });
    return sheetOf(report.name, format, reportTableOf(ctx.locale, report.name, report.rows));
  }
  if (kind === 'invoices' && target.startsWith('tax:')) {
    const invoices = taxedInvoices(ctx, Number(target.slice('tax:'.length)));
    const body = await buffer(await writeTaxBook(invoices));
    return ok({ name: 'invoices-to-issue.xlsx', mime: SHEET_MIMES.xlsx, body });
  }
  const at = target.indexOf(':');
  const [format, rest] = [target.slice(0, at), target.slice(at + 1)];
  const table = TABLE_KINDS.find((one) => one === kind);
  if (!table || table === 'list') return fail('paper.gone');
  const isOfDesk = table !== 'orders' || /^(desk|platform):/.test(rest);
  return sheetOf(table, format, isOfDesk ? drawTable(ctx, table, rest) : await ownOrders(ctx, rest));
}

async function sheetOf(name: string, format: string | undefined, table: Rows): Promise<Result<Paper, never>> {
  const ending = format === 'csv' ? 'csv' : 'xlsx';
  const body = await buffer(writeSheet(ending, table));
  return ok({ name: `${name}.${ending}`, mime: SHEET_MIMES[ending], body });
}

/**
 * GET /api/paper/:token, the file behind a link that its owner asked for some minutes ago. It is made when it is
 * fetched, for that account and in its language; nothing of it is kept.
 */
export function mountPapers(app: ApiApp, services: ApiServices, { files }: CallLimits): void {
  app.get('/api/paper/:token', async (c) => {
    const token = c.req.param('token');
    const request = { id: c.get('requestId'), address: callerAddress(c), device: '' };
    const system = { ...services, actor: { kind: 'system' as const }, locale: localeOf(c.req.raw), request };
    const link = /^[\w-]{43}$/.test(token) ? await openLink(system, token) : fail('paper.gone');
    if (!link.ok) return failureEnvelope(c, services, system.locale, link.failure);
    const { uid, kind, target, locale } = link.value;
    const ctx: UserContext = {
      ...services,
      actor: { kind: 'user', uid, sessionId: '', roles: [], merId: null },
      locale: isLocale(locale) ? locale : system.locale,
      request,
    };
    const end = files(uid);
    if (!end) return failureEnvelope(c, services, ctx.locale, { code: 'request.too_many' });
    const paper = await makePaper(ctx, kind, target).finally(end);
    if (!paper.ok) return failureEnvelope(c, services, system.locale, paper.failure);
    const { name, plain, mime, body } = paper.value;
    const isOpen = !Buffer.isBuffer(body);
    if (isOpen && c.req.method === 'HEAD') await body.pieces.cancel();
    return c.body(isOpen ? body.pieces : new Uint8Array(body), 200, {
      'content-type': mime,
      'content-length': String(isOpen ? body.size : body.byteLength),
      'content-disposition': attachment(name, plain),
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    });
  });
}
