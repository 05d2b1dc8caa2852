import { useEffect, useState } from 'react';
import { MSN, type ChatMessage } from '#lib/contracts/chat.ts';
import { createT, type Messages, type Translate } from '#lib/i18n/translate.ts';
import { Emoji, WithEmoji } from './Emoji.tsx';
import { MessageCard, OfferCard } from './MessageCard.tsx';
import type { Pending } from './talk-list.ts';

const BUBBLE =
  'max-w-full whitespace-pre-wrap break-words rounded-panel px-3 py-2 text-14 [overflow-wrap:anywhere]';
const MINE = `${BUBBLE} bg-info-tint text-ink`;
const THEIRS = `${BUBBLE} bg-white text-ink`;

/** True until the time has come. */
function useUntil(until: string | null): boolean {
  const [isBefore, setBefore] = useState(false);
  useEffect(() => {
    const left = until ? Date.parse(until) - Date.now() : 0;
    setBefore(left > 0);
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setBefore(false), left);
    return () => clearTimeout(timer);
  }, [until]);
  return isBefore;
}

function Body({ i18n, message, isMine }: { i18n: Messages; message: ChatMessage; isMine: boolean }) {
  const t = createT(i18n);
  const { msn_type: type, msn, card } = message;
  if (type === MSN.picture)
    return (
      <a href={msn} target="_blank" rel="noopener" className="block">
        <img src={msn} alt={t('chat:picture_alt')} className="max-h-60 max-w-full rounded-panel bg-white" />
      </a>
    );
  if (type === MSN.emoji) return <Emoji sign={msn} className="size-12" />;
  if (type !== MSN.text) return <MessageCard i18n={i18n} type={type} id={msn} card={card} />;
  return (
    <p className={isMine ? MINE : THEIRS}>
      {message.side === 'auto' ? t('chat:auto') : <WithEmoji text={msn} />}
    </p>
  );
}

export function MessageRow({
  i18n,
  message,
  name,
  isDesk,
  onRecall,
}: {
  i18n: Messages;
  message: ChatMessage;
  name: string;
  /** The reader answers for the store. */
  isDesk: boolean;
  onRecall: () => void;
}) {
  const t = createT(i18n);
  const canRecall = useUntil(message.recall_until);
  // Messages of a colleague at the same desk are on the own side, too.
  const isOwnSide = isDesk ? message.side !== 'buyer' : message.side === 'buyer';
  if (message.msn_type === MSN.recall)
    return (
      <p className="text-center text-12 text-ink-quiet">
        {t(isOwnSide ? 'chat:recalled_mine' : 'chat:recalled')}
      </p>
    );
  return (
    <div className={`flex max-w-[85%] flex-col gap-1 ${isOwnSide ? 'ml-auto items-end' : 'items-start'}`}>
      <span className="sr-only">{isOwnSide ? t('chat:me') : name}</span>
      {message.side === 'auto' && <span className="text-12 text-ink-quiet">{t('chat:auto_by')}</span>}
      <Body i18n={i18n} message={message} isMine={isOwnSide} />
      {canRecall && (
        <button
          type="button"
          onClick={onRecall}
          className="min-h-6 px-1 text-12 text-ink-quiet hover:text-brand hover:underline max-md:min-h-9"
        >
          {t('chat:recall')}
        </button>
      )}
    </div>
  );
}

/** A message that is being sent; a failed one shows the reason, and can be sent again. */
export function PendingRow({ t, message, onAgain }: { t: Translate; message: Pending; onAgain: () => void }) {
  return (
    <div className="ml-auto flex max-w-[85%] flex-col items-end gap-1">
      {message.offer ? (
        <OfferCard t={t} offer={message.offer} />
      ) : message.msn_type === MSN.emoji ? (
        <Emoji sign={message.msn} className="size-12" />
      ) : message.preview ? (
        <img
          src={message.preview}
          alt={t('chat:picture_alt')}
          className="max-h-60 max-w-full rounded-panel"
        />
      ) : (
        <p className={MINE}>
          <WithEmoji text={message.msn} />
        </p>
      )}
      {message.error === undefined ? (
        <span className="text-12 text-ink-quiet">{t('chat:sending')}</span>
      ) : (
        <p className="flex flex-wrap items-center justify-end gap-x-2 text-12 text-brand" role="alert">
          <span>
            {t('chat:failed')}&nbsp;· {message.error}
          </span>
          <button type="button" onClick={onAgain} className="min-h-9 font-semibold underline">
            {t('chat:resend')}
          </button>
        </p>
      )}
    </div>
  );
}
