// The invoices that a store owes go to its tax software as a file in the columns of the tax authority's template, to the
// fen of what each is about; the numbers come back as a file, are looked at, and count once somebody says so.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { openSheet } from '#lib/tables/open-sheet.ts';
import { COMPANY, invoiceNo, PERSON, SPECIAL } from '../../support/invoice/invoice-steps.ts';
import { BOLT, GAUGE, NORTH, openTradeMall, SOUTH } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

const desk = () => mall.login(900 + NORTH);
const fileOf = (text: string): File => new File([text], 'numbers.csv', { type: 'text/csv' });

const mall = await openTradeMall();
beforeAll(async () => {
  for (const [uid, header] of [
    [1, COMPANY],
    [2, SPECIAL],
    [3, PERSON],
  ] as const) {
    const id = await paidOrder(mall, uid, [
      [BOLT.m8, 10 * uid],
      [GAUGE.sku, 1],
    ]);
    valueOf(await (await mall.login(uid))(invoiceApi.apply, { id, ...header }));
  }
});
afterAll(() => mall.close());

async function sheets(): Promise<{ invoices: Map<string, string[]>; items: string[][]; head: string[] }> {
  const { url } = valueOf(await (await desk())(invoiceApi.taxFile));
  const bytes = new Uint8Array(await (await mall.app.request(url)).arrayBuffer());
  const { allRows } = await openSheet(bytes);
  const rows: { sheet?: string; cells: string[] }[] = [];
  for await (const row of allRows()) rows.push(row);
  const cellsOf = (title: string): string[][] =>
    rows.filter(({ sheet }) => sheet === title).map(({ cells }) => cells);
  const [head = [], ...invoices] = cellsOf('1-发票基本信息');
  const [, ...items] = cellsOf('2-发票明细信息');
  return { head, invoices: new Map(invoices.map((cells) => [cells[0]!, cells])), items };
}

test('each invoice that waits is there with its buyer, and its items add up to it', async () => {
  const { list } = valueOf(await (await desk())(invoiceApi.storeList, { tab: 'due' }));
  const { head, invoices, items } = await sheets();
  expect(list).toHaveLength(3);
  expect([...invoices.keys()].toSorted()).toEqual(list.map((row) => row.receipt_sn).toSorted());
  for (const { receipt_sn: sn, receipt_info: info, order_price: sum } of list) {
    const cell = (name: string): string => invoices.get(sn)![head.indexOf(name)] ?? '';
    expect(cell('购买方名称')).toBe(info.receipt_title);
    expect(cell('购买方纳税人识别号')).toBe(info.duty_paragraph);
    expect(cell('发票类型')).toBe(info.receipt_type === 2 ? '增值税专用发票' : '普通发票');
    const own = items.filter(([of]) => of === sn);
    const total = own.reduce((all, cells) => all + Math.round(Number(cells[7]) * 100), 0);
    expect(total).toBe(Math.round(Number(sum) * 100));
    for (const cells of own.filter(([, , , , , quantity]) => quantity))
      expect(Number(cells[5]) * Number(cells[6])).toBeCloseTo(Number(cells[7]), 2);
  }
});

test('each line has the tax classification of its product, else of the nearest category, else none', async () => {
  const call = await desk();
  const { list } = valueOf(await call(invoiceApi.storeList, { tab: 'due' }));
  const [{ receipt_sn: sn, order_receipt_id: id }] = list as [(typeof list)[0]];
  const inFile = async () =>
    (await sheets()).items.filter(([of, , , , unit]) => of === sn && unit).map((cells) => cells[2]);
  const onDesk = async () =>
    valueOf(await call(invoiceApi.storeDetail, { id })).about!.items.map((item) => [
      item.tax_code,
      item.tax_name,
    ]);
  expect(await inFile()).toEqual(['', '']);
  const [own, above] = ['1080207010000000000', '1080000000000000000'];
  await mall.change('product', { productId: BOLT.product }, { taxCode: own, taxName: '紧固件' });
  expect((await inFile()).toSorted()).toEqual(['', own]);
  const { categoryId1: categoryId } = await mall.first('product', { productId: GAUGE.product });
  await mall.change('category', { categoryId }, { taxCode: above, taxName: '金属制品' });
  expect((await inFile()).toSorted()).toEqual([above, own]);
  expect((await onDesk()).toSorted()).toEqual([
    [above, '金属制品'],
    [own, '紧固件'],
  ]);
  const { about, order_price: sum } = valueOf(await call(invoiceApi.storeDetail, { id }));
  const total = about!.items.reduce((all, item) => all + Number(item.amount), Number(about!.freight));
  expect(total).toBeCloseTo(Number(sum), 2);
});

test('numbers are looked at row by row, and nothing is written by that', async () => {
  const call = await desk();
  const { list } = valueOf(await call(invoiceApi.storeList, { tab: 'due' }));
  const [first, second, third] = list.map((row) => row.receipt_sn);
  const { rows } = valueOf(
    await call(invoiceApi.numbers, {
      file: fileOf(
        [
          '发票流水号,数电发票号码',
          `${first},${invoiceNo(1)}`,
          `${second},${invoiceNo(1)}`,
          `${third},12`,
          'X1,2',
        ].join('\n'),
      ),
    }),
  );
  expect(rows.map(({ line, fault }) => [line, fault])).toEqual([
    [2, ''],
    [3, 'twice'],
    [4, 'number'],
    [5, 'no_request'],
  ]);
  expect(valueOf(await call(invoiceApi.storeList, { tab: 'due' })).list).toHaveLength(3);
  const [good] = rows;
  valueOf(await call(invoiceApi.issue, { id: good!.order_receipt_id, receipt_no: good!.receipt_no }));
  const again = valueOf(
    await call(invoiceApi.numbers, {
      file: fileOf(['申请编号,发票号码', `${first},${invoiceNo(2)}`, `${second},${invoiceNo(1)}`].join('\n')),
    }),
  );
  expect(again.rows.map(({ fault }) => fault)).toEqual(['wrong_state', 'taken']);
  expect((await sheets()).invoices.has(first!)).toBe(false);
});

test('another store’s requests are unknown, and a file without the columns is refused', async () => {
  const { list } = valueOf(await (await desk())(invoiceApi.storeList, { tab: 'due' }));
  const other = await mall.login(900 + SOUTH);
  const file = fileOf(`发票流水号,发票号码\n${list[0]!.receipt_sn},${invoiceNo(9)}`);
  const { rows } = valueOf(await other(invoiceApi.numbers, { file }));
  expect(rows).toMatchObject([{ fault: 'no_request', order_receipt_id: '', title: '' }]);
  expect(codeOf(await other(invoiceApi.numbers, { file: fileOf('a,b\n1,2') }))).toBe('invoice.columns');
});
