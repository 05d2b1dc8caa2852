import { useEffect, useRef } from 'react';
import type { ServiceInfo } from '#lib/contracts/chat.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { MessageRow, PendingRow } from './MessageRow.tsx';
import type { Talk } from './use-talk.ts';

interface Props {
  i18n: Messages;
  talk: Talk;
  name: string;
  info: ServiceInfo | undefined;
  isDesk: boolean;
}
/** A time is written where the talk has paused for so long. */
const PAUSE_MS = 300_000;
/** Who has scrolled up by more than this reads, and is not moved. */
const NEAR_PX = 160;

/** The messages, the latest at the bottom; screen readers read out new ones. */
export function MessageLog({ i18n, talk, name, info, isDesk }: Props) {
  const t = createT(i18n);
  const box = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  const { messages, pending } = talk;
  const last = messages?.at(-1)?.seq;
  useEffect(() => {
    const log = box.current;
    if (log && (isNear.current || pending.length > 0)) log.scrollTop = log.scrollHeight;
  }, [last, pending.length, messages === undefined]);
  // What comes above or below it must not hide the last words.
  useEffect(() => {
    const log = box.current;
    if (!log) return undefined;
    const watch = new ResizeObserver(() => isNear.current && (log.scrollTop = log.scrollHeight));
    watch.observe(log);
    if (log.lastElementChild) watch.observe(log.lastElementChild);
    return () => watch.disconnect();
  }, [talk.isFailed]);

  if (talk.isFailed && !messages)
    return (
      <div className="grid flex-1 place-content-center justify-items-center gap-3 p-6" role="alert">
        <p>{t('chat:failed_load')}</p>
        <Button kind="line" onClick={() => void talk.load()}>
          {t('chat:retry')}
        </Button>
      </div>
    );
  return (
    <div
      ref={box}
      tabIndex={0}
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-busy={messages === undefined}
      aria-label={name}
      onScroll={({ currentTarget: log }) => {
        isNear.current = log.scrollHeight - log.scrollTop - log.clientHeight < NEAR_PX;
      }}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-ground px-4 py-3"
    >
      {messages === undefined && <p className="py-8 text-center text-ink-quiet">{t('chat:loading')}</p>}
      {talk.hasOlder && (
        <p className="text-center">
          <Button kind="text" size="small" onClick={() => void talk.older()}>
            {t('chat:older')}
          </Button>
        </p>
      )}
      {messages?.length === 0 && pending.length === 0 && (
        <p className="py-8 text-center text-ink-quiet">
          {t(info && !info.has_service ? 'chat:away' : 'chat:empty')}
        </p>
      )}
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {messages?.map((message, at) => {
          const before = messages[at - 1];
          const isPause =
            !before || Date.parse(message.create_time) - Date.parse(before.create_time) > PAUSE_MS;
          return (
            <li key={message.message_id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {isPause && (
                <time dateTime={message.create_time} className="text-center text-12 text-ink-quiet">
                  {formatDate(message.create_time, i18n.locale, 'short')}
                </time>
              )}
              <MessageRow
                i18n={i18n}
                message={message}
                name={name}
                isDesk={isDesk}
                onRecall={() => void talk.recall(message.message_id)}
              />
            </li>
          );
        })}
        {pending.map((message) => (
          <li key={message.key}>
            <PendingRow t={t} message={message} onAgain={() => talk.again(message)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
