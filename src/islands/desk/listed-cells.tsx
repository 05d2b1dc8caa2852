import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { cellOf } from './cell-text.ts';
import type { Column, Drawing } from './screen.ts';

/** Rows as the cells of a file, with every column of their list; in the browser. */
export function shownCells<T>(rows: readonly T[], columns: readonly Column<T>[], draw: Drawing): Cell[][] {
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
  const written = new XMLSerializer();
  const cells = [...sheet.children].map((line) =>
    [...line.children].map((cell, at) => cellOf(written.serializeToString(cell), columns[at]!.isRight)),
  );
  root.unmount();
  return cells;
}
