import type { ReactNode } from 'react';
import { plainAmount } from './coupon-words.ts';

interface Props {
  amount: string;
  /** From which amount on. */
  threshold: string;
  /** Kind, title and scope. */
  kind: string;
  title: string;
  scope: string;
  validity: string;
  /** Cannot be used or claimed any more. */
  isQuiet?: boolean;
  /** Shown below the dates: how many are claimed, or why it cannot be used. */
  note?: ReactNode;
  /** Some of the goods that the coupon is for. */
  sample?: ReactNode;
  /** The button or link of the coupon. */
  children?: ReactNode;
  className?: string;
}

/** One coupon in the shape of a ticket: its amount on the left, its scope on the right. */
export function CouponTicket({
  amount,
  threshold,
  kind,
  title,
  scope,
  validity,
  isQuiet = false,
  note,
  sample,
  children,
  className = '',
}: Props) {
  return (
    <div className={['ticket', isQuiet && 'is-quiet', className].filter(Boolean).join(' ')}>
      <p>
        <b>
          <small>¥</small>
          <span className={plainAmount(amount).length > 4 ? 'text-20' : 'text-30'}>
            {plainAmount(amount)}
          </span>
        </b>
        <span>{threshold}</span>
      </p>
      <div>
        <p>
          <span>{kind}</span>
          <strong>{title}</strong>
        </p>
        <div>
          <p title={scope}>{scope}</p>
          {sample}
        </div>
        <div>
          <div>
            <p>{validity}</p>
            {note}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
