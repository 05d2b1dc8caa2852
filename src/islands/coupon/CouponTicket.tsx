import type { ReactNode } from 'react';
import { plainAmount } from './coupon-words.ts';

interface Props {
  amount: string;
  /** From which amount on. */
  threshold: string;
  /** Kind, title and what it is for. */
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

/** One coupon in the shape of a ticket: what it is worth on the left, what it is for on the right. */
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
  const worth = isQuiet ? 'bg-ground text-ink-secondary' : 'bg-brand-tint text-brand-pressed';
  return (
    <div
      className={`flex min-h-[108px] overflow-hidden rounded-panel border border-line bg-white ${className}`}
    >
      <p
        className={`grid w-[104px] shrink-0 sm:w-[116px] content-center justify-items-center gap-1 border-r border-dashed border-line-strong px-1 text-center ${worth}`}
      >
        <span className="whitespace-nowrap font-semibold">
          <span className="text-14">¥</span>
          <span className={plainAmount(amount).length > 4 ? 'text-20' : 'text-30'}>
            {plainAmount(amount)}
          </span>
        </span>
        <span className="text-balance text-12">{threshold}</span>
      </p>
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3">
        <p className="line-clamp-2 min-w-0 text-14">
          <span
            className={`mr-2 inline-flex h-5 items-center align-bottom rounded px-1.5 text-12 leading-none ${isQuiet ? 'bg-ground text-ink-secondary' : 'bg-brand-tint text-brand-pressed'}`}
          >
            {kind}
          </span>
          <strong className="font-semibold">{title}</strong>
        </p>
        <div className="flex gap-2">
          <p className="line-clamp-2 min-w-0 flex-1 self-start text-12 text-ink-secondary" title={scope}>
            {scope}
          </p>
          {sample}
        </div>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-3 gap-y-1 pt-1">
          <div className="grid min-w-0 gap-1 text-12 text-ink-quiet">
            <p>{validity}</p>
            {note}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
