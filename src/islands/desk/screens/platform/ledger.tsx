import { useEffect, useState } from 'react';
import { LEDGER_TABS, ledgerApi, type LedgerAccount, type LedgerCheck } from '#lib/contracts/ledger.ts';
import { formatAmount, formatDate, grouped } from '#lib/i18n/format.ts';
import { deskCall } from '../../desk-call.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type AboveProps } from '../../screen.ts';

/** Whether the books balanced when they were last looked at. */
function Check({ draw: { w, locale } }: AboveProps) {
  const [check, setCheck] = useState<LedgerCheck>();
  useEffect(() => {
    void deskCall()(ledgerApi.check).then((found) => found.ok && setCheck(found.value));
  }, []);
  if (!check) return null;
  const time = check.time && formatDate(check.time, locale, 'minute');
  return (
    <p className="panel mb-3 flex flex-wrap items-center gap-2 border border-line px-4 py-3 text-14">
      {time ? (
        <>
          <Tag tone={check.faults === 0 ? 'good' : 'bad'}>
            {w(check.faults === 0 ? 'check.good' : 'check.bad')}
          </Tag>
          {w('check.time', { time })}
          <span className="text-ink-secondary">
            {w('check.sums', {
              sum: check.entries_sum,
              transfers: check.unbalanced_transfers,
              accounts: check.accounts_off,
            })}
          </span>
        </>
      ) : (
        w('check.none')
      )}
    </p>
  );
}

/** Points are counted, everything else is yuan. */
const amountOf = ({ kind, balance }: LedgerAccount): string =>
  kind.startsWith('points_') ? grouped(balance) : formatAmount(balance);

/** Accounts of the ledger with their balances; each leads to its entries. */
export default listScreen<LedgerAccount>({
  words: 'payment:desk.ledger',
  alsoWords: ['payment.desk.account'],
  group: 'finance',
  place: 36,
  list: ledgerApi.accounts,
  idOf: (row) => row.account_id,
  nameOf: (row) => row.owner,
  tabs: LEDGER_TABS,
  firstTab: 'platform',
  above: Check,
  hrefOf: (row) => `/platform/ledger-entries?account=${row.account_id}`,
  columns: [
    { key: 'account', cell: (row, { t }) => t(`payment:desk.account.${row.kind}`) },
    { key: 'owner', cell: (row) => row.owner },
    { key: 'balance', isRight: true, cell: (row) => <b>{amountOf(row)}</b> },
  ],
});
