import { useState } from 'react';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import type { TableLink } from '#lib/contracts/paper.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { SheetFormat } from '#lib/tables/write-sheet.ts';
import { saveSheet } from '#islands/form/save-sheet.ts';
import { inputOf, type Query } from './address.ts';
import { listedRows } from './listed-rows.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import type { Drawing, ListScreen } from './screen.ts';
import { ask } from './use-list.ts';

interface Props<T> {
  screen: ListScreen<T>;
  query: Query;
  draw: Drawing;
}

/**
 * What is listed, as a file: all of it, not the page that is open. A list with a row for it has the mall write it, in the
 * background when it is long; every other one is read page by page and written here, while its reader works on.
 */
export function TableMenu<T>({ screen, query, draw }: Props<T>) {
  const [written, setWritten] = useState<number>();
  const { after: _after, before: _before, page: _page, ...asked } = inputOf(screen, query);
  const fetch = async (row: Row, format: string): Promise<void> => {
    const link = await ask(row, { ...asked, format });
    if (!link.ok) return showRefusal(link.failure);
    const { url, is_later: isLater } = link.value as TableLink;
    if (isLater) toast(draw.t('desk:table.later'));
    else window.location.assign(url);
  };
  const write = async (format: SheetFormat): Promise<void> => {
    setWritten(0);
    const read = (input: object) => ask(screen.list, input);
    const rows = listedRows(screen, { asked, draw, read }, (count, isCut) => {
      setWritten(count);
      if (isCut) toast(draw.t('desk:table.cut', { count }), 'error');
    });
    try {
      await saveSheet(
        draw.w('title'),
        draw
          .w('title')
          .replace(/[\\/?*[\]:]/g, ' ')
          .slice(0, 31),
        rows,
        format,
      );
    } catch (error) {
      const { failure } = error as { failure?: Failure };
      if (!failure) throw error;
      showRefusal(failure);
    } finally {
      setWritten(undefined);
    }
  };
  if (written !== undefined)
    return (
      <span role="status" className="px-2 text-12 text-ink-secondary">
        {draw.t('desk:table.writing', { count: written })}
      </span>
    );
  return (
    <MoreMenu
      label={draw.t('desk:table.open')}
      text={draw.t('desk:table.open')}
      items={(['xlsx', 'csv'] as const).map((format) => ({
        key: format,
        name: draw.t(`desk:table.${format}`),
      }))}
      onChoose={(format) =>
        void (screen.table ? fetch(screen.table, format) : write(format === 'csv' ? 'csv' : 'xlsx'))
      }
    />
  );
}
