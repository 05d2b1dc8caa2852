import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';

const STORE = 10;

/** Follows a store or lets it go; who is logged out is asked to log in. */
export default function FollowStore({ i18n, merId }: { i18n: Messages; merId: number }) {
  const t = createT(i18n);
  const user = useStore($user, { ssr: 'initial' });
  const [isFollowed, setFollowed] = useState(false);
  const [isPending, setPending] = useState(false);

  useEffect(() => {
    if (!user) return setFollowed(false);
    // The page comes from a cache, so it cannot know what this visitor follows.
    void call(favouriteApi.kept, { ids: String(merId), type: STORE }).then((result) => {
      if (result.ok) setFollowed(result.value.includes(merId));
    });
  }, [user, merId]);

  const toggle = async (): Promise<void> => {
    if (!user) return openLogin();
    if (isPending) return;
    setPending(true);
    const result = await call(isFollowed ? favouriteApi.remove : favouriteApi.create, {
      type_id: merId,
      type: STORE,
    });
    setPending(false);
    if (result.ok) setFollowed(!isFollowed);
    else showRefusal(result.failure);
  };

  return (
    <button
      type="button"
      aria-pressed={isFollowed}
      aria-busy={isPending || undefined}
      onClick={() => void toggle()}
      className={`inline-flex min-h-11 items-center rounded px-5 font-medium ${isFollowed ? 'border border-line bg-ground text-ink-secondary' : 'bg-brand text-white hover:bg-brand-pressed'}`}
    >
      {t(isFollowed ? 'store:follow.on' : 'store:follow.off')}
    </button>
  );
}
