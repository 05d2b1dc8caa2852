import { editingApi, TEXT_TABS, type DeskText } from '#lib/contracts/editing.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { When } from './parts/cells.tsx';

const TONES = { shown: 'good', coming: 'go', hidden: 'quiet' } as const;

/** What editors write: news, agreements, words of belts and markets. */
export default listScreen<DeskText>({
  words: 'editing:texts',
  group: 'site',
  place: 102,
  list: editingApi.texts,
  counts: editingApi.textCounts,
  elsewhere: [
    { key: 'edit', row: editingApi.edit },
    { key: 'look', row: editingApi.look },
    { key: 'drop', row: editingApi.drop },
  ],
  idOf: (row) => row.id,
  nameOf: (row) => row.title,
  tabs: TEXT_TABS,
  firstTab: 'all',
  tabAs: 'kind',
  hrefOf: (row) => `/platform/text?id=${row.id}`,
  makeWays: [{ key: 'write', row: editingApi.edit, address: '/platform/text' }],
  columns: [
    { key: 'title', cell: (row) => <span className="[overflow-wrap:anywhere]">{row.title}</span> },
    { key: 'kind', cell: (row, { w }) => w(`tab.${row.kind}`) },
    {
      key: 'state',
      cell: (row, { w, locale }) => (
        <span className="flex flex-wrap gap-1">
          <Tag tone={TONES[row.state]}>{w(`state.${row.state}`)}</Tag>
          {row.due_time && (
            <Tag tone="wait">{w('planned', { time: formatDate(row.due_time, locale, 'minute') })}</Tag>
          )}
        </span>
      ),
    },
    {
      key: 'languages',
      cell: (row, { w }) => row.languages.map((language) => w(`language.${language}`)).join('\u00a0· '),
    },
    { key: 'name', isSpare: true, cell: (row) => row.name },
    { key: 'updated', cell: (row, draw) => <When time={row.update_time} draw={draw} /> },
  ],
  acts: [
    {
      key: 'hide',
      row: editingApi.hide,
      isFor: (row) => row.kind === 'news' && row.state !== 'hidden',
      input: ({ id }) => ({ id }),
    },
  ],
});
