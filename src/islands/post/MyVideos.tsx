import { useEffect, useState } from 'react';
import { postApi, type CommunityPost } from '#lib/contracts/post.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { PublishForm } from './PublishForm.tsx';

interface Props {
  i18n: Messages;
  topics: { topic_id: number; name: string }[];
  onClose: () => void;
}
type State = 'reviewing' | 'refused' | 'off_shelf' | 'shown';

const LOOKS: Record<State, string> = {
  reviewing: 'bg-info-tint text-info',
  shown: 'bg-success-tint text-success',
  refused: 'bg-brand-tint text-brand',
  off_shelf: 'bg-warning-tint text-warning',
};
const MOST = 50;

/** The user's own videos with the platform's decision on each, and the form for another one. */
export function MyVideos({ i18n, topics, onClose }: Props) {
  const t = createT(i18n);
  const [list, setList] = useState<CommunityPost[] | undefined>();
  const [isBroken, setBroken] = useState(false);
  /** undefined: the list; null: a new video; else the one that is changed. */
  const [edited, setEdited] = useState<CommunityPost | null | undefined>();
  const [toRemove, setToRemove] = useState<CommunityPost | undefined>();
  const [isPending, setPending] = useState(false);

  const load = async (): Promise<void> => {
    const uid = $user.get()?.uid;
    if (!uid) return;
    const result = await call(postApi.ofAuthor, { uid, limit: MOST });
    setBroken(!result.ok);
    if (result.ok) setList(result.value.list);
  };
  useEffect(() => void load(), []);

  const remove = async (): Promise<void> => {
    if (!toRemove) return;
    setPending(true);
    const result = await call(postApi.remove, { id: toRemove.community_id });
    setPending(false);
    setToRemove(undefined);
    if (!result.ok) return showRefusal(result.failure);
    toast(t('post:removed'), 'success');
    await load();
  };

  return (
    <Dialog label={t('post:own_title')} closeLabel={t('post:close')} onClose={onClose} className="!max-w-2xl">
      <div className="p-6">
        <h2 className="mb-4 pr-10 text-18 font-semibold">
          {t(edited === undefined ? 'post:own_title' : 'post:publish')}
        </h2>
        {edited !== undefined ? (
          <PublishForm
            t={t}
            topics={topics}
            post={edited}
            onDone={() => {
              setEdited(undefined);
              void load();
            }}
            onCancel={() => setEdited(undefined)}
          />
        ) : (
          <>
            <Button onClick={() => setEdited(null)}>{t('post:publish')}</Button>
            {isBroken && (
              <Button kind="line" className="ml-3" onClick={() => void load()}>
                {t('post:load_failed')}
              </Button>
            )}
            {list?.length === 0 && <p className="py-12 text-center text-ink-quiet">{t('post:own_empty')}</p>}
            <ul className="mt-4 grid gap-3">
              {list?.map((post) => (
                <li key={post.community_id} className="flex gap-3 rounded border border-line p-3">
                  {post.image[0] ? (
                    <img
                      src={post.image[0]}
                      alt=""
                      width={96}
                      height={72}
                      className="h-[72px] w-24 shrink-0 rounded object-cover"
                    />
                  ) : (
                    <video
                      src={post.video_link}
                      preload="metadata"
                      muted
                      tabIndex={-1}
                      className="h-[72px] w-24 shrink-0 rounded bg-ground object-cover"
                    />
                  )}
                  <div className="min-w-0 flex-1">
                    <p className="truncate font-medium">{post.title}</p>
                    <p className="mt-1">
                      <span className={`rounded px-2 py-0.5 text-12 ${LOOKS[post.status as State]}`}>
                        {t(`post:state.${post.status as State}`)}
                      </span>
                    </p>
                    {post.refusal && (
                      <p className="mt-1 text-12 text-ink-secondary">
                        {t('post:reason', { reason: post.refusal })}
                      </p>
                    )}
                    <p className="mt-1 flex gap-3">
                      <Button kind="text" size="small" onClick={() => setEdited(post)}>
                        {t('post:edit')}
                      </Button>
                      <Button kind="text" size="small" onClick={() => setToRemove(post)}>
                        {t('post:remove')}
                      </Button>
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {toRemove && (
        <ConfirmDialog
          text={t('post:remove_ask')}
          yes={t('post:yes')}
          no={t('post:cancel')}
          closeLabel={t('post:close')}
          pending={isPending}
          onYes={() => void remove()}
          onNo={() => setToRemove(undefined)}
        />
      )}
    </Dialog>
  );
}
