import { catalogApi, type StoreImport } from '#lib/contracts/catalog.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { listScreen } from '../../../screen.ts';
import { importColumns } from '../parts/import-columns.tsx';
import { ImportPanel } from '../parts/ImportPanel.tsx';

/** Price lists and goods from files: a look before anything is written, what became of each file, and the way back. */
export default listScreen<StoreImport>({
  words: 'catalog:desk',
  alsoWords: ['catalog.sheet'],
  group: 'goods',
  place: 60,
  list: catalogApi.storeList,
  above: ImportPanel,
  elsewhere: [
    { key: 'start', row: catalogApi.start },
    { key: 'headings', row: catalogApi.headings },
    { key: 'begin', row: catalogApi.begin },
    { key: 'export', row: catalogApi.export },
  ],
  idOf: (file) => file.import_id,
  nameOf: (file) => file.name,
  columns: [
    ...importColumns<StoreImport>(({ is_own: isOwn }) => isOwn),
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
