import { MSN, type Conversation } from '#lib/contracts/chat.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { Pair } from '#lib/stores/chat/line.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Avatar } from './Avatar.tsx';
import { WithEmoji } from './Emoji.tsx';
import { UnreadBadge, type Side } from './SideTabs.tsx';

export interface Rows {
  side: Side;
  /** Undefined when the list could not be loaded. */
  list: Conversation[] | undefined;
}
interface Props {
  t: Translate;
  locale: Locale;
  rows: Rows | undefined;
  side: Side;
  /** The mall's own desk can be asked, whether it was or not. */
  hasPlatform: boolean;
  isOpen: (pair: Pair) => boolean;
  onChoose: (row: Conversation) => void;
  onPlatform: () => void;
  onRetry: () => void;
}

/** What the last message was, when it is no text. */
function lastWords(t: Translate, { last_type: type, last_text: text }: Conversation): string {
  if (type === MSN.picture) return t('chat:kind.picture');
  if (type === MSN.product) return t('chat:kind.product');
  if (type === MSN.order) return t('chat:kind.order');
  if (type === MSN.refund) return t('chat:kind.refund');
  if (type === MSN.presale) return t('chat:kind.presale');
  return type === MSN.recall ? t('chat:kind.recall') : text;
}

const ROW =
  'flex w-full items-center gap-3 px-4 py-3 text-left hover:bg-ground aria-[current]:bg-brand-tint border-b border-line';

export function ConversationList(props: Props) {
  const { t, locale, rows, side, hasPlatform, isOpen, onChoose, onPlatform, onRetry } = props;
  const list = rows?.list;
  const platform = list?.find((row) => row.mer_id === 0);
  if (!rows) return <p className="p-6 text-center text-ink-quiet">{t('chat:loading')}</p>;
  if (!list)
    return (
      <div className="grid justify-items-center gap-3 p-6 text-center" role="alert">
        <p>{t('chat:failed_load')}</p>
        <Button kind="line" onClick={onRetry}>
          {t('chat:retry')}
        </Button>
      </div>
    );
  const nameOf = (row: Conversation): string => {
    if (side === 'store') return row.buyer.nickname;
    return row.mer_id === 0 ? t('chat:platform') : row.mer_name;
  };
  return (
    <nav aria-label={t('chat:list')}>
      <ul>
        {hasPlatform && !platform && (
          <li>
            <button
              type="button"
              className={ROW}
              aria-current={isOpen({ mer: 0 }) || undefined}
              onClick={onPlatform}
            >
              <Avatar src="" name={t('chat:platform')} />
              <span className="min-w-0">
                <span className="block truncate font-medium">{t('chat:platform')}</span>
                <span className="block truncate text-12 text-ink-quiet">{t('chat:platform_hint')}</span>
              </span>
            </button>
          </li>
        )}
        {list.map((row) => {
          const buyer = side === 'store' ? row.buyer.uid : undefined;
          return (
            <li key={`${row.mer_id}-${row.buyer.uid}`}>
              <button
                type="button"
                className={ROW}
                aria-current={isOpen({ mer: row.mer_id, buyer }) || undefined}
                onClick={() => onChoose(row)}
              >
                <Avatar src={side === 'store' ? row.buyer.avatar : row.mer_avatar} name={nameOf(row)} />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline gap-2">
                    <span className="min-w-0 flex-1 truncate font-medium">{nameOf(row)}</span>
                    <time dateTime={row.last_time} className="shrink-0 text-12 text-ink-quiet">
                      {formatDate(row.last_time, locale, 'short')}
                    </time>
                  </span>
                  <span className="flex items-center gap-2">
                    <span className="min-w-0 flex-1 truncate text-12 text-ink-secondary">
                      <WithEmoji text={lastWords(t, row)} />
                    </span>
                    {row.unread > 0 && <UnreadBadge t={t} count={row.unread} />}
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {list.length === 0 && (
        <p className="p-6 text-center text-14 text-ink-quiet">
          {t(side === 'store' ? 'chat:empty_desk' : 'chat:empty_list')}
          {side === 'buyer' && <span className="mt-2 block text-12">{t('chat:empty_list_hint')}</span>}
        </p>
      )}
    </nav>
  );
}
