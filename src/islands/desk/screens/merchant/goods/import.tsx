import { catalogApi, type StoreImport } from '#lib/contracts/catalog.ts';
import { formatCount, formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../../record-parts.tsx';
import { listScreen } from '../../../screen.ts';
import { FaultsButton } from '../parts/FaultsButton.tsx';
import { ImportPanel } from '../parts/ImportPanel.tsx';

const TONES = { done: 'good', failed: 'bad' } as const;
const toneOf = (status: string) => (status === 'done' || status === 'failed' ? TONES[status] : 'quiet');

/** Price lists and goods from files: a look before anything is written, what became of each file, and the way back. */
export default listScreen<StoreImport>({
  words: 'catalog:desk',
  alsoWords: ['catalog.sheet'],
  group: 'goods',
  place: 60,
  list: catalogApi.storeList,
  above: ImportPanel,
  idOf: (file) => file.import_id,
  nameOf: (file) => file.name,
  columns: [
    { key: 'name', cell: (file) => <span className="line-clamp-2 min-w-32 max-w-72">{file.name}</span> },
    {
      key: 'status',
      cell: (file, { w }) => (
        <>
          <Tag tone={toneOf(file.status)}>{w(`status.${file.status}`)}</Tag>
          {file.failure && <span className="block max-w-72 text-12 text-ink-secondary">{file.failure}</span>}
        </>
      ),
    },
    { key: 'created', isRight: true, cell: (file, { locale }) => formatCount(file.created, locale) },
    { key: 'updated', isRight: true, cell: (file, { locale }) => formatCount(file.updated, locale) },
    { key: 'unchanged', isRight: true, cell: (file, { locale }) => formatCount(file.unchanged, locale) },
    {
      key: 'faulty',
      isRight: true,
      cell: (file, draw) =>
        file.faulty > 0 && file.is_own ? (
          <FaultsButton id={file.import_id} count={file.faulty} draw={draw} />
        ) : (
          formatCount(file.faulty, draw.locale)
        ),
    },
    {
      key: 'time',
      cell: (file, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(file.create_time, locale, 'short')}</span>
      ),
    },
  ],
  acts: [
    {
      key: 'undo',
      row: catalogApi.undo,
      isFor: (file) => file.can_undo,
      isMain: true,
      input: ({ import_id: id }) => ({ id }),
    },
  ],
});
