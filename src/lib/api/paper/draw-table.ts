import type { Context } from '../../domain/context.ts';
import { watchedTablePages } from '../../domain/desk/oversight/index.ts';
import { deskInvoicePages, type InvoicesAsk } from '../../domain/trade/invoice/index.ts';
import { ledgerPages, type EntriesAsk } from '../../domain/trade/ledger/index.ts';
import {
  deskTablePages,
  type DeskTableAsk,
  type DrawnKind,
  type DrawTable,
  type ExportRow,
} from '../../domain/trade/paper/index.ts';
import { settledPages, type SettledAsk } from '../../domain/trade/settlement/index.ts';
import { DEFAULT_LOCALE, isLocale } from '../../i18n/locales.ts';
import type { Rows } from '#lib/tables/write-sheet.ts';
import { invoicesTable } from './invoices-table.ts';
import { ledgerTableOf } from './ledger-table.ts';
import { ordersTable } from './orders-table.ts';
import { settledTable } from './settled-table.ts';

/** "7:{…}": a store, and what of its list. */
function ofStore(target: string): [merId: number, asked: unknown] {
  const at = target.indexOf(':');
  return [Number(target.slice(0, at)), JSON.parse(target.slice(at + 1))];
}

/** Which orders a target names: those that the desk of a store or that of the platform lists. */
function ordersOf(ctx: Context, target: string): AsyncIterable<ExportRow[]> {
  const at = target.indexOf(':');
  const rest = target.slice(at + 1);
  if (target.startsWith('platform:'))
    return watchedTablePages(ctx, JSON.parse(rest) as Parameters<typeof watchedTablePages>[1]);
  const [merId, asked] = ofStore(rest);
  return deskTablePages(ctx, merId, asked as DeskTableAsk);
}

/** The rows of a desk's table, read from the database as they are written. What a target holds, `ask-paper` has put there. */
export const drawTable = (ctx: Context, kind: DrawnKind, target: string): Rows => {
  if (kind === 'orders') return ordersTable(ctx.locale, ordersOf(ctx, target));
  if (kind === 'ledger') return ledgerTableOf(ctx.locale, ledgerPages(ctx, JSON.parse(target) as EntriesAsk));
  const [merId, asked] = ofStore(target);
  if (kind === 'invoices')
    return invoicesTable(ctx.locale, deskInvoicePages(ctx, merId, asked as InvoicesAsk));
  return settledTable(ctx.locale, settledPages(ctx, merId, asked as SettledAsk));
};

/** The same in a given language: a job that writes a table has no visitor whose language it could use. */
export const drawTableIn =
  (locale: string): DrawTable =>
  (ctx, kind, target) =>
    drawTable({ ...ctx, locale: isLocale(locale) ? locale : DEFAULT_LOCALE }, kind, target);
