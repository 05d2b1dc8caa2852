import { useState } from 'react';
import { postApi, type CommunityReply } from '#lib/contracts/post.ts';
import { formatDate, grouped } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';

interface Props {
  t: Translate;
  locale: Locale;
  comment: CommunityReply['children'][number];
  onAnswer: () => void;
}

/** A comment, with its likes and a way to answer. */
export function Comment({ t, locale, comment, onAnswer }: Props) {
  const [likes, setLikes] = useState({ isOn: comment.is_start, count: comment.count_start });
  const like = async (): Promise<void> => {
    if (!$user.get()) return openLogin();
    const isOn = !likes.isOn;
    const result = await call(postApi.likeReply, { id: comment.reply_id, status: isOn ? 1 : 0 });
    if (!result.ok) return showRefusal(result.failure);
    setLikes({ isOn, count: result.value.count_start });
  };
  const { author } = comment;
  return (
    <div className="flex gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 shrink-0 place-items-center overflow-hidden rounded-full bg-line text-12 text-ink-secondary"
      >
        {author.avatar ? <img src={author.avatar} alt="" width={28} height={28} /> : [...author.nickname][0]}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-12 text-ink-quiet">{author.nickname}</p>
        <p className="whitespace-pre-line break-words text-14">{comment.content}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-quiet">
          <time dateTime={comment.create_time}>{formatDate(comment.create_time, locale, 'minute')}</time>
          <button type="button" onClick={onAnswer} className="min-h-6 hover:text-brand max-md:min-h-11">
            {t('post:answer')}
          </button>
          <button
            type="button"
            aria-pressed={likes.isOn}
            onClick={() => void like()}
            className={`min-h-6 hover:text-brand max-md:min-h-11 ${likes.isOn ? 'text-brand' : ''}`}
          >
            {t(likes.isOn ? 'post:liked' : 'post:like')} {grouped(likes.count)}
          </button>
        </p>
      </div>
    </div>
  );
}
