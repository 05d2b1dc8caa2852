// A table of a desk that is wider than its place.
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DeskTable } from '#islands/desk/DeskTable.tsx';
import type { Column, Drawing } from '#islands/desk/screen.ts';

const COLUMN_WIDTH = 100;
const draw = { t: (key: string) => key, w: (key: string) => key, locale: 'zh-CN' } as unknown as Drawing;
const columns: Column<string>[] = ['sn', 'state', 'amount', 'buyer', 'mark', 'paid'].map((key) => ({
  key,
  cell: (row) => (key === 'mark' ? '' : `${key} ${row}`),
}));

/** What the browser says of the table's place: each column takes as much. */
const widths = (place: number): void => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(place);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.querySelectorAll('thead th').length * COLUMN_WIDTH;
  });
};
const onCut = vi.fn<(keys: readonly string[]) => void>();
const table = (rows: string[], shown = columns, isNarrow = false) => (
  <DeskTable
    rows={rows}
    columns={shown}
    draw={draw}
    label="list"
    idOf={(row) => row}
    nameOf={(row) => row}
    at={-1}
    openId={undefined}
    isNarrow={isNarrow}
    chosen={new Set()}
    canChoose={false}
    hasActs
    onChoose={() => {}}
    onOpen={() => {}}
    hrefOf={undefined}
    opensInPlace={false}
    canOpen={() => true}
    leadOf={undefined}
    actsOf={() => null}
    onCut={onCut}
    onPasteMany={() => {}}
  />
);
const heads = (): string[] => screen.getAllByRole('columnheader').map((head) => head.textContent ?? '');

beforeEach(() => onCut.mockClear());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('a table that is too wide gives up an empty column first, then its last ones, and says which', () => {
  widths(5 * COLUMN_WIDTH);
  render(table(['1', '2']));
  expect(heads()).toEqual(['col.sn', 'col.state', 'col.amount', 'col.buyer', 'desk:acts']);
  expect(onCut).toHaveBeenLastCalledWith(['mark', 'paid']);
});

test('a table that fits shows all of its columns, also those that are empty', () => {
  widths(7 * COLUMN_WIDTH);
  render(table(['1']));
  expect(heads()).toHaveLength(columns.length + 1);
  expect(onCut).toHaveBeenLastCalledWith([]);
});

test('on another page the table is measured anew', () => {
  widths(5 * COLUMN_WIDTH);
  const { rerender } = render(table(['1']));
  widths(7 * COLUMN_WIDTH);
  rerender(table(['2']));
  expect(heads()).toHaveLength(columns.length + 1);
});

test('what the list is read for stays where other columns leave', () => {
  widths(4 * COLUMN_WIDTH);
  const kept = columns.map((column) => (column.key === 'buyer' ? { ...column, isKept: true } : column));
  render(table(['1', '2'], kept));
  expect(heads()).toEqual(['col.sn', 'col.state', 'col.buyer', 'desk:acts']);
});

test('beside a record, which says the rest, two columns are enough; alone a table keeps three', () => {
  widths(3 * COLUMN_WIDTH);
  const { rerender } = render(table(['1']));
  expect(heads()).toEqual(['col.sn', 'col.state', 'col.amount', 'desk:acts']);
  rerender(table(['1'], columns, true));
  expect(heads()).toEqual(['col.sn', 'col.state', 'desk:acts']);
});
