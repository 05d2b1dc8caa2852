import { catalogApi, type ImportView } from '#lib/contracts/catalog.ts';
import { listScreen } from '../../screen.ts';
import { importColumns } from '../merchant/parts/import-columns.tsx';
import { When } from './parts/cells.tsx';
import { ImportFor } from './parts/ImportFor.tsx';

/** Files of goods that the platform has sent for stores. */
export default listScreen<ImportView>({
  words: 'catalog:platform',
  alsoWords: ['catalog.sheet'],
  group: 'stores',
  place: 48,
  door: catalogApi.startFor,
  list: catalogApi.list,
  above: ImportFor,
  elsewhere: [
    { key: 'start', row: catalogApi.startFor },
    { key: 'export', row: catalogApi.exportFor },
  ],
  idOf: (file) => file.import_id,
  nameOf: (file) => file.name,
  columns: [
    ...importColumns<ImportView>(() => true),
    { key: 'time', cell: (file, draw) => <When time={file.create_time} draw={draw} /> },
  ],
});
