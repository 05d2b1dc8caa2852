import type { DeskBroadcast } from '#lib/contracts/broadcast.ts';
import { VideoPlayer } from '#islands/post/VideoPlayer.tsx';
import { formatDate, grouped } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { Facts, Section, Tag } from './record-parts.tsx';
import type { Column, Drawing } from './screen.ts';

const inLanguage = (locale: Locale, zh: string, en: string): string => (locale === 'en-US' && en ? en : zh);

/** What a room is called in the reader's language. */
export const roomName = (
  { name, name_en: english }: DeskBroadcast,
  { locale }: Pick<Drawing, 'locale'>,
): string => inLanguage(locale, name, english);

export const BROADCAST_TABS = ['all', 'live', 'upcoming', 'ended', 'hidden'] as const;
const TONES = { live: 'good', upcoming: 'wait', ended: 'quiet', hidden: 'bad', deleted: 'quiet' } as const;

function State({ row, draw: { w, t } }: { row: DeskBroadcast; draw: Drawing }) {
  return (
    <span className="flex flex-wrap gap-1">
      <Tag tone={TONES[row.status]}>{w(`tab.${row.status}`)}</Tag>
      {row.status === 'ended' && row.has_replay && <Tag tone="good">{t('broadcast:state.replay')}</Tag>}
    </span>
  );
}

/** What a store and the platform see of a live room. */
export const BROADCAST_COLUMNS: readonly [Column<DeskBroadcast>, ...Column<DeskBroadcast>[]] = [
  {
    key: 'name',
    cell: (row, draw) => (
      <span className="flex items-start gap-3">
        <img
          src={row.cover_img}
          alt=""
          width="96"
          height="54"
          loading="lazy"
          className="h-[54px] w-24 shrink-0 rounded object-cover"
        />
        <span className="min-w-36 max-w-80 [overflow-wrap:anywhere]">{roomName(row, draw)}</span>
      </span>
    ),
  },
  { key: 'state', cell: (row, draw) => <State row={row} draw={draw} /> },
  {
    key: 'time',
    cell: (row, { locale }) => (
      <span className="whitespace-nowrap">{formatDate(row.show_time, locale, 'minute')}</span>
    ),
  },
  { key: 'anchor', cell: (row, { locale }) => inLanguage(locale, row.anchor_name, row.anchor_name_en) },
  { key: 'goods', isRight: true, cell: (row) => row.goods.length },
  { key: 'visitors', isRight: true, cell: (row) => grouped(row.visitors) },
];

/** A room beside the list: what is seen of it, and its goods. */
export function BroadcastRecord({ record: row, draw }: { record: DeskBroadcast; draw: Drawing }) {
  const { w, t, locale } = draw;
  return (
    <>
      {row.stream && (
        <Section title={w(row.status === 'live' ? 'part.live' : 'part.replay')}>
          <VideoPlayer
            src={row.stream}
            poster={row.cover_img}
            label={roomName(row, draw)}
            failed={t('broadcast:failed')}
            className="aspect-video w-full rounded"
          />
        </Section>
      )}
      <Section title={w('part.words')}>
        <Facts
          facts={[
            [w('field.name'), row.name],
            [w('field.name_en'), row.name_en],
            [w('field.anchor_name'), row.anchor_name],
            [w('field.anchor_name_en'), row.anchor_name_en],
            [w('col.time'), formatDate(row.show_time, locale, 'minute')],
            [w('field.stream'), row.status === 'live' ? row.stream : ''],
            [w('field.reason'), row.reason],
          ]}
        />
      </Section>
      {row.goods.length > 0 && (
        <Section title={w('col.goods')}>
          <ul className="list-disc pl-5 text-14">
            {row.goods.map((one) => (
              <li key={one.product_id}>{one.name}</li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}
