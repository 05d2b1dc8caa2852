import { auditApi } from '#lib/contracts/audit.ts';
import { bankTransferApi, type TransferRow } from '#lib/contracts/bank-transfer.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { Facts, Pictures, Section } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { TwoPeople, When } from './parts/cells.tsx';
import { Age } from './parts/Waiting.tsx';

const input = ({ transfer_id }: TransferRow) => ({ transfer_id });

/** A voucher beside the list: the buyer's data, and the bank's slip. */
function VoucherRecord({ record: row, draw }: { record: TransferRow; draw: Drawing }) {
  const { w, t } = draw;
  return (
    <>
      <Section title={w('part.transfer')}>
        <Facts
          facts={[
            [w('col.amount'), <b key="amount">{formatAmount(row.amount)}</b>],
            [w('col.payer'), row.payer_name],
            [w('col.bank'), row.bank],
            [w('col.serial'), row.serial_no],
            [w('col.remark'), row.remark],
            [w('col.order'), row.group_order_sn],
            [t('desk:sent'), <When key="since" time={row.create_time} draw={draw} />],
            [
              w('col.state'),
              <TwoPeople key="two" first={row.first_by} isOwn={row.is_own_first} draw={draw} />,
            ],
          ]}
        />
      </Section>
      <Section title={w('part.voucher')}>
        <Pictures pictures={row.voucher} name={(n) => t('desk:picture', { n })} />
      </Section>
    </>
  );
}

/** Vouchers of bank transfers; large sums are confirmed by two people. */
export default listScreen<TransferRow>({
  words: 'payment:desk.vouchers',
  group: 'finance',
  place: 10,
  inbox: 'voucher',
  list: bankTransferApi.list,
  idOf: (row) => row.transfer_id,
  nameOf: (row) => `${row.payer_name} ${formatAmount(row.amount)}`,
  columns: [
    { key: 'payer', cell: (row) => row.payer_name },
    { key: 'amount', isRight: true, cell: (row) => formatAmount(row.amount) },
    {
      key: 'state',
      cell: (row, draw) => <TwoPeople first={row.first_by} isOwn={row.is_own_first} draw={draw} />,
    },
    { key: 'bank', cell: (row) => <span className="line-clamp-1 max-w-48">{row.bank}</span> },
    { key: 'serial', cell: (row) => row.serial_no },
    { key: 'remark', cell: (row) => row.remark },
    { key: 'order', isSpare: true, cell: (row) => row.group_order_sn },
    { key: 'since', cell: (row, draw) => <Age since={row.create_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'confirm',
      row: bankTransferApi.confirm,
      isFor: (row) => !row.is_own_first,
      isMain: true,
      input,
      fields: ['amount'],
    },
    { key: 'refuse', row: bankTransferApi.refuse, isFor: () => true, input, fields: ['reason'] },
  ],
  history: { row: auditApi.about, kind: 'voucher' },
  record: VoucherRecord,
});
