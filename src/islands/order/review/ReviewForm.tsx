import { useState, type SyntheticEvent } from 'react';
import { orderApi } from '#lib/contracts/order.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, wireWord, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { PicsField } from '#islands/media/PicsField.tsx';
import { ReviewDone } from './ReviewDone.tsx';

interface Props {
  i18n: Messages;
  lineId: string;
  orderId: string;
}

const SCORES = ['product_score', 'service_score', 'postage_score'] as const;
const STARS = [1, 2, 3, 4, 5];
const PICTURES_MAX = 6;
const COMMENT_MAX = 500;

/** Three rows of stars, words and pictures; the button opens when all three rows are given. */
export default function ReviewForm({ i18n, lineId, orderId }: Props) {
  const t = createT(i18n);
  const [scores, setScores] = useState<Record<(typeof SCORES)[number], number>>({
    product_score: 0,
    service_score: 0,
    postage_score: 0,
  });
  const [comment, setComment] = useState('');
  const [pics, setPics] = useState<string[]>([]);
  const [anonymous, setAnonymous] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isDone, setDone] = useState(false);
  useKeptForm('review', { scores, comment, pics, anonymous }, (kept) => {
    setScores(kept.scores);
    setComment(kept.comment);
    setPics(kept.pics);
    setAnonymous(kept.anonymous);
  });
  const isReady = SCORES.every((name) => scores[name] > 0);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || isPending || isDone) return;
    setPending(true);
    const result = await call(orderApi.reply, { id: lineId, ...scores, comment, pics, anonymous });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    setDone(true);
  };

  return (
    <form onSubmit={(event) => void submit(event)} className="grid gap-4 p-4 sm:p-6">
      {SCORES.map((name) => (
        <fieldset key={name} className="flex flex-wrap items-center gap-3">
          <legend className="float-left w-24 text-ink-secondary">{t(`order:score.${name}`)}</legend>
          {STARS.map((star) => (
            <label
              key={star}
              className="cursor-pointer focus-within:outline focus-within:outline-2 focus-within:outline-info"
            >
              <input
                type="radio"
                name={name}
                value={star}
                className="sr-only"
                checked={scores[name] === star}
                onChange={() => setScores({ ...scores, [name]: star })}
              />
              <span className="sr-only">{wireWord(t, 'order:stars', star)}</span>
              <svg
                viewBox="0 0 24 24"
                width="28"
                height="28"
                aria-hidden="true"
                strokeWidth="1.5"
                strokeLinejoin="round"
                className={
                  star <= scores[name] ? 'fill-[--star] stroke-[--star]' : 'fill-white stroke-[--line-strong]'
                }
              >
                <path d="m12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.3L12 17.2 6.4 20.3l1.2-6.3L3 9.6l6.3-.8Z" />
              </svg>
            </label>
          ))}
          <span aria-hidden="true" className="text-12 text-ink-quiet">
            {scores[name] > 0 && wireWord(t, 'order:stars', scores[name])}
          </span>
        </fieldset>
      ))}
      <label className="grid gap-1">
        <span className="text-ink-secondary">{t('order:comment')}</span>
        <textarea
          rows={4}
          maxLength={COMMENT_MAX}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
          placeholder={t('order:comment_hint')}
          className="rounded border border-line-strong p-3 placeholder:text-ink-quiet max-md:text-16"
        />
        <span className="text-right text-12 text-ink-quiet">
          {comment.length}/{COMMENT_MAX}
        </span>
      </label>
      <PicsField
        id="review-pics"
        field="review"
        most={PICTURES_MAX}
        pics={pics}
        onChange={setPics}
        words={{
          hint: t('order:pictures_hint'),
          add: t('order:add_picture'),
          remove: t('order:remove_picture'),
          uploading: t('order:uploading'),
        }}
      />
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-4 accent-[--brand]"
          checked={anonymous}
          onChange={(event) => setAnonymous(event.target.checked)}
        />
        {t('order:anonymous')}
      </label>
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" className="max-sm:w-full" disabled={!isReady} pending={isPending}>
          {t('order:submit_review')}
        </Button>
        {!isReady && <p className="text-12 text-ink-quiet">{t('order:score_first')}</p>}
      </div>
      {isDone && <ReviewDone t={t} href={(path) => localizedPath(path, i18n.locale)} orderId={orderId} />}
    </form>
  );
}
