import { useStore } from '@nanostores/react';
import { useId, useState, type SyntheticEvent } from 'react';
import { postApi, type CommunityReply } from '#lib/contracts/post.ts';
import { COMMUNITY_REPLY_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';

type Answer = CommunityReply['children'][number];
interface Props {
  t: Translate;
  id: number;
  answerTo?: Answer;
  onWritten: (answer: Answer) => void;
  onCancel?: () => void;
}

/** A line to write a comment in; who is logged out is asked to log in. */
export function CommentForm({ t, id, answerTo, onWritten, onCancel }: Props) {
  const user = useStore($user, { ssr: 'initial' });
  const field = useId();
  const [content, setContent] = useState('');
  useKeptForm(`comment ${id} ${answerTo?.reply_id ?? ''}`, content, setContent);
  const [error, setError] = useState('');
  const [isPending, setPending] = useState(false);
  const label = answerTo ? t('post:answer_to', { name: answerTo.author.nickname }) : t('post:write');

  const send = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!$user.get()) return openLogin();
    if (isPending) return;
    setError('');
    setPending(true);
    const result = await call(postApi.reply, {
      id,
      content,
      ...(answerTo ? { reply_id: answerTo.reply_id } : {}),
    });
    setPending(false);
    if (!result.ok) return setError(result.failure.message ?? result.failure.code);
    setContent('');
    onWritten(result.value);
  };

  if (!user) {
    return (
      <Button kind="line" className="w-full" onClick={() => openLogin()}>
        {t('post:login_to_comment')}
      </Button>
    );
  }
  return (
    <form onSubmit={(event) => void send(event)} className="mt-2">
      <textarea
        id={field}
        value={content}
        rows={2}
        maxLength={COMMUNITY_REPLY_MAX}
        placeholder={label}
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${field}-error`}
        onChange={(event) => setContent(event.currentTarget.value)}
        className="block w-full rounded border border-line-strong px-3 py-2 text-14 placeholder:text-ink-quiet max-md:text-16"
      />
      <p id={`${field}-error`} role="alert" className="text-12 text-brand empty:hidden">
        {error}
      </p>
      <div className="mt-2 flex justify-end gap-2">
        {onCancel && (
          <Button kind="line" size="small" onClick={onCancel}>
            {t('post:cancel')}
          </Button>
        )}
        <Button type="submit" size="small" pending={isPending}>
          {t('post:send')}
        </Button>
      </div>
    </form>
  );
}
