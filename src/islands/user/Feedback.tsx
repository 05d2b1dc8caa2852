import { useState } from 'react';
import { feedbackApi, type FeedbackView } from '#lib/contracts/feedback.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { FeedbackForm } from './FeedbackForm.tsx';

interface Props {
  i18n: Messages;
  initial: { count: number; list: FeedbackView[] };
  /** Rows of one page of the list. */
  limit: number;
}

/** A form for what the platform should know, beside what was sent before and its answers. */
export default function Feedback({ i18n, initial, limit }: Props) {
  const t = createT(i18n);
  const [shown, setShown] = useState(initial);
  const day = (time: string): string => formatDate(time, i18n.locale, 'minute');
  const more = async (): Promise<void> => {
    const page = Math.floor(shown.list.length / limit) + 1;
    const result = await call(feedbackApi.list, { page, limit });
    if (!result.ok) return showRefusal(result.failure);
    const known = new Set(shown.list.map((row) => row.feedback_id));
    const fresh = result.value.list.filter((row) => !known.has(row.feedback_id));
    setShown({ count: result.value.count, list: [...shown.list, ...fresh] });
  };

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <FeedbackForm
        t={t}
        onSent={(sent) => setShown(({ count, list }) => ({ count: count + 1, list: [sent, ...list] }))}
      />
      <div>
        <h3 className="mb-1 text-14 font-semibold">{t('user:feedback.own')}</h3>
        {shown.list.length === 0 && (
          <p className="py-6 text-center text-ink-quiet">{t('user:feedback.none')}</p>
        )}
        <ul>
          {shown.list.map((row) => (
            <li key={row.feedback_id} className="border-b border-line py-3 last:border-0">
              <p className="flex flex-wrap items-center gap-x-3 text-12 text-ink-quiet">
                <span className="text-ink-secondary">{t(`user:feedback.types.${row.type}`)}</span>
                <time dateTime={row.create_time}>{day(row.create_time)}</time>
                {row.answer_time === null && <span>{t('user:feedback.waiting')}</span>}
              </p>
              <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{row.content}</p>
              {row.images.length > 0 && (
                <p className="mt-2 flex flex-wrap gap-2">
                  {row.images.map((url, at) => (
                    <a key={url} href={url} target="_blank" rel="noreferrer">
                      <img
                        src={url}
                        alt={t('user:feedback.picture', { n: at + 1 })}
                        width={64}
                        height={64}
                        loading="lazy"
                        className="size-16 rounded border border-line object-cover"
                      />
                    </a>
                  ))}
                </p>
              )}
              {row.answer_time !== null && (
                <p className="mt-2 rounded bg-ground p-3 text-ink-secondary [overflow-wrap:anywhere]">
                  <span className="mr-2 font-medium text-ink">{t('user:feedback.answer')}</span>
                  <time dateTime={row.answer_time} className="text-12 text-ink-quiet">
                    {day(row.answer_time)}
                  </time>
                  <span className="mt-1 block whitespace-pre-line">{row.answer}</span>
                </p>
              )}
            </li>
          ))}
        </ul>
        {shown.list.length < shown.count && (
          <p className="text-center">
            <Button kind="text" onClick={() => void more()}>
              {t('user:feedback.more')}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
