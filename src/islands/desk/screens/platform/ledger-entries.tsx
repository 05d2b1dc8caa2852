import { ledgerApi, type LedgerEntry } from '#lib/contracts/ledger.ts';
import { LEDGER_KINDS } from '#lib/contracts/states.ts';
import { formatAmount, grouped } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { Facts, Section } from '../../record-parts.tsx';
import { listScreen, type AboveProps, type Drawing } from '../../screen.ts';
import { When } from './parts/cells.tsx';

const amountOf = ({ account }: LedgerEntry, amount: string): string =>
  account.startsWith('points_') ? grouped(amount) : formatAmount(amount);
const accountOf = (row: LedgerEntry, { t }: Drawing): string =>
  [t(`payment:desk.account.${row.account}`), row.owner].filter(Boolean).join('\u00a0· ');
const link = 'text-info hover:underline';

/** What the entry comes from, as a way there where the platform has one. */
const Source = ({ row, draw: { locale } }: { row: LedgerEntry; draw: Drawing }) =>
  row.link ? (
    <a
      className={`${link} whitespace-nowrap`}
      href={localizedPath(row.link, locale)}
      onClick={(event) => event.stopPropagation()}
    >
      {row.sn || '→'}
    </a>
  ) : (
    <span className="whitespace-nowrap tabular-nums">{row.sn}</span>
  );

/** All sides of the transfer, each with the way to its account. */
function EntryRecord({
  record: row,
  draw,
}: {
  record: LedgerEntry & { sides: LedgerEntry[] };
  draw: Drawing;
}) {
  const { w, t, locale } = draw;
  return (
    <>
      <Section title={t(`payment:desk.entries.filter.kind.${row.kind}`)}>
        <Facts
          facts={[
            [w('col.time'), <When key="time" time={row.time} draw={draw} />],
            [w('col.sn'), (row.sn || row.link) && <Source key="sn" row={row} draw={draw} />],
            [w('fact.transfer'), row.transfer_id],
          ]}
        />
      </Section>
      <Section title={w('part.sides')}>
        <Facts
          facts={row.sides.map((side) => [
            amountOf(side, side.amount),
            <a
              key={side.entry_id}
              className={link}
              href={localizedPath(`/platform/ledger-entries?account=${side.account_id}`, locale)}
            >
              {accountOf(side, draw)}
            </a>,
          ])}
        />
      </Section>
    </>
  );
}

const Back = ({ draw: { w, locale } }: AboveProps) => (
  <p className="mb-3 text-14">
    <a className={link} href={localizedPath('/platform/ledger', locale)}>
      {w('back')}
    </a>
  </p>
);

/** Entries of the ledger, of one account or of all. */
export default listScreen<LedgerEntry>({
  words: 'payment:desk.entries',
  alsoWords: ['payment.desk.account'],
  group: 'finance',
  place: 37,
  list: ledgerApi.entries,
  detail: ledgerApi.entry,
  table: ledgerApi.table,
  idOf: (row) => row.entry_id,
  nameOf: (row) => row.sn,
  above: Back,
  filters: [
    { key: 'kind', choices: LEDGER_KINDS },
    { key: 'account', choices: [], isHidden: true },
  ],
  hasDays: true,
  columns: [
    { key: 'time', cell: (row, draw) => <When time={row.time} draw={draw} /> },
    { key: 'account', cell: accountOf },
    { key: 'kind', cell: (row, { t }) => t(`payment:desk.entries.filter.kind.${row.kind}`) },
    { key: 'sn', cell: (row, draw) => <Source row={row} draw={draw} /> },
    { key: 'amount', isRight: true, isKept: true, cell: (row) => <b>{amountOf(row, row.amount)}</b> },
    { key: 'balance', isRight: true, cell: (row) => amountOf(row, row.balance) },
  ],
  record: EntryRecord,
});
