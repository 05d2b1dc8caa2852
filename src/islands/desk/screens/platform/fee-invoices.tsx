import { auditApi } from '#lib/contracts/audit.ts';
import { feeInvoiceApi, type FeeInvoice } from '#lib/contracts/fee-invoice.ts';
import { feeInvoiceColumns, FeeInvoiceRecord } from '../../FeeInvoiceRecord.tsx';
import { MONTH_FILTER } from '../../recent-months.ts';
import { listScreen } from '../../screen.ts';

const input = ({ id }: FeeInvoice): { id: string } => ({ id });
const isLeft = (row: FeeInvoice): boolean => Number(row.taken) > 0;
const isAnew = (row: FeeInvoice): boolean => row.mark === 'changed' && row.amount !== '0.00';

/** None is in force, and there is something to issue one for. */
const isFirst = (row: FeeInvoice): boolean =>
  isLeft(row) && !isAnew(row) && ['due', 'requested', 'changed'].includes(row.mark);

/** What the mall took of its stores month by month, and its invoices to them. */
export default listScreen<FeeInvoice>({
  words: 'fee_invoice:platform',
  alsoWords: ['fee_invoice', 'invoice.field', 'invoice.type', 'invoice.type_label', 'invoice.fact'],
  group: 'finance',
  place: 27,
  inbox: 'fee_invoice',
  list: feeInvoiceApi.all,
  detail: feeInvoiceApi.any,
  idOf: (row) => row.id,
  nameOf: (row) => `${row.store} ${row.month}`,
  history: { row: auditApi.about, kind: 'fee_invoice' },
  hasCounts: true,
  tabs: ['due', 'changed', 'issued', 'all'],
  firstTab: 'due',
  filters: [MONTH_FILTER, { key: 'mer_id', choices: [], isHidden: true }],
  columns: [
    { key: 'store', cell: (row) => <span className="line-clamp-2 min-w-32">{row.store}</span> },
    ...feeInvoiceColumns,
    { key: 'title', cell: (row) => row.header?.receipt_title },
  ],
  acts: [
    {
      key: 'issue',
      row: feeInvoiceApi.issue,
      isFor: (row) => isFirst(row) && row.header !== null,
      isMain: true,
      input,
      fields: ['receipt_no'],
    },
    {
      key: 'issue_to',
      row: feeInvoiceApi.issue,
      isFor: (row) => isFirst(row) && !row.header,
      isMain: true,
      input,
      fields: ['receipt_no', 'receipt_title', 'duty_paragraph'],
      required: ['receipt_title', 'duty_paragraph'],
    },
    {
      key: 'reissue',
      row: feeInvoiceApi.issue,
      isFor: (row) => isAnew(row) && isLeft(row),
      isMain: true,
      input,
      fields: ['red_no', 'receipt_no'],
      required: ['red_no'],
    },
    {
      key: 'red',
      row: feeInvoiceApi.redLetter,
      isFor: (row) => isAnew(row) && !isLeft(row),
      isMain: true,
      input,
      fields: ['red_no'],
    },
    {
      key: 'attach',
      row: feeInvoiceApi.attach,
      isFor: (row) => row.mark === 'issued',
      input,
      fields: ['file'],
    },
  ],
  record: FeeInvoiceRecord,
});
