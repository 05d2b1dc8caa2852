import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Cell } from '#lib/tables/write-sheet.ts';
import { cellOf } from './cell-text.ts';
import type { Column, Drawing } from './screen.ts';

const drawn = <T,>({ edit, cell }: Column<T>, row: T, draw: Drawing): ReactNode =>
  edit ? edit.value(row) : cell(row, draw);

/** Rows as the cells of a file, with every column of their list; on the server. */
export const writtenCells = <T,>(
  rows: readonly T[],
  columns: readonly Column<T>[],
  draw: Drawing,
): Cell[][] =>
  rows.map((row) =>
    columns.map((column) => cellOf(renderToStaticMarkup(<>{drawn(column, row, draw)}</>), column.isRight)),
  );
