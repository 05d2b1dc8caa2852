import { feeInvoiceApi, type FeeInvoice } from '#lib/contracts/fee-invoice.ts';
import { feeInvoiceColumns, FeeInvoiceRecord, HEADER_TEXTS } from '../../FeeInvoiceRecord.tsx';
import { listScreen, type Act } from '../../screen.ts';

const ASKED = ['type', ...HEADER_TEXTS];

/** Fields of a special invoice only. */
const OF_SPECIAL = new Set<string>(['bank_name', 'bank_code', 'address', 'tel']);

/** The form begins with the data of the store's last request. */
const ask = (key: string, mark: FeeInvoice['mark']): Act<FeeInvoice> => ({
  key,
  row: feeInvoiceApi.ask,
  isFor: (row) => row.mark === mark,
  isMain: mark === 'due',
  input: ({ id }) => ({ id }),
  fields: ASKED,
  required: ['type', 'duty_paragraph'],
  shows: (field, values) => !OF_SPECIAL.has(field) || values['type'] === 'special',
  initial: ({ header }) => ({
    ...Object.fromEntries(HEADER_TEXTS.map((name) => [name, header?.[name] ?? ''])),
    type: header?.receipt_type === 2 ? 'special' : 'plain',
  }),
});

/** Invoices of the mall to a store for its fees, month by month. */
export default listScreen<FeeInvoice>({
  words: 'fee_invoice:desk',
  alsoWords: ['fee_invoice', 'invoice.field', 'invoice.type', 'invoice.type_label', 'invoice.fact'],
  group: 'money',
  place: 64,
  inbox: 'fee_invoices',
  list: feeInvoiceApi.list,
  detail: feeInvoiceApi.detail,
  idOf: (row) => row.id,
  nameOf: (row) => row.month,
  hasCounts: true,
  tabs: ['all', 'due', 'changed', 'issued'],
  columns: feeInvoiceColumns,
  acts: [ask('ask', 'due'), ask('change', 'requested')],
  record: FeeInvoiceRecord,
});
