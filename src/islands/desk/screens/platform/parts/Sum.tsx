import type { ReactNode } from 'react';

/** A sum with its subject, state, number and time. */
export function Sum({ name, amount, children }: { name: ReactNode; amount: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 text-14">
      <span className="flex flex-wrap items-center gap-1">{name}</span>
      <b className="text-right font-semibold tabular-nums">{amount}</b>
      <span className="col-span-2 text-12 text-ink-quiet [overflow-wrap:anywhere]">{children}</span>
    </li>
  );
}
