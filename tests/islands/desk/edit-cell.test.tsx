// Prices and stock that are changed in the list itself, with the keyboard alone.
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { EditCell } from '#islands/desk/EditCell.tsx';
import type { CellEdit } from '#islands/desk/screen.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { goodsDeskApi } from '#lib/contracts/goods-desk.ts';
import { openBackend, refusal, success } from '../account-backend.ts';

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

const t = ((key: string) => key) as Translate;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('Enter and the arrows keep a value and go to the row below or above, as in a spreadsheet', async () => {
  const backend = openBackend({ '/api/price': ({ body }) => success(body) });
  render(
    ['1', '2', '3'].map((id) => (
      <EditCell key={id} edit={edit} row={{ id, price: '4.00' }} column="price" label={id} plain="" t={t} />
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

test('a value that somebody else has set meanwhile is told and not passed over: sent again one’s own counts, Escape takes theirs', async () => {
  const backend = openBackend({
    '/api/price': ({ body }) =>
      body['was'] === '4.50'
        ? success({ id: '1', price: body['price'] })
        : { ...refusal('goods.value_moved', 'Set to 4.50', 'price', 409), params: { now: '4.50' } },
  });
  const kept = { ...edit, input: ({ id }: Size, was: string) => ({ id, was }) };
  render(
    <EditCell edit={kept} row={{ id: '1', price: '4.00' }} column="price" label="price" plain="" t={t} />,
  );
  const field = screen.getByLabelText<HTMLInputElement>('price');
  fireEvent.change(field, { target: { value: '5.00' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('Set to 4.50');
  expect(field.value).toBe('5.00');
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field.value).toBe('4.50');
  expect(screen.queryByText('Set to 4.50')).toBeNull();
  fireEvent.change(field, { target: { value: '5.00' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('✓');
  expect(backend.asked.map(({ body }) => body)).toEqual([
    { id: '1', was: '4.00', price: '5.00' },
    { id: '1', was: '4.50', price: '5.00' },
  ]);
});

test('a stock that moved while it was typed says what it is after both', async () => {
  openBackend({ '/api/price': () => success({ id: '1', price: '9' }) });
  const stock = { ...edit, isNumber: true };
  render(<EditCell edit={stock} row={{ id: '1', price: '4' }} column="price" label="stock" plain="" t={t} />);
  const field = screen.getByLabelText<HTMLInputElement>('stock');
  fireEvent.change(field, { target: { value: '5' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  await screen.findByText('desk:cell_moved');
  expect(field.value).toBe('9');
});
