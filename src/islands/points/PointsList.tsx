import { useEffect, useState } from 'react';
import { pointsApi, type PointsRow } from '#lib/contracts/points.ts';
import { formatDate, formatNumber } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';

interface Props {
  i18n: Messages;
  initial: PointsRow[];
  /** What this page of the list shows. */
  shown: { type: number; page: number; limit: number };
}

/** Movements of the points; a sign-in on the same page brings its own row. */
export default function PointsList({ i18n, initial, shown }: Props) {
  const t = createT(i18n);
  const [rows, setRows] = useState(initial);
  const { type, page, limit } = shown;
  useEffect(() => {
    const reload = async (): Promise<void> => {
      const result = await call(pointsApi.list, { type, page, limit });
      if (result.ok) setRows(result.value.list);
    };
    const listen = (): void => void reload();
    window.addEventListener('points:changed', listen);
    return () => window.removeEventListener('points:changed', listen);
  }, [type, page, limit]);
  if (rows.length === 0)
    return <p className="px-4 py-16 text-center text-ink-secondary">{t('points:empty')}</p>;
  return (
    <ul>
      {rows.map((row) => (
        <li
          key={row.points_id}
          className="flex min-h-14 items-center gap-4 border-b border-line px-4 py-3 last:border-0"
        >
          <span className="min-w-0 flex-1">
            <span className="block">{row.title}</span>
            <span className="flex flex-wrap gap-x-2 text-12 text-ink-quiet">
              <time dateTime={row.create_time}>{formatDate(row.create_time, i18n.locale, 'minute')}</time>
              <span className="[overflow-wrap:anywhere]">{row.mark}</span>
            </span>
          </span>
          <span className="shrink-0 text-right">
            <span className={`block text-16 font-semibold ${row.pm === 1 ? 'text-success' : ''}`}>
              {row.pm === 1 ? '+' : '−'}
              {formatNumber(row.number, i18n.locale, 0)}
            </span>
            <span className="block text-12 text-ink-quiet">
              {t('points:after', { points: formatNumber(row.balance, i18n.locale, 0) })}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
