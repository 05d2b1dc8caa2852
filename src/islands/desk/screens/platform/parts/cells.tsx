import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
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

/** A person with what is shown of the phone. */
export const Buyer = ({ buyer }: { buyer: { nickname: string; phone: string } }) => (
  <>
    {buyer.nickname} <span className="whitespace-nowrap text-ink-secondary">{buyer.phone}</span>
  </>
);

/** The number of a purchase, which leads to its orders and does not open the row that it stands in. */
export const PurchaseLink = ({ sn, locale }: { sn: string; locale: Locale }) => (
  <a
    href={localizedPath(`/platform/orders?keyword=${sn}`, locale)}
    className="inline-flex min-h-11 items-center whitespace-nowrap text-info hover:underline md:min-h-6"
    onClick={(event) => event.stopPropagation()}
  >
    {sn}
  </a>
);
