import { useEffect, useState } from 'react';
import { pointsApi, type PointsInfo } from '#lib/contracts/points.ts';
import { formatDate, formatNumber } from '#lib/i18n/format.ts';
import { POINTS_PER_YUAN } from '#lib/kernel/limits.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { yuan } from '#lib/kernel/money.ts';

/** Current, gained, spent and resting points; they follow a sign-in on the same page. */
export default function Figures({ i18n, initial }: { i18n: Messages; initial: PointsInfo }) {
  const t = createT(i18n);
  const [info, setInfo] = useState(initial);
  useEffect(() => {
    const reload = async (): Promise<void> => {
      const result = await call(pointsApi.info);
      if (result.ok) setInfo(result.value);
    };
    const listen = (): void => void reload();
    window.addEventListener('points:changed', listen);
    return () => window.removeEventListener('points:changed', listen);
  }, []);
  const number = (value: number): string => formatNumber(value, i18n.locale, 0);
  const worth = yuan(Math.floor((info.integral * 100) / POINTS_PER_YUAN));
  const others: [name: string, value: number, hint?: string][] = [
    [t('points:total'), info.total_gain_integral],
    [t('points:spent'), info.deduction_integral],
    [t('points:frozen'), info.lock_integral, t('points:frozen_hint')],
  ];
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <div>
          <dt className="text-ink-secondary">{t('points:current')}</dt>
          <dd className="mt-1 text-30 font-semibold leading-tight text-brand" data-points={info.integral}>
            {number(info.integral)}
          </dd>
          <dd className="text-12 text-ink-quiet">{t('points:worth', { amount: worth })}</dd>
        </div>
        {others.map(([name, value, hint]) => (
          <div key={name}>
            <dt className="text-ink-secondary">{name}</dt>
            <dd className="mt-1 text-24 font-semibold leading-[37px]">{number(value)}</dd>
            {hint && <dd className="text-12 text-ink-quiet">{hint}</dd>}
          </div>
        ))}
      </dl>
      {info.clear.status && (
        <p className="mt-4 rounded bg-brand-tint px-3 py-2 text-14">
          {t('points:clear', {
            points: number(info.clear.next_clear_integral),
            date: formatDate(`${info.clear.next_clear_day}T12:00:00+08:00`, i18n.locale),
          })}
        </p>
      )}
    </>
  );
}
