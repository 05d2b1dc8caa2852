// A list of a desk as a file: what is drawn becomes text and numbers, over all its pages.
import { expect, test } from 'vitest';
import { ok } from '#lib/kernel/result.ts';
import { csvOf } from '#lib/tables/write-sheet.ts';
import { listedRows } from '#islands/desk/listed-rows.tsx';
import { listScreen, type Drawing, type ListScreen } from '#islands/desk/screen.ts';
import { refundApi } from '#lib/contracts/refund.ts';

interface Row {
  name: string;
  phone: string;
  paid: string;
}
const screen = listScreen<Row>({
  words: 'refund:desk',
  group: 'orders',
  place: 1,
  list: refundApi.storeList,
  idOf: ({ name }) => name,
  nameOf: ({ name }) => name,
  columns: [
    {
      key: 'name',
      cell: ({ name, phone }) => (
        <>
          {name} <b>{phone}</b>
          <span className="sr-only">: read aloud</span>
        </>
      ),
    },
    { key: 'paid', isRight: true, cell: ({ paid }) => `¥${paid}` },
    { key: 'spare', isSpare: true, cell: ({ name }) => <i>=HYPERLINK({name})</i> },
  ],
}) as ListScreen<Row>;
const draw = { w: (key: string) => key } as Drawing;
const row = (n: number): Row => ({ name: `N${n}`, phone: `13${n}`, paid: '1,234.50' });

test('all pages are read, with every column; numbers are numbers and no cell is a formula', async () => {
  const asked: object[] = [];
  const told: [number, boolean][] = [];
  const read = (input: object) => {
    asked.push(input);
    return Promise.resolve(
      ok({ list: [row(asked.length)], next: asked.length < 3 ? `${asked.length}~a` : null }),
    );
  };
  const rows = await Array.fromAsync(
    listedRows(screen, { asked: { tab: 'all' }, draw, read }, (...said) => told.push(said)),
  );
  expect(asked).toEqual([
    { tab: 'all', limit: 100 },
    { tab: 'all', after: '1~a', limit: 100 },
    { tab: 'all', after: '2~a', limit: 100 },
  ]);
  expect(rows).toEqual([
    ['col.name', 'col.paid', 'col.spare'],
    ['N1 131', 1234.5, '=HYPERLINK(N1)'],
    ['N2 132', 1234.5, '=HYPERLINK(N2)'],
    ['N3 133', 1234.5, '=HYPERLINK(N3)'],
  ]);
  expect(told.at(-1)).toEqual([3, false]);
  expect(csvOf(rows)).toContain("'=HYPERLINK(N1)");
});

test('a list that goes on for ever says where its file ends', async () => {
  const told: [number, boolean][] = [];
  const many = Array.from({ length: 100 }, (_, n) => row(n));
  const read = () => Promise.resolve(ok({ list: many, next: '1~a' }));
  const rows = await Array.fromAsync(
    listedRows({ ...screen, columns: screen.columns.slice(1, 2) }, { asked: {}, draw, read }, (...said) => {
      told.push(said);
    }),
  );
  expect(rows).toHaveLength(20_001);
  expect(told.at(-1)).toEqual([20_000, true]);
  expect(told.filter(([, isCut]) => isCut)).toHaveLength(1);
});
