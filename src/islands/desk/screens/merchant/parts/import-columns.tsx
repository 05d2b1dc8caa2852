import type { ImportView } from '#lib/contracts/catalog.ts';
import { formatCount } from '#lib/i18n/format.ts';
import { Tag } from '../../../record-parts.tsx';
import type { Column } from '../../../screen.ts';
import { FaultsButton } from './FaultsButton.tsx';

const TONES: Record<string, 'good' | 'bad'> = { done: 'good', failed: 'bad' };

/** State of an imported file; `mayFetch` decides whether its faults can be downloaded. */
export const importColumns = <T extends ImportView>(mayFetch: (file: T) => boolean): Column<T>[] => [
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
      file.faulty > 0 && mayFetch(file) ? (
        <FaultsButton id={file.import_id} count={file.faulty} draw={draw} />
      ) : (
        formatCount(file.faulty, draw.locale)
      ),
  },
];
