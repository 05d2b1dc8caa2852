import { useEffect, useRef } from 'react';
import { broadcastApi, type Broadcast } from '#lib/contracts/broadcast.ts';
import { formatDate, formatNumber } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { call } from '#lib/stores/call.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { useOpened } from '#islands/ui/use-opened.ts';
import { GoodsRows } from '#islands/post/GoodsRows.tsx';
import { VideoPlayer } from '#islands/post/VideoPlayer.tsx';

const SHOWN_GOODS = 3;
type State = 'live' | 'upcoming' | 'ended' | 'replay';

const LOOKS: Record<State, string> = {
  live: 'bg-brand text-white',
  upcoming: 'bg-info text-white',
  replay: 'bg-success text-white',
  ended: 'bg-steel text-white',
};
const TIMES = { live: 'broadcast:since', upcoming: 'broadcast:begins', ended: 'broadcast:began' } as const;
const stateOf = (room: Broadcast): State => (room.replay_status ? 'replay' : room.live_status);

/** Live rooms as cards; one that can be watched opens in the page, another shows its time or that it is over. */
export default function LiveRooms({ i18n, rooms }: { i18n: Messages; rooms: Broadcast[] }) {
  const t = createT(i18n);
  const { locale } = i18n;
  const opened = useOpened('room');
  const open = rooms.find((room) => room.broadcast_id === opened.id);
  const counted = useRef(new Set<number>());
  const watched = open?.stream ? open.broadcast_id : undefined;
  // The page comes from a cache; the browser tells which room was opened, once each.
  useEffect(() => {
    if (watched === undefined || counted.current.has(watched)) return;
    counted.current.add(watched);
    void call(broadcastApi.watched, { id: watched });
  }, [watched]);
  const wordsOf = (room: Broadcast): string => {
    const state = stateOf(room);
    if (state === 'live') return t('broadcast:watch');
    if (state === 'replay') return t('broadcast:replay');
    return t(state === 'upcoming' ? 'broadcast:upcoming_hint' : 'broadcast:ended_hint');
  };
  const timeOf = (room: Broadcast): string =>
    t(TIMES[room.live_status], { time: formatDate(room.show_time, locale, 'short') });

  return (
    <>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {rooms.map((room) => (
          <li key={room.broadcast_id} className="panel flex flex-col overflow-hidden">
            {/* Without scripts the playlist itself, for players that can read it; else the store. */}
            <a
              href={room.stream || localizedPath(paths.store(room.merchant.mer_id), locale)}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey) return;
                event.preventDefault();
                opened.open(room.broadcast_id);
              }}
              className="group relative block w-full overflow-hidden bg-ground"
            >
              <img
                src={room.cover_img}
                alt=""
                width={960}
                height={540}
                loading="lazy"
                className="aspect-video w-full object-cover transition-transform duration-200 group-hover:scale-[1.02]"
              />
              <span className={`absolute left-2 top-2 rounded px-2 py-0.5 text-12 ${LOOKS[stateOf(room)]}`}>
                {t(`broadcast:state.${stateOf(room)}`)}
              </span>
              <span className="sr-only">
                {t('broadcast:watch_room', { action: wordsOf(room), name: room.name })}
              </span>
              {room.stream && (
                <span
                  aria-hidden="true"
                  className="absolute left-1/2 top-1/2 grid size-11 -translate-x-1/2 -translate-y-1/2 place-items-center rounded-full bg-scrim text-white"
                >
                  <svg viewBox="0 0 24 24" className="ml-0.5 size-5 fill-current">
                    <path d="M7 4.5 19.5 12 7 19.5Z" />
                  </svg>
                </span>
              )}
            </a>
            <div className="flex flex-1 flex-col p-3">
              <h2 className="line-clamp-2 text-14 font-semibold">{room.name}</h2>
              <p className="mt-1 text-12 text-ink-quiet">
                {timeOf(room)}
                {room.visitors > 0 &&
                  `\u00a0· ${t('broadcast:visitors', { count: room.visitors, n: formatNumber(room.visitors, i18n.locale) })}`}
              </p>
              <a
                href={localizedPath(paths.store(room.merchant.mer_id), locale)}
                className="mt-2 flex min-h-11 items-center gap-2 text-12 text-ink-secondary md:min-h-7"
              >
                <img
                  src={room.merchant.mer_avatar}
                  alt=""
                  width={20}
                  height={20}
                  loading="lazy"
                  className="size-5 rounded-full"
                />
                <span className="truncate">
                  {room.merchant.mer_name}&nbsp;· {room.anchor_name}
                </span>
              </a>
              <ul className="mt-auto flex gap-2 pt-3" aria-label={t('broadcast:goods')}>
                {room.broadcast.slice(0, SHOWN_GOODS).map(({ goods }) => (
                  <li key={goods.product_id}>
                    <a
                      href={localizedPath(paths.goodsCard(goods), locale)}
                      title={goods.store_name}
                      className="block rounded border border-line p-1 hover:border-line-strong"
                    >
                      <img
                        src={goods.image}
                        alt={goods.store_name}
                        width={52}
                        height={52}
                        loading="lazy"
                        className="size-[52px] object-contain"
                      />
                    </a>
                  </li>
                ))}
                {room.broadcast.length > SHOWN_GOODS && (
                  <li>
                    <button
                      type="button"
                      onClick={() => opened.open(room.broadcast_id)}
                      className="grid size-[62px] place-items-center rounded bg-ground text-14 text-ink-secondary hover:text-ink"
                    >
                      {t('broadcast:goods_more', { n: room.broadcast.length - SHOWN_GOODS })}
                      <span className="sr-only">{t('broadcast:goods')}</span>
                    </button>
                  </li>
                )}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          label={open.name}
          closeLabel={t('broadcast:close')}
          onClose={opened.close}
          className="!max-w-[1040px]"
        >
          <div className="grid md:grid-cols-[minmax(0,1fr)_340px]">
            {open.stream ? (
              <VideoPlayer
                src={open.stream}
                poster={open.cover_img}
                label={open.name}
                failed={t('broadcast:failed')}
                loop={open.live_status === 'live'}
                className="aspect-video h-full w-full"
              />
            ) : (
              <div className="relative">
                <img
                  src={open.cover_img}
                  alt=""
                  width={960}
                  height={540}
                  className="aspect-video h-full w-full object-cover"
                />
                <p className="absolute inset-0 grid place-items-center bg-scrim p-6 text-center text-16 text-white">
                  {wordsOf(open)}
                </p>
              </div>
            )}
            <div className="max-h-[70dvh] overflow-y-auto p-5">
              <h2 className="pr-10 text-18 font-semibold">{open.name}</h2>
              <p className="mt-1 text-14 text-ink-secondary">
                {t('broadcast:anchor', { name: open.anchor_name })}
              </p>
              <p className="mt-1 text-12 text-ink-quiet">{timeOf(open)}</p>
              <GoodsRows
                i18n={i18n}
                title={t('broadcast:goods')}
                goods={open.broadcast.map(({ goods }) => goods)}
              />
              <a
                href={localizedPath(paths.store(open.merchant.mer_id), locale)}
                className="mt-4 inline-flex min-h-11 items-center text-info"
              >
                {t('broadcast:store')}
              </a>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
