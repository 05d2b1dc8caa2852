import { auditApi } from '#lib/contracts/audit.ts';
import { siteDeskApi, type DeskTab } from '#lib/contracts/site-desk.ts';
import { listScreen } from '../../screen.ts';
import { PERIOD, PreviewLink, ShownWhile, periodTyped } from '../../shown-while.tsx';

const FIELDS = ['label', 'label_en', 'link', ...PERIOD, 'sort'] as const;

/** Tabs of the head of every page. */
export default listScreen<DeskTab>({
  words: 'site_desk:tabs',
  alsoWords: ['site_desk.state', 'site_desk.preview'],
  group: 'site',
  place: 106,
  list: siteDeskApi.tabs,
  idOf: (row) => String(row.id),
  nameOf: (row, { locale }) => (locale === 'en-US' ? row.label_en : row.label),
  history: { row: auditApi.about, kind: 'tab' },
  above: PreviewLink,
  columns: [
    { key: 'label', cell: (row) => row.label },
    { key: 'english', cell: (row) => row.label_en },
    { key: 'link', cell: (row) => row.link },
    { key: 'state', cell: (row, draw) => <ShownWhile row={row} draw={draw} /> },
    { key: 'sort', isRight: true, cell: (row) => row.sort },
  ],
  acts: [
    {
      key: 'edit',
      row: siteDeskApi.saveTab,
      isFor: () => true,
      isMain: true,
      input: ({ id }) => ({ id }),
      fields: FIELDS,
      initial: (row) => ({
        label: row.label,
        label_en: row.label_en,
        link: row.link,
        sort: row.sort,
        ...periodTyped(row),
      }),
    },
    { key: 'remove', row: siteDeskApi.removeTab, isFor: () => true, input: ({ id }) => ({ id }) },
  ],
  makes: [{ key: 'add', row: siteDeskApi.saveTab, fields: FIELDS }],
});
