import { auditApi } from '#lib/contracts/audit.ts';
import { siteDeskApi, type DeskBanner } from '#lib/contracts/site-desk.ts';
import { BANNER_SLOTS } from '#lib/contracts/states.ts';
import { listScreen } from '../../screen.ts';
import { PERIOD, PreviewLink, ShownWhile, periodTyped } from '../../shown-while.tsx';

const FIELDS = [
  'slot',
  'image',
  'image_en',
  'title',
  'title_en',
  'link',
  ...PERIOD,
  'sort',
  'is_shown',
] as const;
const pictures = { image: 'site', image_en: 'site' } as const;

/** Banners of the site, with their days. */
export default listScreen<DeskBanner>({
  words: 'site_desk:banners',
  alsoWords: ['site_desk.state', 'site_desk.preview'],
  group: 'site',
  place: 105,
  list: siteDeskApi.banners,
  counts: siteDeskApi.bannerCounts,
  idOf: (row) => String(row.id),
  nameOf: (row, { locale }) => (locale === 'en-US' ? row.title_en : row.title),
  history: { row: auditApi.about, kind: 'banner' },
  tabs: ['all', ...BANNER_SLOTS],
  firstTab: 'all',
  tabAs: 'slot',
  above: PreviewLink,
  columns: [
    {
      key: 'title',
      cell: (row, { locale }) => (
        <span className="flex items-center gap-2">
          <img
            src={(locale === 'en-US' && row.image_en) || row.image}
            alt=""
            width="96"
            height="32"
            className="h-8 w-24 shrink-0 object-cover"
          />
          {(locale === 'en-US' && row.title_en) || row.title}
        </span>
      ),
    },
    { key: 'slot', cell: (row, { w }) => w(`tab.${row.slot}`) },
    { key: 'link', cell: (row) => row.link },
    { key: 'state', cell: (row, draw) => <ShownWhile row={row} draw={draw} /> },
    { key: 'sort', isRight: true, cell: (row) => row.sort },
  ],
  acts: [
    {
      key: 'edit',
      row: siteDeskApi.saveBanner,
      isFor: () => true,
      isMain: true,
      input: ({ id }) => ({ id }),
      fields: FIELDS,
      pictures,
      initial: (row) => ({
        slot: row.slot,
        image: [row.image],
        image_en: [row.image_en],
        title: row.title,
        title_en: row.title_en,
        link: row.link,
        sort: row.sort,
        is_shown: row.is_shown,
        ...periodTyped(row),
      }),
    },
    { key: 'remove', row: siteDeskApi.removeBanner, isFor: () => true, input: ({ id }) => ({ id }) },
  ],
  makes: [
    {
      key: 'add',
      row: siteDeskApi.saveBanner,
      fields: FIELDS,
      pictures,
      initial: { slot: 'home', is_shown: true },
    },
  ],
});
