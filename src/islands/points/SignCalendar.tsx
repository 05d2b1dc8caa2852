import { useEffect, useState } from 'react';
import { pointsApi, type SignMonth } from '#lib/contracts/points.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { daysOf, monthFrom, weekdays } from './month.ts';

interface Props {
  t: Translate;
  locale: Locale;
  shown: SignMonth;
  /** This month; later ones have no days yet. */
  latest: string;
  onShow: (month: SignMonth) => void;
}

/** Days of a month, with those on which the account signed in. */
export function SignCalendar({ t, locale, shown, latest, onShow }: Props) {
  const signed = new Map(shown.list.map((row) => [row.day, row.points]));
  const total = shown.list.reduce((sum, row) => sum + row.points, 0);
  const [today, setToday] = useState('');
  useEffect(() => setToday(formatDate(Date.now(), 'zh-CN')), []);
  const turn = async (step: number): Promise<void> => {
    const result = await call(pointsApi.signMonth, { month: monthFrom(shown.month, step) });
    if (result.ok) onShow(result.value);
    else showRefusal(result.failure);
  };
  const wordsOf = (day: string): string => {
    const points = signed.get(day);
    const date = formatDate(`${day}T00:00:00+08:00`, locale);
    return points === undefined
      ? t('points:sign.not_signed_on', { date })
      : t('points:sign.signed_on', { date, points });
  };
  return (
    <section aria-label={t('points:sign.calendar')} className="w-full">
      <div className="flex items-center justify-between">
        <Button kind="text" size="small" aria-label={t('points:sign.previous')} onClick={() => void turn(-1)}>
          ‹
        </Button>
        <span role="status" className="font-semibold">
          {formatDate(`${shown.month}-01T00:00:00+08:00`, locale, 'month')}
        </span>
        <Button
          kind="text"
          size="small"
          aria-label={t('points:sign.next')}
          disabled={shown.month >= latest}
          className="disabled:!bg-transparent"
          onClick={() => void turn(1)}
        >
          ›
        </Button>
      </div>
      <ol className="mt-1 grid grid-cols-7 justify-items-center gap-y-1 text-12">
        {weekdays(locale).map((name, at) => (
          <li key={at} aria-hidden="true" className="text-ink-quiet">
            {name}
          </li>
        ))}
        {daysOf(shown.month).map((day, at) =>
          day === null ? (
            <li key={`empty${at}`} aria-hidden="true" />
          ) : (
            <li
              key={day}
              aria-label={wordsOf(day)}
              title={wordsOf(day)}
              aria-current={day === today ? 'date' : undefined}
              className={`grid size-8 place-items-center rounded-full ${
                signed.has(day)
                  ? 'bg-brand font-semibold text-white'
                  : day === today
                    ? 'border border-brand font-semibold text-brand'
                    : 'text-ink-secondary'
              }`}
            >
              <span aria-hidden="true">{Number(day.slice(8))}</span>
            </li>
          ),
        )}
      </ol>
      <p className="mt-2 text-12 text-ink-secondary">
        {t('points:sign.month_total', { days: shown.list.length, count: shown.list.length, points: total })}
      </p>
    </section>
  );
}
