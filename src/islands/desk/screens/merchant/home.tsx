import { storeHomeApi, type StoreBlock } from '#lib/contracts/store-home.ts';
import { STORE_BLOCK_KINDS } from '#lib/contracts/states.ts';
import { MoveNote, moves } from '../../moves.tsx';
import { listScreen, type AboveProps, type Drawing, type FormProps, type Values } from '../../screen.ts';
import { PERIOD, PreviewLink, ShownWhile, periodTyped } from '../../shown-while.tsx';
import { GoodsList } from './parts/CouponGoods.tsx';

const FIELDS = [
  'kind',
  'title',
  'title_en',
  'text',
  'text_en',
  'image',
  'link',
  ...PERIOD,
  'is_shown',
] as const;
const pictures = { image: 'store' } as const;
/** Which kind of part asks for a field; what is not named here is always asked. */
const OF_KIND: Record<string, string> = { text: 'text', text_en: 'text', image: 'banner', link: 'banner' };
const shows = (field: string, values: Values): boolean =>
  !(field in OF_KIND) || OF_KIND[field] === values['kind'];
const isOfGoods = (values: Values): boolean => values['kind'] === 'goods';
const idsOf = (values: Values): unknown[] => (values['product_ids'] as unknown[] | undefined) ?? [];

const Above = (props: AboveProps) => (
  <>
    <PreviewLink {...props} to="/merchant/preview" />
    <MoveNote {...props} />
  </>
);

/** The goods of a part, where it is one of goods. */
const More = (props: FormProps<object>) =>
  isOfGoods(props.values) ? <GoodsList {...props} field="product_ids" /> : null;

const faults = (values: Values, { t }: Drawing): Record<string, string> => {
  if (isOfGoods(values) && idsOf(values).length === 0) return { product_ids: t('activity:offers.no_goods') };
  return {};
};
const form = {
  fields: FIELDS,
  pictures,
  shows,
  more: More,
  faults,
  owns: (field: string) => field === 'product_ids',
};

/** What a part holds, in a line. */
function holds(row: StoreBlock, { w }: Drawing): string {
  if (row.kind === 'goods') return row.goods.map(({ name }) => name).join(', ');
  return row.kind === 'text' ? row.text : row.kind === 'banner' ? row.link : w('all_categories');
}

/** The home page of a store, composed of parts from top to bottom. */
export default listScreen<StoreBlock>({
  words: 'store_home:desk',
  alsoWords: ['site_desk.state', 'site_desk.preview', 'desk.move', 'activity.offers'],
  group: 'store',
  place: 94,
  list: storeHomeApi.list,
  idOf: (row) => String(row.block_id),
  nameOf: (row, { w }) => row.title || w(`choice.kind.${row.kind}`),
  above: Above,
  columns: [
    {
      key: 'title',
      cell: (row, { w, locale }) =>
        (locale === 'en-US' && row.title_en) || row.title || w(`choice.kind.${row.kind}`),
    },
    { key: 'kind', cell: (row, { w }) => w(`choice.kind.${row.kind}`) },
    {
      key: 'holds',
      cell: (row, draw) => (
        <span className="flex items-center gap-2">
          {row.image && (
            <img src={row.image} alt="" width="96" height="32" className="h-8 w-24 shrink-0 object-cover" />
          )}
          <span className="line-clamp-2 max-w-96">{holds(row, draw)}</span>
        </span>
      ),
    },
    { key: 'state', cell: (row, draw) => <ShownWhile row={row} draw={draw} /> },
  ],
  acts: [
    {
      key: 'edit',
      row: storeHomeApi.save,
      isFor: () => true,
      isMain: true,
      input: ({ block_id: id }) => ({ id }),
      initial: (row) => ({
        kind: row.kind,
        title: row.title,
        title_en: row.title_en,
        text: row.text,
        text_en: row.text_en,
        image: row.image ? [row.image] : [],
        link: row.link,
        product_ids: row.goods.map((one) => one.product_id),
        product_ids_goods: row.goods,
        is_shown: row.is_shown,
        ...periodTyped(row),
      }),
      ...form,
    },
    ...moves<StoreBlock>(storeHomeApi.move, ({ block_id: id }) => ({ id })),
    { key: 'remove', row: storeHomeApi.remove, isFor: () => true, input: ({ block_id: id }) => ({ id }) },
  ],
  makes: [
    {
      key: 'add',
      row: storeHomeApi.save,
      initial: { kind: STORE_BLOCK_KINDS[0], is_shown: true },
      ...form,
    },
  ],
});
