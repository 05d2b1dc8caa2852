import { useCallback, useEffect, useRef, useState } from 'react';
import { chatApi, type Conversation } from '#lib/contracts/chat.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { openLine, type Line, type LineState, type Pair } from '#lib/stores/chat/line.ts';
import { openChat, type ChatTarget } from '#lib/stores/chat/open.ts';
import { keepUnread, refreshUnread } from '#lib/stores/chat/unread.ts';
import { CloseButton } from '#islands/ui/modal/CloseButton.tsx';
import { useModal } from '#islands/ui/modal/use-modal.ts';
import { ConversationList, type Rows } from './ConversationList.tsx';
import { SideTabs, type Side } from './SideTabs.tsx';
import { TalkPane } from './TalkPane.tsx';
import type { HistoryNews } from '#lib/contracts/chat-frames.ts';

interface Props {
  i18n: Messages;
  target: ChatTarget;
  onClose: () => void;
}
const LIST_MS = 15_000;
const samePair = (a: Pair | undefined, b: Pair): boolean => a?.mer === b.mer && a.buyer === b.buyer;

/** The chat: conversations on the left, the open one on the right; on a phone one after the other. */
export default function ChatWindow({ i18n, target, onClose }: Props) {
  const t = createT(i18n);
  const ref = useRef<HTMLDialogElement>(null);
  const modal = useModal(ref, onClose);
  const [side, setSide] = useState<Side>(target.isDesk ? 'store' : 'buyer');
  const [pair, setPair] = useState<Pair | undefined>(
    target.mer === undefined ? undefined : { mer: target.mer },
  );
  const [offer, setOffer] = useState(target.offer);
  const [counts, setCounts] = useState({ buyer: 0, store: 0, isAgent: false });
  const [rows, setRows] = useState<Rows>();
  const [state, setState] = useState<LineState>('connecting');
  const [line, setLine] = useState<Line>();
  const news = useRef<((pair: Pair, news: HistoryNews) => void) | undefined>(undefined);

  const loadRows = useCallback(async (): Promise<void> => {
    const [list, unread] = await Promise.all([call(chatApi.list, { side, limit: 50 }), call(chatApi.unread)]);
    setRows((known) => (list.ok ? { side, list: list.value.list } : (known ?? { side, list: undefined })));
    if (!unread.ok) return;
    const { buyer, store, is_agent: isAgent, unread_num } = unread.value;
    setCounts({ buyer, store, isAgent });
    keepUnread(unread_num);
  }, [side]);
  const latest = useRef(loadRows);
  useEffect(() => {
    latest.current = loadRows;
  }, [loadRows]);

  const listen = useCallback((onNews: typeof news.current): void => {
    news.current = onNews;
  }, []);
  useEffect(() => {
    const opened = openLine({
      onState: setState,
      onNews: (of, what) => news.current?.(of, what),
      onMoved: () => void latest.current(),
    });
    setLine(opened);
    return () => {
      opened.close();
      void refreshUnread();
    };
  }, []);
  useEffect(() => {
    void loadRows();
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void loadRows(),
      state === 'live' ? LIST_MS * 2 : LIST_MS,
    );
    return () => clearInterval(timer);
  }, [loadRows, state]);

  const choose = (row: Conversation): void => {
    setOffer(undefined);
    setPair(side === 'store' ? { mer: row.mer_id, buyer: row.buyer.uid } : { mer: row.mer_id });
    if (side === 'buyer') openChat({ mer: row.mer_id });
  };
  const change = (next: Side): void => {
    setSide(next);
    setRows(undefined);
    setPair(undefined);
    setOffer(undefined);
  };

  return (
    <dialog
      ref={ref}
      aria-label={t('chat:title')}
      {...modal}
      className="m-0 ml-auto h-dvh max-h-none w-full max-w-full overflow-hidden bg-panel p-0 text-ink shadow-float backdrop:bg-scrim md:w-[860px]"
      data-chat-window
    >
      <div className="flex h-full flex-col">
        <header className="flex min-h-14 shrink-0 items-center gap-4 border-b border-line pl-4 pr-14">
          <h2 className="text-16 font-semibold">{t('chat:title')}</h2>
          {counts.isAgent && <SideTabs t={t} side={side} counts={counts} onChange={change} />}
          <CloseButton label={t('chat:close')} onClose={onClose} />
        </header>
        <div className="grid min-h-0 flex-1 grid-cols-[minmax(0,1fr)] md:grid-cols-[300px_minmax(0,1fr)]">
          <div className={`min-h-0 overflow-y-auto border-r border-line ${pair ? 'max-md:hidden' : ''}`}>
            <ConversationList
              t={t}
              locale={i18n.locale}
              rows={rows?.side === side ? rows : undefined}
              side={side}
              hasPlatform={side === 'buyer'}
              isOpen={(row) => samePair(pair, { mer: row.mer, buyer: row.buyer })}
              onChoose={choose}
              onPlatform={() => setPair({ mer: 0 })}
              onRetry={() => void loadRows()}
            />
          </div>
          <div className={`min-h-0 ${pair ? '' : 'max-md:hidden'}`}>
            {pair && line ? (
              <TalkPane
                key={`${pair.mer}-${pair.buyer ?? ''}`}
                i18n={i18n}
                pair={pair}
                line={line}
                state={state}
                offer={offer}
                onOffered={() => setOffer(undefined)}
                onRead={() => void loadRows()}
                onBack={() => setPair(undefined)}
                onListen={listen}
              />
            ) : (
              <p className="grid h-full place-content-center justify-items-center gap-3 p-6 text-ink-quiet">
                <svg
                  aria-hidden="true"
                  viewBox="0 0 64 64"
                  className="size-16 fill-none stroke-[--line-strong]"
                  strokeWidth="2"
                  strokeLinejoin="round"
                >
                  <path d="M6 12h36v26H22l-9 8v-8H6Z" />
                  <path d="M48 24h10v22h-7v7l-8-7H27M15 21h18M15 29h11" strokeLinecap="round" />
                </svg>
                {t('chat:choose')}
              </p>
            )}
          </div>
        </div>
      </div>
    </dialog>
  );
}
