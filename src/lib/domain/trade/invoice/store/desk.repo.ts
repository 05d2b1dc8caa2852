import { and, eq, gte, inArray, lt, ne, sql, type SQL } from 'drizzle-orm';
import type { InvoiceDeskTab } from '#lib/contracts/invoice.ts';
import type { Db } from '#lib/db/database.ts';
import { keysetQuery } from '#lib/db/keyset.ts';
import { invoice } from '#lib/db/schema.ts';
import type { KeysetAsk } from '#lib/kernel/keyset.ts';
import type { InvoiceRow } from '../invoice.repo.ts';

export interface DeskFilter {
  tab: InvoiceDeskTab;
  keyword?: string | undefined;
  /** Asked for at or after, and before. */
  since?: Date | undefined;
  until?: Date | undefined;
}

const isDue = inArray(invoice.status, ['requested', 'reissuing']);
const TABS: Record<InvoiceDeskTab, SQL | undefined> = {
  due: isDue,
  red: eq(invoice.needsRedLetter, true),
  issued: eq(invoice.status, 'issued'),
  red_lettered: eq(invoice.status, 'red_lettered'),
  withdrawn: eq(invoice.status, 'withdrawn'),
  all: undefined,
};
/** What a store owes is done in the order in which it was asked for. */
const OWED: readonly InvoiceDeskTab[] = ['due', 'red'];

/** Of orders that are paid. */
const isPaid = sql`exists (select 1 from invoice_order i join store_order o on o.order_id = i.order_id
      where i.invoice_id = ${invoice.invoiceId} and o.status not in ('cancelled', 'unpaid'))`;
/** Without merged ones, whose orders are in another invoice. */
const own = (merId: number) => and(eq(invoice.merId, merId), ne(invoice.status, 'merged'), isPaid);

/** Those of some invoices that are a store's, the merged ones as well. */
export const invoicesByIds = (db: Db, merId: number, ids: string[]): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.merId, merId), inArray(invoice.invoiceId, ids), isPaid));

/** Number of the request, of the invoice or of an order, name or tax number of the header. */
function found(keyword: string | undefined): SQL | undefined {
  const words = keyword?.trim();
  if (!words) return undefined;
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
  const ofOrder = sql`exists (select 1 from invoice_order i join store_order o on o.order_id = i.order_id
    where i.invoice_id = ${invoice.invoiceId} and o.order_sn ilike ${like})`;
  return sql`(${invoice.invoiceSn} ilike ${like} or ${invoice.invoiceNo} ilike ${like} or ${invoice.redNo} ilike ${like}
    or ${invoice.header}->>'title' ilike ${like} or ${invoice.header}->>'taxNo' ilike ${like} or ${ofOrder})`;
}

/** Rows of one page and one more, read forward or backward from a place. */
export async function deskInvoices(
  db: Db,
  merId: number,
  { tab, keyword, since, until }: DeskFilter,
  ask: KeysetAsk,
): Promise<InvoiceRow[]> {
  const isDown = !OWED.includes(tab);
  const { within, order } = keysetQuery(
    { by: invoice.createdAt, id: invoice.invoiceId, isDown, kind: 'time' },
    ask,
  );
  const wanted = and(
    own(merId),
    TABS[tab],
    found(keyword),
    since ? gte(invoice.createdAt, since) : undefined,
    until ? lt(invoice.createdAt, until) : undefined,
  );
  const rows = await db
    .select()
    .from(invoice)
    .where(within(wanted))
    .orderBy(...order)
    .limit(ask.limit + 1);
  return rows;
}

export async function countsByTab(
  db: Db,
  merId: number,
): Promise<Record<InvoiceDeskTab, number> & { since: string | null }> {
  const n = (tab: InvoiceDeskTab) => sql<number>`(count(*) filter (where ${TABS[tab] ?? sql`true`}))::int`;
  const rows = await db
    .select({
      due: n('due'),
      red: n('red'),
      issued: n('issued'),
      red_lettered: n('red_lettered'),
      withdrawn: n('withdrawn'),
      all: n('all'),
      since: sql<
        string | null
      >`min(${invoice.changedAt}) filter (where ${isDue} or ${invoice.needsRedLetter})`,
    })
    .from(invoice)
    .where(own(merId));
  return rows[0]!;
}

/** A store's invoices by the numbers of their requests. */
export const invoicesBySn = (db: Db, merId: number, sns: string[]): Promise<InvoiceRow[]> =>
  db
    .select()
    .from(invoice)
    .where(and(eq(invoice.merId, merId), inArray(invoice.invoiceSn, sns), isPaid));
