import { useEffect, useState } from 'react';
import { chatApi, MSN, type ServiceInfo } from '#lib/contracts/chat.ts';
import type { HistoryNews } from '#lib/contracts/chat-frames.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import type { Line, LineState, Pair } from '#lib/stores/chat/line.ts';
import type { Offer } from '#lib/stores/chat/open.ts';
import { Button } from '#islands/ui/Button.tsx';
import VirtualPhone from '#islands/store/VirtualPhone.tsx';
import { Composer } from './Composer.tsx';
import { MessageLog } from './MessageLog.tsx';
import { OfferBar } from './OfferBar.tsx';
import { TalkHead } from './TalkHead.tsx';
import { useTalk } from './use-talk.ts';

interface Props {
  i18n: Messages;
  pair: Pair;
  line: Line;
  state: LineState;
  offer: Offer | undefined;
  onOffered: () => void;
  onRead: () => void;
  /** Back to the list, where this takes its place on a phone. */
  onBack?: (() => void) | undefined;
  /** Gives the window the handler for news of the open conversation. */
  onListen: (onNews: ((pair: Pair, news: HistoryNews) => void) | undefined) => void;
}
const BY_PHONE = 1;

/** One conversation: its party, its messages, cards to send, and the field to write in. */
export function TalkPane({ i18n, pair, line, state, offer, onOffered, onRead, onBack, onListen }: Props) {
  const t = createT(i18n);
  const [info, setInfo] = useState<ServiceInfo>();
  const [refusal, setRefusal] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const talk = useTalk(pair, line, state, { onRead });
  const { take } = talk;
  const { mer, buyer } = pair;

  useEffect(() => {
    void call(chatApi.info, { mer, buyer }).then((answer) => {
      if (answer.ok) setInfo(answer.value);
      else setRefusal(answer.failure.message ?? answer.failure.code);
    });
  }, [mer, buyer]);
  useEffect(() => {
    onListen((of, news) => of.mer === mer && of.buyer === buyer && take(news));
    return () => onListen(undefined);
  }, [onListen, mer, buyer, take]);

  const name = info?.buyer?.nickname ?? (mer === 0 ? t('chat:platform') : (info?.mer_name ?? ''));
  const isByPhone = info?.services_type === BY_PHONE && buyer === undefined && !isWriting;
  const hasTalked = (talk.messages?.length ?? 0) > 0;

  return (
    <section className="flex h-full flex-col" aria-label={name || t('chat:loading')}>
      <TalkHead t={t} info={info} name={name} isDesk={buyer !== undefined} onBack={onBack} />
      {state === 'connecting' && talk.messages && (
        <p role="status" className="shrink-0 bg-warning-tint px-4 py-1 text-12 text-warning empty:hidden">
          {t('chat:reconnecting')}
        </p>
      )}
      {state === 'polling' && (
        <p role="status" className="shrink-0 bg-ground px-4 py-1 text-12 text-ink-secondary">
          {t('chat:polling')}
        </p>
      )}
      {refusal ? (
        <p className="grid flex-1 place-items-center p-6 text-ink-secondary" role="alert">
          {refusal}
        </p>
      ) : isByPhone && !hasTalked ? (
        <div className="grid flex-1 content-center justify-items-center gap-4 p-6 text-center">
          <h3 className="text-16 font-semibold">{t('chat:phone')}</h3>
          <p className="text-14 text-ink-secondary">{t('chat:phone_hint')}</p>
          <VirtualPhone i18n={i18n} merId={mer} />
          <Button kind="text" onClick={() => setWriting(true)}>
            {t('chat:write')}
          </Button>
        </div>
      ) : (
        <>
          <MessageLog i18n={i18n} talk={talk} name={name} info={info} isDesk={buyer !== undefined} />
          {offer && (
            <OfferBar
              t={t}
              offer={offer}
              onSend={() => {
                talk.say({ msn_type: offer.type, msn: offer.id, offer });
                onOffered();
              }}
              onDrop={onOffered}
            />
          )}
          <Composer
            t={t}
            locale={i18n.locale}
            isDesk={buyer !== undefined && mer > 0}
            pair={pair}
            onText={(msn) => talk.say({ msn_type: MSN.text, msn })}
            onEmoji={(msn) => talk.say({ msn_type: MSN.emoji, msn })}
            onPicture={(msn, preview) => talk.say({ msn_type: MSN.picture, msn, preview })}
          />
        </>
      )}
    </section>
  );
}
