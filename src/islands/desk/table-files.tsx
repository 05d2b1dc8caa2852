import type { Row } from '#lib/contracts/endpoint.ts';
import type { TableFile } from '#lib/contracts/paper.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { Button } from '#islands/ui/Button.tsx';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Tag } from './record-parts.tsx';
import { listScreen, type Drawing } from './screen.ts';
import { ask } from './use-list.ts';

/** Long tables that the reader has asked for at a desk, to be fetched while they are kept. */
export const tableFilesScreen = (rows: { list: Row; link: Row }, menu: { group: string; place: number }) => {
  const fetch = async ({ table_file_id: id }: TableFile): Promise<void> => {
    const link = await ask(rows.link, { id });
    if (!link.ok) return showRefusal(link.failure);
    window.location.assign((link.value as { url: string }).url);
  };
  const nameOf = (row: TableFile, { w, locale }: Drawing): string =>
    `${w(`kind.${row.kind}`)} ${formatDate(row.create_time, locale, 'minute')}`;
  return listScreen<TableFile>({
    words: 'paper:tables',
    ...menu,
    list: rows.list,
    elsewhere: [{ key: 'fetch', row: rows.link }],
    idOf: (row) => row.table_file_id,
    nameOf,
    columns: [
      { key: 'kind', cell: (row, { w }) => w(`kind.${row.kind}`) },
      { key: 'format', cell: (row) => row.format.toUpperCase() },
      { key: 'asked', cell: (row, { locale }) => formatDate(row.create_time, locale, 'minute') },
      {
        key: 'state',
        cell: (row, draw) =>
          row.is_ready ? (
            <Button kind="steel" size="small" onClick={() => void fetch(row)}>
              {draw.w('act.fetch.name')}
              <span className="sr-only">: {nameOf(row, draw)}</span>
            </Button>
          ) : (
            <Tag tone="wait">{draw.w('making')}</Tag>
          ),
      },
      { key: 'until', cell: (row, { locale }) => formatDate(row.until, locale, 'minute') },
    ],
  });
};
