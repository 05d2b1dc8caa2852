import { libraryApi, type LibraryPicture } from '#lib/contracts/library.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Tag } from '../../record-parts.tsx';
import { listScreen, type Drawing } from '../../screen.ts';
import { LibraryRecord, sizeOf, wordOfUse } from './parts/LibraryRecord.tsx';
import { LibraryUpload } from './parts/LibraryUpload.tsx';

const idsOf = (rows: readonly LibraryPicture[]) => ({ ids: rows.map((row) => row.picture_id) });

function Uses({ row, draw }: { row: LibraryPicture; draw: Drawing }) {
  const [first] = row.uses;
  if (!first) return <Tag tone="quiet">{draw.w('unused')}</Tag>;
  const more = row.use_count - 1;
  return (
    <>
      <span className="line-clamp-2">{wordOfUse(first, draw)}</span>
      {more > 0 && <span className="text-12 text-ink-quiet">{draw.w('more_uses', { count: more })}</span>}
    </>
  );
}

/** All pictures of a store, where each is shown, and what is done with them. */
export default listScreen<LibraryPicture>({
  words: 'library:desk',
  group: 'goods',
  place: 43,
  list: libraryApi.list,
  counts: libraryApi.counts,
  elsewhere: [{ key: 'add', row: libraryApi.add }],
  idOf: (row) => row.picture_id,
  nameOf: (row) => row.name,
  tabs: ['all', 'used', 'unused'],
  filters: [
    { key: 'folder', choices: [], from: libraryApi.folders },
    { key: 'product', choices: [], isHidden: true },
  ],
  columns: [
    {
      key: 'name',
      cell: (row) => (
        <span className="flex items-center gap-3">
          <img
            src={row.path}
            alt=""
            width="56"
            height="56"
            loading="lazy"
            className="size-14 shrink-0 rounded border border-line bg-ground object-contain"
          />
          <span className="[overflow-wrap:anywhere]">{row.name}</span>
        </span>
      ),
    },
    { key: 'folder', cell: (row) => row.folder },
    { key: 'uses', cell: (row, draw) => <Uses row={row} draw={draw} /> },
    {
      key: 'size',
      isRight: true,
      cell: (row, { locale }) =>
        row.bytes > 0 && <span className="whitespace-nowrap">{sizeOf(row.bytes, locale)}</span>,
    },
    {
      key: 'added',
      cell: (row, { locale }) => (
        <span className="whitespace-nowrap">{formatDate(row.create_time, locale, 'short')}</span>
      ),
    },
  ],
  acts: [
    {
      key: 'move',
      row: libraryApi.move,
      isFor: () => true,
      isForMany: true,
      input: () => ({}),
      together: idsOf,
      fields: ['folder'],
      initial: ({ folder }) => ({ folder }),
    },
    {
      key: 'rename',
      row: libraryApi.rename,
      isFor: () => true,
      input: ({ picture_id: id }) => ({ id }),
      fields: ['name'],
      initial: ({ name }) => ({ name }),
    },
    {
      key: 'remove',
      row: libraryApi.remove,
      isFor: ({ use_count: count }) => count === 0,
      isForMany: true,
      input: () => ({}),
      together: idsOf,
    },
  ],
  above: LibraryUpload,
  aboveFor: libraryApi.add,
  record: LibraryRecord,
});
