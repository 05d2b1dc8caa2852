import { useCallback, useEffect, useRef, useState } from 'react';
import { TalkPane } from '#islands/chat/TalkPane.tsx';
import { chatWords } from '#islands/chat/words.ts';
import type { Conversation } from '#lib/contracts/chat.ts';
import type { HistoryNews } from '#lib/contracts/chat-frames.ts';
import type { Messages } from '#lib/i18n/translate.ts';
import { openLine, type Line, type LineState, type Pair } from '#lib/stores/chat/line.ts';
import type { Drawing } from '../../../screen.ts';
import { LatestOrders } from './LatestOrders.tsx';

const nothing = (): void => undefined;

/** A conversation at the desk: its messages, the field to answer, and the buyer's orders. */
export function TalkRecord({ record, draw }: { record: Conversation; draw: Drawing }) {
  const { locale } = draw;
  const [i18n, setI18n] = useState<Messages>();
  const [line, setLine] = useState<Line>();
  const [state, setState] = useState<LineState>('connecting');
  const news = useRef<((pair: Pair, news: HistoryNews) => void) | undefined>(undefined);
  const listen = useCallback((onNews: typeof news.current): void => {
    news.current = onNews;
  }, []);
  useEffect(() => void chatWords(locale).then(setI18n), [locale]);
  useEffect(() => {
    const opened = openLine({
      onState: setState,
      onNews: (of, what) => news.current?.(of, what),
      onMoved: nothing,
    });
    setLine(opened);
    return () => opened.close();
  }, []);
  const buyer = record.buyer.uid;
  return (
    <>
      <div className="h-[min(32rem,70dvh)]">
        {i18n && line && (
          <TalkPane
            key={buyer}
            i18n={i18n}
            pair={{ mer: record.mer_id, buyer }}
            line={line}
            state={state}
            offer={undefined}
            onOffered={nothing}
            onRead={() => window.dispatchEvent(new Event('desk:done'))}
            onListen={listen}
          />
        )}
      </div>
      <LatestOrders of={{ buyer: String(buyer) }} draw={draw} />
    </>
  );
}
