import { useState } from 'react';
import { postApi, type CommunityAuthor } from '#lib/contracts/post.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import type { Messages, Translate } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import FollowStore from '#islands/store/FollowStore.tsx';
import { Button } from '#islands/ui/Button.tsx';

interface Props {
  i18n: Messages;
  t: Translate;
  author: CommunityAuthor;
  isFan: boolean;
  onFollow: (isFan: boolean) => void;
}

/** Who published: a store is followed as a store, a person as an author. */
export function Author({ i18n, t, author, isFan, onFollow }: Props) {
  const [fans, setFans] = useState(author.count_fans);
  const [isPending, setPending] = useState(false);
  const follow = async (): Promise<void> => {
    if (!$user.get()) return openLogin();
    setPending(true);
    const result = await call(postApi.follow, { uid: author.uid, status: isFan ? 0 : 1 });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    setFans(result.value.count_fans);
    onFollow(!isFan);
  };
  const name = <strong className="block truncate text-14 font-semibold">{author.nickname}</strong>;
  return (
    <div className="flex items-center gap-3 pr-10">
      {author.avatar ? (
        <img
          src={author.avatar}
          alt=""
          width={44}
          height={44}
          className="size-11 rounded-full border border-line"
        />
      ) : (
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full bg-ground text-ink-quiet"
        >
          {[...author.nickname][0]}
        </span>
      )}
      <span className="min-w-0 flex-1">
        {author.mer_id ? <a href={localizedPath(paths.store(author.mer_id), i18n.locale)}>{name}</a> : name}
        <span className="text-12 text-ink-quiet">{t('post:fans', { count: fans })}</span>
      </span>
      {author.mer_id ? (
        <FollowStore i18n={i18n} merId={author.mer_id} />
      ) : (
        <Button kind={isFan ? 'line' : 'main'} pending={isPending} onClick={() => void follow()}>
          {t(isFan ? 'post:followed' : 'post:follow')}
        </Button>
      )}
    </div>
  );
}
