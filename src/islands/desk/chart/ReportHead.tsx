import { formatAmount, formatCount, formatDay } from '#lib/i18n/format.ts';
import { Columns } from './Columns.tsx';
import { Figures, type Kind } from './Figures.tsx';
import { Ranking } from './Ranking.tsx';
import { Tag } from '../record-parts.tsx';
import type { AboveProps, Drawing } from '../screen.ts';

interface Row {
  key: string;
  name: string;
}
interface Props<T extends Row> extends AboveProps<T> {
  /** Sums of the report, each named as the column that it is of. */
  figures: readonly {
    key: string;
    kind: Kind;
    value?: (of: (name: string) => number | null) => number | null;
  }[];
  /** What is drawn of each row: upwards, and downwards where there is something to take off. */
  up: { key: string; value: (row: T) => number };
  down?: { key: string; value: (row: T) => number };
  isMoney?: boolean;
}

/** More bars than this are a table. */
const MOST_RANKED = 10;
const DAY = /^\d{4}-\d{2}(-\d{2})?$/;

/** What a row of a report is of: a day, a month, or whatever bears a name. */
export const reportName = ({ name }: { name: string }, { t, locale }: Drawing): string =>
  DAY.test(name) ? formatDay(name, locale) : name || t('insight:none');

const numberOf = (value: string | number | null | undefined): number | null =>
  value === null || value === undefined || value === '' ? null : Number(value);

/** The days of a report, its sums against the days before, and a drawing of the rows that stand below it. */
export function ReportHead<T extends Row>({
  draw,
  rows,
  about,
  figures,
  up,
  down,
  isMoney = false,
}: Props<T>) {
  const { w, t, locale } = draw;
  const of = (name: string): number | null => numberOf(about[name]);
  const isBefore = figures.some(({ key }) => `${key}_before` in about);
  const days = {
    from: formatDay(String(about['from'] ?? ''), locale),
    to: formatDay(String(about['to'] ?? ''), locale),
  };
  const say = (value: number): string =>
    isMoney ? formatAmount(value.toFixed(2)) : formatCount(value, locale);
  const sayShort = (value: number): string => (isMoney ? '¥' : '') + formatCount(value, locale);
  const label = t('insight:drawn', { what: w(`col.${up.key}`), ...days });
  const isOverTime = rows.every(({ key }) => DAY.test(key));
  const hasAny = rows.some((row) => up.value(row) !== 0 || (down && down.value(row) !== 0));
  return (
    <section className="panel mb-3 grid gap-4 border border-line p-4" aria-label={t('insight:sums')}>
      <p className="flex flex-wrap items-center gap-2 text-14 text-ink-secondary">
        {t('insight:days', days)}
        {about['of'] && <Tag tone="go">{String(about['of'])}</Tag>}
      </p>
      <Figures
        draw={draw}
        figures={figures.map(({ key, kind, value }) => ({
          name: w(`col.${key}`),
          kind,
          now: value ? value(of) : of(key),
          ...(isBefore
            ? { before: value ? value((name) => of(`${name}_before`)) : of(`${key}_before`) }
            : {}),
        }))}
      />
      {hasAny &&
        (isOverTime ? (
          <Columns
            label={label}
            up={w(`col.${up.key}`)}
            {...(down ? { down: w(`col.${down.key}`) } : {})}
            bars={rows
              .map((row) => ({
                name: row.name.length > 7 ? row.name.slice(5) : row.name,
                up: up.value(row),
                down: down?.value(row) ?? 0,
              }))
              .toReversed()}
            say={sayShort}
          />
        ) : (
          <Ranking
            label={label}
            bars={rows
              .slice(0, MOST_RANKED)
              .map((row) => ({ name: reportName(row, draw), value: up.value(row) }))}
            say={say}
          />
        ))}
    </section>
  );
}
