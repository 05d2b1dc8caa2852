// The name of a row as the address of its record.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeskCards, DeskTable } from '#islands/desk/DeskTable.tsx';
import type { Drawing } from '#islands/desk/screen.ts';

const draw = { t: (key: string) => key, w: (key: string) => key, locale: 'zh-CN' } as unknown as Drawing;
const onOpen = vi.fn<(row: string) => void>();

const rows = (Rows: typeof DeskTable) => (
  <Rows
    rows={['1', '2']}
    columns={[{ key: 'sn', cell: (row: string) => `DD${row}` }]}
    draw={draw}
    label="list"
    idOf={(row) => row}
    nameOf={(row) => row}
    at={-1}
    openId={undefined}
    isNarrow={false}
    chosen={new Set()}
    canChoose={false}
    hasActs={false}
    onChoose={() => {}}
    onOpen={onOpen}
    hrefOf={(row) => `/merchant/orders?tab=all&open=${row}`}
    opensInPlace
    canOpen={() => true}
    leadOf={undefined}
    actsOf={() => null}
    onCut={() => {}}
    onPasteMany={() => {}}
  />
);

afterEach(() => {
  cleanup();
  onOpen.mockClear();
});

test.each([
  ['table', DeskTable],
  ['list of a phone', DeskCards],
] as const)(
  'in the %s a plain press opens the record in place, once; with a key that asks for a tab the browser follows its address',
  (_name, Rows) => {
    render(rows(Rows));
    const link = screen.getByRole('link', { name: 'DD2' });
    expect(link.getAttribute('href')).toBe('/merchant/orders?tab=all&open=2');
    // False: the browser is told to go nowhere.
    expect(fireEvent.click(link)).toBe(false);
    expect(onOpen.mock.calls).toEqual([['2']]);
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
      expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(onOpen).toHaveBeenCalledTimes(1);
  },
);

test.each([
  ['table', DeskTable],
  ['list of a phone', DeskCards],
] as const)('in the %s a name that opens nothing is no link and no button', (_name, Rows) => {
  render(<Rows {...rows(Rows).props} hrefOf={undefined} canOpen={(row) => row === '2'} />);
  expect(screen.getByText('DD1').closest('a, button')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'DD2' }));
  expect(onOpen.mock.calls).toEqual([['2']]);
});
