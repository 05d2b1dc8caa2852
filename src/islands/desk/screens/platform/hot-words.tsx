import { auditApi } from '#lib/contracts/audit.ts';
import { siteDeskApi, type DeskHotWord } from '#lib/contracts/site-desk.ts';
import { listScreen } from '../../screen.ts';
import { PERIOD, PreviewLink, ShownWhile, periodTyped } from '../../shown-while.tsx';

const FIELDS = ['keyword', 'keyword_en', ...PERIOD, 'sort'] as const;

/** Words that the search box offers. */
export default listScreen<DeskHotWord>({
  words: 'site_desk:words',
  alsoWords: ['site_desk.state', 'site_desk.preview'],
  group: 'site',
  place: 107,
  list: siteDeskApi.hotWords,
  idOf: (row) => String(row.id),
  nameOf: (row, { locale }) => (locale === 'en-US' ? row.keyword_en : row.keyword),
  history: { row: auditApi.about, kind: 'hot_word' },
  above: PreviewLink,
  columns: [
    { key: 'keyword', cell: (row) => row.keyword },
    { key: 'english', cell: (row) => row.keyword_en },
    { key: 'state', cell: (row, draw) => <ShownWhile row={row} draw={draw} /> },
    { key: 'sort', isRight: true, cell: (row) => row.sort },
  ],
  acts: [
    {
      key: 'edit',
      row: siteDeskApi.saveHotWord,
      isFor: () => true,
      isMain: true,
      input: ({ id }) => ({ id }),
      fields: FIELDS,
      initial: (row) => ({
        keyword: row.keyword,
        keyword_en: row.keyword_en,
        sort: row.sort,
        ...periodTyped(row),
      }),
    },
    { key: 'remove', row: siteDeskApi.removeHotWord, isFor: () => true, input: ({ id }) => ({ id }) },
  ],
  makes: [{ key: 'add', row: siteDeskApi.saveHotWord, fields: FIELDS }],
});
