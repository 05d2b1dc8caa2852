import { chatApi, type Conversation } from '#lib/contracts/chat.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { OnDuty } from './parts/OnDuty.tsx';
import { TalkRecord } from './parts/TalkRecord.tsx';

const lastWords = (row: Conversation, { w }: Drawing): string =>
  row.last_type === 1 ? row.last_text : w(`kind.${row.last_type}`);

/** What buyers have written to a store; a conversation opens beside the list, with the buyer's orders below it. */
export default listScreen<Conversation>({
  words: 'desk:messages',
  alsoWords: ['order.state', 'order.refund_state', 'order.desk.reminded'],
  group: 'orders',
  place: 18,
  inbox: 'chats',
  list: chatApi.list,
  door: chatApi.colleagues,
  above: OnDuty,
  idOf: (row) => String(row.buyer.uid),
  nameOf: (row) => row.buyer.nickname,
  tabs: ['store'],
  firstTab: 'store',
  tabAs: 'side',
  columns: [
    { key: 'buyer', cell: (row) => row.buyer.nickname },
    { key: 'unread', cell: (row) => row.unread > 0 && <Tag tone="wait">{row.unread}</Tag> },
    { key: 'last', cell: (row, draw) => <span className="line-clamp-1">{lastWords(row, draw)}</span> },
    {
      key: 'time',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.last_time, locale, 'short')}</span>
      ),
    },
  ],
  record: TalkRecord,
  makeWays: [{ key: 'answers', row: chatApi.saveAnswer, address: '/merchant/quick-answers' }],
});
