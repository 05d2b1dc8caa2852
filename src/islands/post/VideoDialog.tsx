import { useCallback, useEffect, useState } from 'react';
import { postApi, type CommunityDetail, type CommunityPost } from '#lib/contracts/post.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { LoadAgain } from '#islands/ui/LoadAgain.tsx';
import { Author } from './Author.tsx';
import { Comments } from './Comments.tsx';
import { GoodsRows } from './GoodsRows.tsx';
import { VideoPlayer } from './VideoPlayer.tsx';

interface Props {
  i18n: Messages;
  id: number;
  onClose: () => void;
  onChange?: (change: Partial<CommunityPost>) => void;
}

const action = 'inline-flex min-h-11 items-center gap-1 rounded px-3 text-14 hover:bg-ground md:min-h-9';

/** One video: film, author, goods, likes and comments. */
export function VideoDialog({ i18n, id, onClose, onChange }: Props) {
  const t = createT(i18n);
  const [post, setPost] = useState<CommunityDetail | undefined>();
  const [failure, setFailure] = useState<Failure | undefined>();
  const load = useCallback(async (): Promise<void> => {
    setFailure(undefined);
    const result = await call(postApi.show, { id });
    if (result.ok) setPost(result.value);
    else setFailure(result.failure);
  }, [id]);
  useEffect(() => void load(), [load]);

  const like = async (): Promise<void> => {
    if (!post) return;
    if (!$user.get()) return openLogin();
    const isOn = !post.is_start;
    const result = await call(postApi.like, { id, status: isOn ? 1 : 0 });
    if (!result.ok) return showRefusal(result.failure);
    setPost({ ...post, is_start: isOn, count_start: result.value.count_start });
    onChange?.({ count_start: result.value.count_start });
  };
  const share = async (): Promise<void> => {
    const address = new URL(localizedPath(paths.shortVideo({ id }), i18n.locale), window.location.origin);
    const isCopied = await navigator.clipboard.writeText(address.href).then(
      () => true,
      () => false,
    );
    toast(t(isCopied ? 'post:copied' : 'post:copy_failed'), isCopied ? 'success' : 'error');
  };

  return (
    <Dialog
      label={post?.title ?? t('post:title')}
      closeLabel={t('post:close')}
      onClose={onClose}
      className="!max-w-[1040px]"
    >
      {failure &&
        (failure.code === 'community.not_found' ? (
          <p className="p-12 text-center text-ink-secondary">{failure.message ?? t('post:not_found')}</p>
        ) : (
          <LoadAgain
            text={t('common:load_failed')}
            onAgain={() => void load()}
            className="p-12 text-center"
          />
        ))}
      {!post && !failure && <p className="p-24 text-center text-ink-quiet">{t('common:loading')}</p>}
      {post && (
        <div className="grid md:h-[min(80dvh,680px)] md:grid-cols-[minmax(0,1fr)_380px]">
          <VideoPlayer
            src={post.video_link}
            poster={post.image[0]}
            label={post.title}
            failed={t('post:video_failed')}
            className="h-full max-h-[60dvh] min-h-[220px] w-full md:max-h-none"
          />
          <div className="flex min-h-0 flex-col overflow-y-auto p-4 md:p-5">
            <Author
              i18n={i18n}
              t={t}
              author={post.author}
              isFan={post.is_fans}
              onFollow={(isFan) => setPost({ ...post, is_fans: isFan })}
            />
            <h2 className="mt-4 text-18 font-semibold">{post.title}</h2>
            <p className="mt-2 whitespace-pre-line text-14 text-ink-secondary">{post.content}</p>
            <p className="mt-2 text-12 text-ink-quiet">
              # {post.topic.name}&nbsp;· {formatDate(post.create_time, i18n.locale)}
            </p>
            {post.status !== 'shown' && (
              <p className="mt-2 rounded bg-warning-tint px-3 py-2 text-14 text-warning">
                {t(`post:state.${post.status as 'reviewing' | 'refused' | 'off_shelf'}`)}
                {post.refusal && `\u00a0· ${t('post:reason', { reason: post.refusal })}`}
              </p>
            )}
            <div className="-mx-3 mt-2 flex border-b border-line pb-2">
              <button
                type="button"
                aria-pressed={post.is_start}
                onClick={() => void like()}
                className={action}
              >
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className={`size-5 stroke-current ${post.is_start ? 'fill-current text-brand' : 'fill-none'}`}
                  strokeWidth="1.8"
                >
                  <path d="M12 20 4.6 12.6a4.7 4.7 0 0 1 6.6-6.6l.8.8.8-.8a4.7 4.7 0 0 1 6.6 6.6Z" />
                </svg>
                {t(post.is_start ? 'post:liked' : 'post:like')} {post.count_start}
              </button>
              <button type="button" onClick={() => void share()} className={action}>
                <svg
                  viewBox="0 0 24 24"
                  aria-hidden="true"
                  className="size-5 fill-none stroke-current"
                  strokeWidth="1.8"
                >
                  <path d="M14 5l6 5.5-6 5.5v-3.5C9 12.5 6 14 4 18c.3-6 4-9 10-9.5Z" />
                </svg>
                {t('post:share')}
              </button>
            </div>
            <GoodsRows i18n={i18n} title={t('post:goods')} goods={post.relevance} />
            {post.is_reply ? (
              <Comments
                i18n={i18n}
                id={id}
                count={post.count_reply}
                onCount={(count) => {
                  setPost({ ...post, count_reply: count });
                  onChange?.({ count_reply: count });
                }}
              />
            ) : (
              <p className="mt-4 text-14 text-ink-quiet">{t('post:comments_off')}</p>
            )}
          </div>
        </div>
      )}
    </Dialog>
  );
}
