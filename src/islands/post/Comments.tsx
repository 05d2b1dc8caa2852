import { useEffect, useState } from 'react';
import { postApi, type CommunityReply } from '#lib/contracts/post.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Comment } from './Comment.tsx';
import { CommentForm } from './CommentForm.tsx';

interface Props {
  i18n: Messages;
  id: number;
  count: number;
  onCount: (count: number) => void;
}
type Answer = CommunityReply['children'][number];

const LIMIT = 10;

/** Comments of a video with their answers; who is logged out may read them. */
export function Comments({ i18n, id, count, onCount }: Props) {
  const t = createT(i18n);
  const [list, setList] = useState<CommunityReply[] | undefined>();
  const [total, setTotal] = useState(0);
  const [isPending, setPending] = useState(false);
  const [answering, setAnswering] = useState<Answer | undefined>();

  const load = async (page: number): Promise<void> => {
    setPending(true);
    const result = await call(postApi.replies, { id, page, limit: LIMIT });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    setTotal(result.value.count);
    setList((was) => [...(page === 1 ? [] : (was ?? [])), ...result.value.list]);
  };
  useEffect(() => void load(1), [id]);

  const written = (answer: Answer, under: string | undefined): void => {
    onCount(count + 1);
    setAnswering(undefined);
    setList((was = []) =>
      under
        ? was.map((row) => (row.reply_id === under ? { ...row, children: [...row.children, answer] } : row))
        : [{ ...answer, children: [] }, ...was],
    );
    if (!under) setTotal(total + 1);
  };
  const formUnder = (row: CommunityReply) =>
    answering && [row, ...row.children].some(({ reply_id }) => reply_id === answering.reply_id) ? (
      <CommentForm
        t={t}
        id={id}
        answerTo={answering}
        onWritten={(answer) => written(answer, row.reply_id)}
        onCancel={() => setAnswering(undefined)}
      />
    ) : null;

  return (
    <section className="pt-4" aria-label={t('post:comment')}>
      <h3 className="mb-2 text-14 font-semibold">{t('post:comments', { count })}</h3>
      <CommentForm t={t} id={id} onWritten={(answer) => written(answer, undefined)} />
      {list?.length === 0 && <p className="py-6 text-center text-ink-quiet">{t('post:no_comments')}</p>}
      <ul className="mt-4 grid gap-4">
        {list?.map((row) => (
          <li key={row.reply_id}>
            <Comment t={t} locale={i18n.locale} comment={row} onAnswer={() => setAnswering(row)} />
            {row.children.length > 0 && (
              <ul className="ml-10 mt-3 grid gap-3 rounded bg-ground p-3">
                {row.children.map((child) => (
                  <li key={child.reply_id}>
                    <Comment
                      t={t}
                      locale={i18n.locale}
                      comment={child}
                      onAnswer={() => setAnswering(child)}
                    />
                  </li>
                ))}
              </ul>
            )}
            {formUnder(row)}
          </li>
        ))}
      </ul>
      {list && list.length < total && (
        <p className="mt-4 text-center">
          <Button
            kind="text"
            pending={isPending}
            onClick={() => void load(Math.floor(list.length / LIMIT) + 1)}
          >
            {t('post:more')}
          </Button>
        </p>
      )}
    </section>
  );
}
