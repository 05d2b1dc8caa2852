import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** So many days, hours or minutes, in words. */
function lasting(ms: number, { t }: Drawing): string {
  if (ms >= 2 * DAY) return t('desk:age.days', { count: Math.floor(ms / DAY) });
  if (ms >= HOUR) return t('desk:age.hours', { count: Math.floor(ms / HOUR) });
  return t('desk:age.minutes', { count: Math.max(1, Math.floor(ms / 60_000)) });
}

/** Since when something waits: after three days it stands out. */
export function Age({ since, draw }: { since: string; draw: Drawing }) {
  const ms = Date.parse(draw.now) - Date.parse(since);
  const words = lasting(ms, draw);
  return (
    <time dateTime={since} title={formatDate(since, draw.locale, 'minute')} className="whitespace-nowrap">
      {ms > 3 * DAY ? <Tag tone="wait">{words}</Tag> : words}
    </time>
  );
}

/** How long there is for it. */
export function TimeLeft({ until, draw }: { until: string; draw: Drawing }) {
  const ms = Date.parse(until) - Date.parse(draw.now);
  if (ms <= 0) return <Tag tone="bad">{draw.t('desk:age.over')}</Tag>;
  return (
    <span title={formatDate(until, draw.locale, 'minute')}>
      <Tag tone={ms < DAY ? 'wait' : 'quiet'}>{draw.t('desk:age.left', { time: lasting(ms, draw) })}</Tag>
    </span>
  );
}
