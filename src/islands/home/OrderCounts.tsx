import { useEffect, useState } from 'react';
import type { CallOutput } from '#lib/contracts/endpoint.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { call } from '#lib/stores/call.ts';
import { $tokenChanges, readToken } from '#lib/stores/token.ts';

type Counts = CallOutput<typeof orderApi.number>;
interface Props {
  entries: {
    name: string;
    /** Line of the sign, 24 × 24. */
    sign: string;
    href: string;
    count: keyof Pick<Counts, 'noPay' | 'noPostage' | 'noDeliver' | 'refund'>;
  }[];
}
const MOST = 99;

/** The ways to one's orders, and how many wait behind each; a visitor has the ways alone. */
export default function OrderCounts({ entries }: Props) {
  const [counts, setCounts] = useState<Counts>();
  useEffect(() => {
    const ask = async (): Promise<void> => {
      const found = readToken() ? await call(orderApi.number) : undefined;
      setCounts(found?.ok ? found.value : undefined);
    };
    void ask();
    return $tokenChanges.listen(() => void ask());
  }, []);
  return (
    <ul className="-mx-2 mt-3 grid grid-cols-4 border-y border-line py-3 text-center text-12 text-ink-secondary">
      {entries.map(({ name, sign, href, count: key }) => {
        const count = counts?.[key] ?? 0;
        return (
          <li key={key}>
            <a href={href} data-needs-login="" className="relative grid justify-items-center gap-1">
              <svg viewBox="0 0 24 24" width="20" height="20" className="icon" aria-hidden="true">
                <path d={sign} />
              </svg>
              {name}
              {count > 0 && (
                <span className="absolute -top-1.5 left-1/2 ml-1 min-w-4 rounded-full bg-brand px-1 leading-4 text-white">
                  {count > MOST ? `${MOST}+` : count}
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
