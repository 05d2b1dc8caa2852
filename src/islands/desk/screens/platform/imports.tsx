import { catalogApi, type ImportView } from '#lib/contracts/catalog.ts';
import { formatCount } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen } from '../../screen.ts';
import { FaultsButton } from '../merchant/parts/FaultsButton.tsx';
import { When } from './parts/cells.tsx';
import { ImportFor } from './parts/ImportFor.tsx';

const TONES: Record<string, 'good' | 'bad'> = { done: 'good', failed: 'bad' };

/** Files of goods that the platform has sent for stores. */
export default listScreen<ImportView>({
  words: 'catalog:platform',
  alsoWords: ['catalog.sheet'],
  group: 'stores',
  place: 48,
  door: catalogApi.startFor,
  list: catalogApi.list,
  above: ImportFor,
  idOf: (file) => file.import_id,
  nameOf: (file) => file.name,
  columns: [
    { key: 'name', cell: (file) => <span className="line-clamp-2 min-w-32 max-w-72">{file.name}</span> },
    {
      key: 'status',
      cell: (file, { w }) => (
        <>
          <Tag tone={TONES[file.status] ?? 'quiet'}>{w(`status.${file.status}`)}</Tag>
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
        file.faulty > 0 ? (
          <FaultsButton id={file.import_id} count={file.faulty} draw={draw} />
        ) : (
          formatCount(file.faulty, draw.locale)
        ),
    },
    { key: 'time', cell: (file, draw) => <When time={file.create_time} draw={draw} /> },
  ],
});
