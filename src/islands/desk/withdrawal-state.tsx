import type { Withdrawal } from '#lib/contracts/store-money.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { AccountNumber, Tag } from './record-parts.tsx';
import type { Drawing } from './screen.ts';

const TONES: Record<Withdrawal['status'], 'wait' | 'go' | 'good' | 'bad' | 'quiet'> = {
  asked: 'wait',
  approved: 'go',
  half_confirmed: 'go',
  paid: 'good',
  refused: 'bad',
  withdrawn: 'quiet',
};

/** Where a withdrawal stands, and why it was refused. */
export function WithdrawalState({ row, draw: { t } }: { row: Withdrawal; draw: Drawing }) {
  return (
    <span className="grid justify-items-start gap-0.5">
      <Tag tone={TONES[row.status]}>{wireWord(t, 'store_money:state', row.status)}</Tag>
      {row.reason && <span className="text-12 text-ink-secondary">{row.reason}</span>}
    </span>
  );
}

/** The account that it goes to. */
export const AccountCell = ({ row }: { row: Pick<Withdrawal, 'name' | 'bank' | 'account'> }) => (
  <span className="grid gap-0.5">
    <AccountNumber digits={row.account} />
    <span className="text-12 text-ink-secondary">
      {row.name}&nbsp;· {row.bank}
    </span>
  </span>
);
