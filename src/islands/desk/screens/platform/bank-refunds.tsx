import { auditApi } from '#lib/contracts/audit.ts';
import { bankTransferApi, type HandRefund } from '#lib/contracts/bank-transfer.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { Facts, Section } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { TwoPeople, When } from './parts/cells.tsx';
import { Age } from './parts/Waiting.tsx';

function BankRefundRecord({ record: row, draw }: { record: HandRefund; draw: Drawing }) {
  const { w, t } = draw;
  return (
    <Section title={w('part.refund')}>
      <Facts
        facts={[
          [w('col.amount'), <b key="amount">{formatAmount(row.amount)}</b>],
          [w('col.payer'), row.payer_name],
          [w('col.bank'), row.bank],
          [w('col.serial'), row.serial_no],
          [t('desk:sent'), <When key="since" time={row.create_time} draw={draw} />],
          [w('col.state'), <TwoPeople key="two" first={row.first_by} isOwn={row.is_own_first} draw={draw} />],
        ]}
      />
    </Section>
  );
}

/** Refunds that people send at the bank, to the account that the money came from. */
export default listScreen<HandRefund>({
  words: 'payment:desk.bank_refunds',
  group: 'finance',
  place: 20,
  inbox: 'bank_refund',
  list: bankTransferApi.refunds,
  idOf: (row) => row.refund_id,
  nameOf: (row) => `${row.payer_name} ${formatAmount(row.amount)}`,
  history: { row: auditApi.about, kind: 'hand_refund' },
  columns: [
    { key: 'payer', cell: (row) => row.payer_name || row.refund_id },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    {
      key: 'state',
      cell: (row, draw) => <TwoPeople first={row.first_by} isOwn={row.is_own_first} draw={draw} />,
    },
    { key: 'bank', cell: (row) => row.bank },
    { key: 'serial', cell: (row) => row.serial_no },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'confirm',
      row: bankTransferApi.confirmRefund,
      isFor: (row) => !row.is_own_first,
      isMain: true,
      input: ({ refund_id }) => ({ refund_id }),
      fields: ['trade_no'],
    },
    {
      key: 'correct',
      row: bankTransferApi.confirmRefund,
      isFor: (row) => row.is_own_first,
      input: ({ refund_id }) => ({ refund_id }),
      fields: ['trade_no'],
    },
  ],
  record: BankRefundRecord,
});
