// The name of a row as the address of its record.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DeskCards, DeskTable } from '#islands/desk/DeskTable.tsx';
import type { Drawing, ListScreen } from '#islands/desk/screen.ts';
import { seekRow } from '#islands/desk/use-list.ts';
import { oversightApi } from '#lib/contracts/oversight.ts';
import { ok } from '#lib/kernel/result.ts';

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

test('a record that an address names is found in whichever tab it stands, and one that has left its tab is not', async () => {
  const standing: Record<string, string[]> = { waiting: ['1'], done: ['2', '3'], all: ['1', '2', '3'] };
  const asked: string[] = [];
  const read = (_: unknown, { status = 'all' }: { status?: string } = {}) => {
    asked.push(status);
    const list = standing[status] ?? [];
    return Promise.resolve(ok({ list, count: list.length }));
  };
  const tabs = (...names: string[]) =>
    ({ list: oversightApi.corrections, tabs: names, tabAs: 'status', idOf: (row: string) => row }) as Pick<
      ListScreen<string>,
      'list' | 'tabs' | 'tabAs' | 'idOf'
    > as ListScreen<string>;
  const view = { tab: 'waiting', open: '3' };
  expect(await seekRow(tabs('waiting', 'done'), view, '3', { isInAnyTab: true, read })).toBe('3');
  expect(await seekRow(tabs('waiting', 'refused', 'all'), view, '3', { isInAnyTab: true, read })).toBe('3');
  expect(asked.splice(0)).toEqual(['waiting', 'done', 'waiting', 'all']);
  expect(await seekRow(tabs('waiting', 'done'), view, '3', { read })).toBeUndefined();
  expect(asked).toEqual(['waiting']);
});
