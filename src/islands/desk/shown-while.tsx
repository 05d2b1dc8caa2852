import type { ShownState } from '#lib/contracts/site-desk.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { Tag } from './record-parts.tsx';
import type { AboveProps, Drawing, Values } from './screen.ts';

interface Shown {
  state: ShownState;
  starts_time: string | null;
  ends_time: string | null;
}

const TONES = { shown: 'good', waiting: 'wait', over: 'quiet', hidden: 'quiet' } as const;

/** Fields of every form of what is shown for a while. */
export const PERIOD = ['starts', 'ends'] as const;

/** China's clock, which all times of the mall follow, eight hours before UTC. */
const OFFSET = 8 * 60 * 60 * 1000;
/** A time as a field of a form takes it. */
export const minuteTyped = (time: string | null): string =>
  time ? new Date(Date.parse(time) + OFFSET).toISOString().slice(0, 16) : '';
export const periodTyped = (row: Shown): Values => ({
  starts: minuteTyped(row.starts_time),
  ends: minuteTyped(row.ends_time),
});

/** Whether it is shown now, and from when until when. */
export function ShownWhile({ row, draw: { t, locale } }: { row: Shown; draw: Drawing }) {
  const day = (time: string | null): string => (time ? formatDate(time, locale, 'minute') : '');
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag tone={TONES[row.state]}>{t(`site_desk:state.${row.state}`)}</Tag>
      {(row.starts_time || row.ends_time) && (
        <span className="whitespace-nowrap text-12 text-ink-secondary">
          {day(row.starts_time)} – {day(row.ends_time)}
        </span>
      )}
    </span>
  );
}

/** The way to the home page as it will be, of the mall or of a store. */
export function PreviewLink({
  draw: { t, locale },
  to = '/platform/preview',
}: Pick<AboveProps, 'draw'> & { to?: string }) {
  return (
    <form
      action={localizedPath(to, locale)}
      target="_blank"
      className="mb-3 flex flex-wrap items-end gap-3 text-14"
    >
      <label className="grid gap-1">
        {t('site_desk:preview.at')}
        <input
          type="datetime-local"
          name="at"
          className="min-h-9 rounded border border-line-strong bg-panel px-2 text-14"
        />
      </label>
      <button type="submit" className="min-h-9 rounded border border-line-strong bg-panel px-4">
        {t('site_desk:preview.open')}
      </button>
    </form>
  );
}
