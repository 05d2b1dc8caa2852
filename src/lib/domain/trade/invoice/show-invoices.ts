import type { InvoiceView } from '#lib/contracts/invoice.ts';
import { after } from '#lib/kernel/clock.ts';
import { REISSUE_WINDOW } from '#lib/kernel/limits.ts';
import { withoutTax, yuan } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { inLocale } from '../cart/index.ts';
import { headerFacts } from './header/check-header.ts';
import { invoiceAmount } from './invoice-amount.ts';
import { filesOf } from './file.repo.ts';
import { latestMails, type MailRow } from './mail/mail.repo.ts';
import { familiesOf, logsOfInvoices, rootsOf, storesByIds, type InvoiceRow } from './invoice.repo.ts';

const mailView = (mail: MailRow | undefined): InvoiceView['mail'] =>
  mail
    ? { email: mail.email, status: mail.status, time: (mail.sentAt ?? mail.createdAt).toISOString() }
    : null;

/** Invoices with their orders, stores and steps, in six queries however many they are. */
export async function showInvoices(ctx: Context, rows: readonly InvoiceRow[]): Promise<InvoiceView[]> {
  if (rows.length === 0) return [];
  const { db } = ctx.database;
  const ids = rows.map((row) => row.invoiceId);
  const roots = await rootsOf(db, ids);
  const families = Map.groupBy(
    await familiesOf(db, [...new Set(roots.map((root) => root.orderId))]),
    (row) => row.rootId,
  );
  const rootsByInvoice = Map.groupBy(roots, (root) => root.invoiceId);
  const stores = await storesByIds(db, [...new Set(rows.map((row) => row.merId))]);
  const logs = Map.groupBy(await logsOfInvoices(db, ids), (log) => log.invoiceId);
  const mails = new Map((await latestMails(db, ids)).map((mail) => [mail.invoiceId, mail]));
  const files = Map.groupBy(await filesOf(db, ids), (file) => file.invoiceId);
  const now = ctx.clock.now();
  return rows.map((row) => {
    const orders = (rootsByInvoice.get(row.invoiceId) ?? []).flatMap(
      (root) => families.get(root.orderId) ?? [],
    );
    const store = stores.find((candidate) => candidate.merId === row.merId)!;
    // An issued invoice keeps its amount; before that, refunds still change it.
    const amount = row.status === 'requested' ? invoiceAmount(orders) : (row.amount ?? invoiceAmount(orders));
    const net = withoutTax(amount);
    const until = row.issuedAt ? after(row.issuedAt, REISSUE_WINDOW) : null;
    return {
      order_receipt_id: row.invoiceId,
      receipt_sn: row.invoiceSn,
      status: row.status,
      needs_red_letter: row.needsRedLetter,
      red_price: yuan(row.needsRedLetter ? amount - Math.max(invoiceAmount(orders), 0) : 0),
      receipt_info: headerFacts(row.header),
      wanted_info: row.wanted ? headerFacts(row.wanted) : null,
      reason: row.reason,
      order_price: yuan(amount),
      untaxed_price: yuan(net),
      tax_price: yuan(amount - net),
      receipt_no: row.invoiceNo,
      seller_tax_no: row.header.sellerTaxNo ?? '',
      red_no: row.redNo,
      create_time: row.createdAt.toISOString(),
      status_time: row.issuedAt?.toISOString() ?? null,
      reissue_until: until?.toISOString() ?? null,
      can_reissue: row.status === 'issued' && !row.needsRedLetter && until !== null && until >= now,
      can_download: row.invoiceNo !== null && row.status !== 'red_lettered',
      mail: mailView(mails.get(row.invoiceId)),
      files: (files.get(row.invoiceId) ?? []).map(({ kind }) => ({ kind, url: '' })),
      mer_id: row.merId,
      mer_name: inLocale(ctx.locale, store.name, store.nameEn),
      orders: orders.map((order) => ({
        order_id: order.orderId,
        order_sn: order.orderSn,
        status: order.status,
        image: order.image ?? '',
        store_name: inLocale(ctx.locale, order.name ?? '', order.nameEn ?? ''),
        total_num: order.totalNum,
        pay_price: yuan(order.payPrice),
      })),
      log: (logs.get(row.invoiceId) ?? []).map((log) => ({
        event: log.event,
        time: log.createdAt.toISOString(),
        receipt_no: log.invoiceNo,
      })),
    };
  });
}

/** One of them. */
export const showInvoice = async (ctx: Context, row: InvoiceRow): Promise<InvoiceView> =>
  (await showInvoices(ctx, [row]))[0]!;
