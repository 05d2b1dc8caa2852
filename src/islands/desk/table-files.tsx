import { useEffect } from 'react';
import type { Row } from '#lib/contracts/endpoint.ts';
import type { TableFile } from '#lib/contracts/paper.ts';
import { formatDate, grouped } from '#lib/i18n/format.ts';
import { Button } from '#islands/ui/Button.tsx';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Tag } from './record-parts.tsx';
import { listScreen, type AboveProps, type Drawing } from './screen.ts';
import { ask } from './use-list.ts';

const LOOK_AGAIN_MS = 2000;

/** Looks again, as long as one of them is being written. */
function Watch({ rows, reload }: AboveProps<TableFile>) {
  const isMaking = rows.some(({ state }) => state === 'making');
  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMaking, reload]);
  return null;
}

/** How far it is. */
function said({ state, rows, total }: TableFile, { w }: Drawing): string {
  if (state === 'failed') return w('failed');
  if (rows === 0) return w('making');
  return total === null
    ? w('so_far', { rows: grouped(rows) })
    : w('share', { rows: grouped(rows), total: grouped(total) });
}

/** Long tables that the reader has asked for at a desk, to be fetched while they are kept. */
export const tableFilesScreen = (
  rows: { list: Row; link: Row; again: Row; request: Row },
  menu: { group: string; place: number },
) => {
  const fetch = async ({ table_file_id: id }: TableFile): Promise<void> => {
    const link = await ask(rows.link, { id });
    if (!link.ok) return showRefusal(link.failure);
    window.location.assign((link.value as { url: string }).url);
  };
  const titleOf = ({ title, kind }: TableFile, { w }: Drawing): string => title || w(`kind.${kind}`);
  const nameOf = (row: TableFile, draw: Drawing): string =>
    `${titleOf(row, draw)} ${formatDate(row.create_time, draw.locale, 'minute')}`;
  return listScreen<TableFile>({
    words: 'paper:tables',
    ...menu,
    list: rows.list,
    elsewhere: [
      { key: 'request', row: rows.request },
      { key: 'fetch', row: rows.link },
    ],
    idOf: (row) => row.table_file_id,
    nameOf,
    above: Watch as never,
    columns: [
      { key: 'kind', cell: titleOf },
      { key: 'format', cell: (row) => row.format.toUpperCase() },
      { key: 'asked', cell: (row, { locale }) => formatDate(row.create_time, locale, 'minute') },
      {
        key: 'state',
        cell: (row, draw) =>
          row.state === 'ready' ? (
            <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
              <Button kind="steel" size="small" onClick={() => void fetch(row)}>
                {draw.w('act.fetch.name')}
                <span className="sr-only">: {nameOf(row, draw)}</span>
              </Button>
              {row.rows > 0 && (
                <span className="text-12 text-ink-secondary">
                  {draw.w('rows', { rows: grouped(row.rows) })}
                </span>
              )}
            </span>
          ) : (
            <Tag tone={row.state === 'failed' ? 'bad' : 'wait'}>{said(row, draw)}</Tag>
          ),
      },
      { key: 'until', cell: (row, { locale }) => formatDate(row.until, locale, 'minute') },
    ],
    acts: [
      {
        key: 'again',
        row: rows.again,
        isFor: ({ state }) => state === 'failed',
        isMain: true,
        isAtOnce: true,
        input: ({ table_file_id: id }) => ({ id }),
      },
    ],
  });
};
