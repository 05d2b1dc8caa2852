import { formatDay } from '#lib/i18n/format.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import type { Drawing } from '../screen.ts';

/** Which days figures are of, and another choice; their words are `insight:period.PERIOD`. */
export function PeriodSwitch<P extends 'day' | 'week' | 'month'>({
  draw: { t, locale },
  periods,
  period,
  days,
  onChange,
}: {
  draw: Drawing;
  periods: readonly P[];
  period: P;
  days: { from: string; to: string };
  onChange: (period: P) => void;
}) {
  return (
    <div role="group" aria-label={t('insight:sums')} className="flex flex-wrap items-center gap-2">
      {periods.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === period}
          className={buttonLook(one === period ? 'steel' : 'line', 'small')}
          onClick={() => onChange(one)}
        >
          {t(`insight:period.${one}`)}
        </button>
      ))}
      <span className="text-12 text-ink-quiet">
        {t('insight:days', { from: formatDay(days.from, locale), to: formatDay(days.to, locale) })}
      </span>
    </div>
  );
}
