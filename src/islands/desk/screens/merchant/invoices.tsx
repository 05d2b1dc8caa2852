import { invoiceApi, type InvoiceView } from '#lib/contracts/invoice.ts';
import { formatAmount, formatDate } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { InvoiceRecord } from './parts/InvoiceRecord.tsx';
import { TaxPanel } from './parts/TaxPanel.tsx';

const TONES = { requested: 'wait', reissuing: 'wait', issued: 'good' } as const;
const isKnown = (status: string): status is keyof typeof TONES => status in TONES;
const input = ({ order_receipt_id: id }: InvoiceView): { id: string } => ({ id });

/** Invoices that a store owes and has issued. */
export default listScreen<InvoiceView>({
  words: 'invoice:desk',
  alsoWords: ['invoice'],
  group: 'orders',
  place: 30,
  inbox: 'invoices',
  list: invoiceApi.storeList,
  counts: invoiceApi.storeCounts,
  detail: invoiceApi.storeDetail,
  table: invoiceApi.storeTable,
  above: TaxPanel,
  elsewhere: [
    { key: 'tax_file', row: invoiceApi.taxFile },
    { key: 'numbers', row: invoiceApi.numbers },
  ],
  idOf: (invoice) => invoice.order_receipt_id,
  nameOf: (invoice) => invoice.receipt_sn,
  tabs: ['due', 'red', 'issued', 'red_lettered', 'withdrawn', 'all'],
  firstTab: 'due',
  hasDays: true,
  columns: [
    { key: 'sn', cell: (invoice) => <span className="whitespace-nowrap">{invoice.receipt_sn}</span> },
    {
      key: 'state',
      cell: (invoice, { t, w }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={isKnown(invoice.status) ? TONES[invoice.status] : 'quiet'}>
            {wireWord(t, 'invoice:state', invoice.status)}
          </Tag>
          {invoice.needs_red_letter && <Tag tone="bad">{w('tab.red')}</Tag>}
        </span>
      ),
    },
    {
      key: 'title',
      cell: ({ receipt_info: info }) => (
        <span className="line-clamp-1 min-w-24 max-w-56" title={info.receipt_title}>
          {info.receipt_title}
        </span>
      ),
    },
    { key: 'tax_no', cell: (invoice) => invoice.receipt_info.duty_paragraph },
    {
      key: 'type',
      cell: (invoice, { t }) => (
        <span className="whitespace-nowrap">
          {wireWord(t, 'invoice:type', invoice.receipt_info.receipt_type)}
        </span>
      ),
    },
    { key: 'amount', isRight: true, cell: (invoice) => formatAmount(invoice.order_price) },
    {
      key: 'orders',
      isSpare: true,
      cell: (invoice) => invoice.orders.map((order) => order.order_sn).join(', '),
    },
    {
      key: 'asked',
      cell: (invoice, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(invoice.create_time, locale, 'short')}</span>
      ),
    },
    { key: 'no', cell: (invoice) => invoice.receipt_no },
    {
      key: 'files',
      cell: (invoice) => invoice.files.map(({ kind }) => kind.toUpperCase()).join(' '),
    },
  ],
  acts: [
    {
      key: 'issue',
      row: invoiceApi.issue,
      isFor: ({ status }) => status === 'requested',
      isMain: true,
      input,
      fields: ['receipt_no', 'seller_tax_no'],
    },
    {
      key: 'reissue',
      row: invoiceApi.issue,
      isFor: ({ status }) => status === 'reissuing',
      isMain: true,
      input,
      fields: ['red_no', 'receipt_no', 'seller_tax_no'],
    },
    {
      key: 'red',
      row: invoiceApi.redLetter,
      isFor: ({ needs_red_letter: needed }) => needed,
      isMain: true,
      input,
      fields: ['red_no'],
    },
    {
      key: 'attach',
      row: invoiceApi.attach,
      isFor: ({ status }) => status === 'issued',
      input,
      fields: ['file'],
    },
    {
      key: 'refuse',
      row: invoiceApi.refuse,
      isFor: ({ status }) => status === 'reissuing',
      input,
      fields: ['reason'],
    },
    {
      key: 'merge',
      row: invoiceApi.merge,
      isFor: ({ status }) => status === 'requested',
      isForMany: true,
      isOnlyForMany: true,
      input,
      together: (rows) => ({ ids: rows.map((invoice) => invoice.order_receipt_id) }),
    },
  ],
  record: InvoiceRecord,
});
