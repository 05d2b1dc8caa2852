import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../../record-parts.tsx';
import type { Drawing } from '../../../screen.ts';

/** A point in time, on one line. */
export function When({ time, draw }: { time: string; draw: Drawing }) {
  return (
    <time dateTime={time} className="whitespace-nowrap">
      {formatDate(time, draw.locale, 'minute')}
    </time>
  );
}

/** How far two people are with something that takes both: who was first is named. */
export function TwoPeople({ first, isOwn, draw }: { first: string; isOwn: boolean; draw: Drawing }) {
  if (!first) return <Tag tone="wait">{draw.t('desk:two.none')}</Tag>;
  return (
    <span className="flex flex-wrap items-center gap-1">
      <Tag tone="go">{draw.t('desk:two.first', { name: first })}</Tag>
      {isOwn && <span className="text-12 text-ink-quiet">{draw.t('desk:two.own')}</span>}
    </span>
  );
}
