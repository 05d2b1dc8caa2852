// Prices and stock that are changed in the list itself, with the keyboard alone.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EditCell } from '#islands/desk/EditCell.tsx';
import type { CellEdit } from '#islands/desk/screen.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { openBackend, success } from '../account-backend.ts';

interface Size {
  id: string;
  price: string;
}
const row = { ...goodsDeskApi.list, method: 'POST', path: '/api/price' } as unknown as CellEdit<Size>['row'];
const edit: CellEdit<Size> = {
  row,
  field: 'price',
  value: ({ price }) => price,
  input: ({ id }) => ({ id }),
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('Enter and the arrows keep a value and go to the row below or above, as in a spreadsheet', async () => {
  const backend = openBackend({ '/api/price': ({ body }) => success(body) });
  render(
    ['1', '2', '3'].map((id) => (
      <EditCell key={id} edit={edit} row={{ id, price: '4.00' }} column="price" label={id} plain="" />
    )),
  );
  const [first, second, third] = ['1', '2', '3'].map((id) => screen.getByLabelText<HTMLInputElement>(id));
  first!.focus();
  fireEvent.change(first!, { target: { value: '5.00' } });
  fireEvent.keyDown(first!, { key: 'Enter' });
  expect(document.activeElement).toBe(second);
  fireEvent.keyDown(second!, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(third);
  fireEvent.change(third!, { target: { value: '6.00' } });
  // There is no row below: it is kept where it is.
  fireEvent.keyDown(third!, { key: 'Enter' });
  await waitFor(() =>
    expect(backend.asked.map(({ body }) => body)).toEqual([
      { id: '1', price: '5.00' },
      { id: '3', price: '6.00' },
    ]),
  );
  fireEvent.keyDown(third!, { key: 'ArrowUp' });
  expect(document.activeElement).toBe(second);
});
