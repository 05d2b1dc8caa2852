import { lazy, Suspense, useState } from 'react';
import { postApi, type CommunityPost } from '#lib/contracts/post.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { useOpened } from '#islands/ui/use-opened.ts';
import { VideoCard } from './VideoCard.tsx';

// Player, comments and the form are loaded when they are opened.
const MyVideos = lazy(() => import('./MyVideos.tsx').then((file) => ({ default: file.MyVideos })));
const VideoDialog = lazy(() => import('./VideoDialog.tsx').then((file) => ({ default: file.VideoDialog })));

interface Props {
  i18n: Messages;
  initial: { count: number; list: CommunityPost[] };
  filter: { topic_id?: number | undefined; mer_id?: number | undefined; market_id?: number };
  limit: number;
  /** A video that the address names: it is opened at once. */
  openId?: number | undefined;
  /** Topics for publishing; without them one's own videos are elsewhere. */
  topics?: { topic_id: number; name: string }[];
  /** Columns on a wide screen, where something stands beside the wall. */
  columns?: 1 | 2 | 5;
}

const COLUMNS = { 1: 'lg:grid-cols-1', 2: 'lg:grid-cols-2', 5: 'lg:grid-cols-5' };

/** A wall of short videos in columns; a click plays one, the button below brings more. */
export default function VideoWall({ i18n, initial, filter, limit, openId, topics, columns = 5 }: Props) {
  const t = createT(i18n);
  const { locale } = i18n;
  const [list, setList] = useState(initial.list);
  const hrefOf = (id: number): string => localizedPath(paths.shortVideo({ id }), locale);
  // With topics this is the page of all videos, where one that is open has an address of its own.
  const shown = useOpened('video', {
    first: openId,
    addressOf: topics && hrefOf,
    closedAddress: topics && localizedPath(paths.shortVideo(), locale),
  });
  const [isPending, setPending] = useState(false);
  const [isMine, setMine] = useState(false);

  const more = async (): Promise<void> => {
    setPending(true);
    const page = Math.floor(list.length / limit) + 1;
    const result = await call(postApi.videos, { ...filter, page, limit });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    const known = new Set(list.map((post) => post.community_id));
    setList([...list, ...result.value.list.filter((post) => !known.has(post.community_id))]);
  };
  const counted = (id: number, change: Partial<CommunityPost>): void =>
    setList((all) => all.map((post) => (post.community_id === id ? { ...post, ...change } : post)));

  return (
    <>
      {topics && (
        <div className="mb-3 flex justify-end lg:-mt-[60px] lg:mb-[18px]">
          <Button kind="line" onClick={() => ($user.get() ? setMine(true) : openLogin())}>
            {t('post:mine')}
          </Button>
        </div>
      )}
      <ul className={`grid grid-cols-2 gap-3 md:grid-cols-3 ${COLUMNS[columns]}`}>
        {list.map((post) => (
          <li key={post.community_id}>
            <VideoCard
              t={t}
              locale={locale}
              post={post}
              href={hrefOf(post.community_id)}
              onOpen={() => shown.open(post.community_id)}
            />
          </li>
        ))}
      </ul>
      <p className="mt-4 text-center text-ink-quiet">
        {list.length < initial.count ? (
          <Button kind="line" pending={isPending} onClick={() => void more()}>
            {t('post:more')}
          </Button>
        ) : (
          list.length > limit && t('post:no_more')
        )}
      </p>
      <Suspense>
        {shown.id !== undefined && (
          <VideoDialog
            key={shown.id}
            i18n={i18n}
            id={shown.id}
            onClose={shown.close}
            onChange={(change) => shown.id !== undefined && counted(shown.id, change)}
          />
        )}
        {isMine && topics && <MyVideos i18n={i18n} topics={topics} onClose={() => setMine(false)} />}
      </Suspense>
    </>
  );
}
