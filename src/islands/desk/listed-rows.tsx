import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Result } from '#lib/kernel/result.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import type { Query } from './address.ts';
import { pageOf, type Page } from './page-of.ts';
import type { Column, Drawing, ListScreen } from './screen.ts';

/** Rows of a page that is read for a file, and of a file that is written here. */
const AT_ONCE = 100;
export const MOST_ROWS = 20_000;
const AMOUNT = /^[-−]?¥?\d{1,3}(,?\d{3})*(\.\d+)?$/;

/** The text of an element, part by part, without parts that are only for screen readers. */
function textOf(element: Element): string {
  if (element.matches('.sr-only')) return '';
  element.normalize();
  const parts = [...element.childNodes].map((node) =>
    node instanceof Element ? textOf(node) : (node.textContent ?? ''),
  );
  return parts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The cells of some rows as the list draws them, as text; numbers are numbers. */
function cellsOf<T>(rows: readonly T[], columns: readonly Column<T>[], draw: Drawing): Cell[][] {
  const sheet = document.createElement('div');
  const root = createRoot(sheet);
  flushSync(() =>
    root.render(
      rows.map((row, at) => (
        <div key={at}>
          {columns.map(({ key, edit, cell }) => (
            <div key={key}>{edit ? edit.value(row) : cell(row, draw)}</div>
          ))}
        </div>
      )),
    ),
  );
  const cells = [...sheet.children].map((line) =>
    [...line.children].map((cell, at): Cell => {
      const text = textOf(cell);
      return columns[at]!.isRight && AMOUNT.test(text)
        ? Number(text.replace(/[¥,]/g, '').replace('−', '-'))
        : text;
    }),
  );
  root.unmount();
  return cells;
}

/**
 * Everything that is listed, page by page, with all columns of the screen; the first row is the head. `tell` is called
 * with the number of rows so far, and at the end with whether there are more.
 */
export async function* listedRows<T>(
  screen: ListScreen<T>,
  {
    asked,
    draw,
    read,
  }: { asked: Query; draw: Drawing; read: (input: object) => Promise<Result<unknown, string>> },
  tell: (count: number, isCut: boolean) => void,
): AsyncGenerator<Cell[]> {
  const { columns } = screen;
  yield columns.map(({ key }) => draw.w(`col.${key}`));
  let place: Query | null = {};
  for (let count = 0; place;) {
    const found = await read({ ...asked, ...place, limit: AT_ONCE });
    if (!found.ok) throw Object.assign(new Error(found.failure.code), { failure: found.failure });
    const { list, next }: Page<T> = pageOf<T>(found.value, place, AT_ONCE);
    yield* cellsOf(list, columns, draw);
    count += list.length;
    place = count < MOST_ROWS ? next : null;
    tell(count, !place && next !== null);
  }
}
