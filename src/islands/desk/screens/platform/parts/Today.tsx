import { useEffect, useState } from 'react';
import { insightApi, type PlatformToday } from '#lib/contracts/insight.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { Figures } from '../../../chart/Figures.tsx';
import { PeriodSwitch } from '../../../chart/PeriodSwitch.tsx';
import { deskCall } from '../../../desk-call.ts';
import type { AboveProps } from '../../../screen.ts';

type Key = PlatformToday['figures'][number]['key'];
/** The screen with the details of a figure. */
const PLACES: Record<Key, string> = {
  paid: 'sales',
  refunded: 'sales',
  commission: 'sales',
  orders: 'funnel',
  paid_orders: 'funnel',
  visits: 'funnel',
  inquiries: 'rfq',
  buyers: 'members',
  stores: 'stores',
};
const REPORTS = new Set(['sales', 'funnel', 'rfq']);

/** Figures of the mall for today or this week, as far as the reader's roles go; each links to its details. */
export function Today({ draw }: AboveProps) {
  const { t, locale } = draw;
  const [period, setPeriod] = useState<'day' | 'week'>('day');
  const [today, setToday] = useState<PlatformToday>();
  useEffect(() => {
    let isLatest = true;
    void deskCall()(insightApi.today, { period }).then((found) => {
      if (isLatest && found.ok) setToday(found.value);
    });
    return () => {
      isLatest = false;
    };
  }, [period]);
  if (!today || today.figures.length === 0) return null;
  const hrefOf = (key: Key): string => {
    const place = PLACES[key];
    return localizedPath(`/platform/${place}${REPORTS.has(place) ? `?period=${period}` : ''}`, locale);
  };
  return (
    <section className="panel mb-3 grid gap-3 border border-line p-4" aria-label={t('insight:sums')}>
      <PeriodSwitch draw={draw} periods={['day', 'week']} period={period} days={today} onChange={setPeriod} />
      <Figures
        draw={draw}
        figures={today.figures.map(({ key, is_money: isMoney, now, before }) => ({
          name: t(`insight:today.${key}`),
          kind: isMoney ? 'money' : 'count',
          now,
          before,
          href: hrefOf(key),
        }))}
      />
    </section>
  );
}
