import { formatAmount, formatNumber, formatPercent } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Drawing } from '../screen.ts';

export type Kind = 'money' | 'count' | 'rate' | 'hours' | 'ms';
export interface Figure {
  name: string;
  kind: Kind;
  now: number | null;
  /** The same figure of the days before; absent: there is nothing to compare with. */
  before?: number | null | undefined;
  /** Address of the report behind the figure. */
  href?: string;
}

/** A figure in the reader's language; a dash without a value. */
export function sayFigure(kind: Kind, value: number | null, locale: Locale): string {
  if (value === null) return '–';
  if (kind === 'money') return formatAmount(value.toFixed(2));
  if (kind === 'rate') return formatPercent(Math.round(value * 1000) / 10, locale);
  if (kind === 'ms') return `${formatNumber(value, locale, 0)} ms`;
  return formatNumber(value, locale, kind === 'hours' ? 1 : 0);
}

/** The share of a part in the whole, 0 to 1; null where the whole is nothing. */
export const rateOf = (part: number, whole: number): number | null => (whole > 0 ? part / whole : null);

/** +12%, -3%, and 0% for what hardly moved. */
function sayChange(now: number, before: number, locale: Locale): string {
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : ''}${formatPercent(percent === 0 ? 0 : percent, locale)}`;
}

/** Figures with what they were in the days before. */
export function Figures({ figures, draw }: { figures: readonly Figure[]; draw: Drawing }) {
  const { t, locale } = draw;
  return (
    <dl className="grid grid-cols-2 gap-3 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {figures.map(({ name, kind, now, before, href }) => (
        <div key={name} className="min-w-0">
          <dt className="text-12 text-ink-secondary">
            {href ? (
              <a
                href={href}
                className="inline-flex min-h-11 md:min-h-6 items-center text-info hover:underline"
              >
                {name}
              </a>
            ) : (
              name
            )}
          </dt>
          <dd className="text-18 font-semibold tabular-nums [overflow-wrap:anywhere] md:text-20">
            {sayFigure(kind, now, locale)}
          </dd>
          {before !== undefined && (
            <dd className="text-12 text-ink-quiet">
              {t('insight:before', { value: sayFigure(kind, before, locale) })}
              {kind !== 'rate' && now !== null && before !== null && before > 0 && (
                <span className="ml-1 whitespace-nowrap text-ink-secondary">
                  {sayChange(now, before, locale)}
                </span>
              )}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
