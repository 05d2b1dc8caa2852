// A list of a desk as a file: what is drawn becomes text and numbers, in the browser as on the server.
import { expect, test } from 'vitest';
import { csvOf } from '#lib/tables/write-sheet.ts';
import { headOf, textOf } from '#islands/desk/cell-text.ts';
import { shownCells } from '#islands/desk/listed-cells.tsx';
import { listScreen, type Drawing, type ListScreen } from '#islands/desk/screen.ts';
import { screenWord } from '#islands/desk/screen-word.ts';
import { writtenCells } from '#islands/desk/table-cells.tsx';
import { refundApi } from '#lib/contracts/refund.ts';
import { createT } from '#lib/i18n/translate.ts';

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
        <a href="/?a=1&b=2" title={`${name} > "all"`}>
          {name} <b>{phone}</b>
          <img alt="" src="/x.svg" />
          <span className="px-1 sr-only">
            : read <i>aloud</i>
            <br />
          </span>
          {' & '}more
        </a>
      ),
    },
    { key: 'paid', isRight: true, cell: ({ paid }) => `¥${paid}` },
    { key: 'spare', isSpare: true, cell: ({ name }) => <i>=HYPERLINK({name})</i> },
    { key: 'mark', cell: ({ phone }) => (phone.endsWith('2') ? '@SUM(1)' : '-1+2') },
  ],
}) as ListScreen<Row>;
const draw = { w: (key: string) => key } as Drawing;
const rows: Row[] = [1, 2].map((n) => ({ name: `N${n}<`, phone: `13${n}`, paid: '1,234.50' }));

test('every column is written, the same on both sides; amounts are numbers, what is read aloud is left out', () => {
  const written = writtenCells(rows, screen.columns, draw);
  expect(headOf(screen, draw)).toEqual(['col.name', 'col.paid', 'col.spare', 'col.mark']);
  expect(written).toEqual([
    ['N1< 131 & more', 1234.5, '=HYPERLINK(N1<)', '-1+2'],
    ['N2< 132 & more', 1234.5, '=HYPERLINK(N2<)', '@SUM(1)'],
  ]);
  expect(shownCells(rows, screen.columns, draw)).toEqual(written);
});

test('no cell of a file begins as a formula does', () => {
  const lines = csvOf(writtenCells(rows, screen.columns, draw)).split('\r\n');
  expect(lines[0]).toContain("'=HYPERLINK(N1<)");
  expect(lines[0]).toContain(",'-1+2");
  expect(lines[1]).toContain(",'@SUM(1)");
});

test.each([
  ['<p>a<!-- note -->b</p>', 'a b'],
  ['<input class="sr-only" value="x">kept', 'kept'],
  ['<span class="sr-only">a<svg><path d="M0 0"/></svg>b</span>c', 'c'],
  ['&lt;b&gt; &amp;amp; &quot;q&quot; it&#x27;s&nbsp;so', '<b> &amp; "q" it\'s so'],
])('the text of %s', (markup, text) => {
  expect(textOf(markup)).toBe(text);
});

test('a screen says its own word, without one that of its feature’s screens, then that of all screens', () => {
  const words = {
    refund: {
      desk: { col: { goods: 'Returned goods' } },
      shared: { col: { goods: 'Refunds', sn: 'Refund no.' } },
    },
    desk: { each: { col: { goods: 'Goods', sn: 'Number', state: 'State' } } },
  };
  const t = createT({ locale: 'en-US', words });
  expect(screenWord(t, 'refund:desk', 'col.goods')).toBe('Returned goods');
  expect(screenWord(t, 'refund:desk', 'col.sn')).toBe('Refund no.');
  expect(screenWord(t, 'refund:desk', 'col.state')).toBe('State');
});
