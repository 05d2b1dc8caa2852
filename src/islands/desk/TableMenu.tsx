import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import type { Row } from '#lib/contracts/endpoint.ts';
import { paperApi, type TableLink } from '#lib/contracts/paper.ts';
import type { SheetFormat } from '#lib/tables/write-sheet.ts';
import { saveSheet } from '#islands/form/save-sheet.ts';
import { inputOf, type Query } from './address.ts';
import { headOf } from './cell-text.ts';
import { newKey } from './desk-call.ts';
import { MoreMenu } from './MoreMenu.tsx';
import { pageOf } from './page-of.ts';
import type { Drawing, ListScreen } from './screen.ts';
import { ask, askWith } from './use-list.ts';

interface Props<T> {
  screen: ListScreen<T>;
  /** Name of the screen, e.g. merchant/orders. */
  name: string;
  query: Query;
  draw: Drawing;
}

/** Rows of a list that is saved right here; a longer one is written by the mall, whatever its reader does meanwhile. */
const AT_ONCE = 100;

/** What is listed, as a file: all of it, not the page that is open. A long one waits among the exported tables. */
export function TableMenu<T>({ screen, name, query, draw }: Props<T>) {
  const { after: _after, before: _before, page: _page, ...asked } = inputOf(screen, query);
  const sayLater = (): void => toast(draw.t('desk:table.later'));
  const fetch = async (row: Row, format: SheetFormat): Promise<void> => {
    const link = await ask(row, { ...asked, format });
    if (!link.ok) return showRefusal(link.failure);
    const { url, is_later: isLater } = link.value as TableLink;
    if (isLater) sayLater();
    else window.location.assign(url);
  };
  const write = async (format: SheetFormat): Promise<void> => {
    const found = await ask(screen.list, { ...asked, limit: AT_ONCE });
    if (!found.ok) return showRefusal(found.failure);
    const { list, next } = pageOf<T>(found.value, {}, AT_ONCE);
    const title = draw.w('title');
    if (!next) {
      const { shownCells } = await import('./listed-cells.tsx');
      const rows = [headOf(screen, draw), ...shownCells(list, screen.columns, draw)];
      return saveSheet(title, title.replace(/[\\/?*[\]:]/g, ' ').slice(0, 31), rows, format);
    }
    const row = screen.list.access === 'platform' ? paperApi.platformList : paperApi.storeList;
    const sent = await askWith(newKey())(row, {
      screen: name,
      list: screen.list.path,
      title,
      format,
      asked: new URLSearchParams(asked).toString(),
    });
    if (sent.ok) sayLater();
    else showRefusal(sent.failure);
  };
  return (
    <MoreMenu
      label={draw.t('desk:table.open')}
      text={draw.t('desk:table.open')}
      items={(['xlsx', 'csv'] as const).map((format) => ({
        key: format,
        name: draw.t(`desk:table.${format}`),
      }))}
      onChoose={(key) => {
        const format = key === 'csv' ? 'csv' : 'xlsx';
        void (screen.table ? fetch(screen.table, format) : write(format));
      }}
    />
  );
}
