// Papers: an invoice and an order as PDF, orders as tables; by links that are short-lived and nobody else's.
import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { harmless } from '#lib/tables/safe-cell.ts';
import { drawOrder } from '#lib/api/paper/draw-order.ts';
import type { Call } from '#lib/call/call.ts';
import { invoiceApi } from '#lib/contracts/invoice.ts';
import { orderApi } from '#lib/contracts/order.ts';
import { paperApi } from '#lib/contracts/paper.ts';
import { minutes } from '#lib/kernel/clock.ts';
import { COMPANY, invoiceNo } from '../../support/invoice/invoice-steps.ts';
import { pdfText } from '../../support/invoice/pdf-text.ts';
import { openTradeMall, VALVE } from '../../support/trade-mall.ts';
import { codeOf, paidOrder, valueOf } from '../../support/trade-steps.ts';

let buyer: Call;
let stranger: Call;
let store: Call;
let orderId: string;
const mall = await openTradeMall();
beforeAll(async () => {
  [buyer, stranger, store] = [await mall.login(1), await mall.login(2), await mall.login(902)];
  orderId = await paidOrder(mall, 1, [[VALVE.sku, 2]]);
});
afterAll(() => mall.close());

const fetchPaper = async (url: string) => mall.app.request(url);
const bytesOf = async (url: string): Promise<Buffer> => {
  const answer = await fetchPaper(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};

test('the PDF of an issued invoice holds its number, its header, the goods and the amount', async () => {
  const { order_receipt_id: id } = valueOf(await buyer(invoiceApi.apply, { id: orderId, ...COMPANY }));
  expect(codeOf(await buyer(invoiceApi.link, { id }))).toBe('invoice.not_issued');
  const issue = { id, receipt_no: invoiceNo(7) };
  expect(codeOf(await store(invoiceApi.issue, { ...issue, seller_tax_no: '91350100M000100Y44' }))).toBe(
    'invoice.tax_no',
  );
  valueOf(await store(invoiceApi.issue, { ...issue, seller_tax_no: '91130000732912345T' }));
  const { url } = valueOf(await buyer(invoiceApi.link, { id }));
  const answer = await fetchPaper(url);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toBe(
    `attachment; filename="invoice-${invoiceNo(7)}.pdf"`,
  );
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = pdfText(Buffer.from(await answer.arrayBuffer()));
  for (const words of [
    invoiceNo(7),
    '华北机械制造有限公司',
    '91350100M000100Y43',
    '91130000732912345T',
    '球阀',
    '¥520.00',
    '伍佰贰拾元整',
    '店铺2',
  ])
    expect(text).toContain(words);
  expect(codeOf(await stranger(invoiceApi.link, { id }))).toBe('invoice.not_found');
});

test('a link is good for five minutes, and no other word opens anything', async () => {
  const { url } = valueOf(await buyer(paperApi.order, { id: orderId }));
  expect((await fetchPaper(url)).status).toBe(200);
  mall.clock.advance(minutes(6));
  expect((await fetchPaper(url)).status).toBe(404);
  for (const wrong of ['x', 'a'.repeat(43), '..%2f..%2fetc%2fpasswd', `${url.split('/').at(-1)}x`])
    expect((await fetchPaper(`/api/paper/${wrong}`)).status).toBe(404);
});

test('the PDF of an order holds what was bought and paid; another buyer gets no link', async () => {
  const text = pdfText(await bytesOf(valueOf(await buyer(paperApi.order, { id: orderId })).url));
  for (const words of ['球阀', '¥520.00', '王工', '永年区']) expect(text).toContain(words);
  expect(codeOf(await stranger(paperApi.order, { id: orderId }))).toBe('order.not_found');
});

test('a paper of several pages says on each which it is, and what its columns are', async () => {
  const order = valueOf(await buyer(orderApi.detail, { id: orderId }));
  const [line] = order.orderProduct;
  const long = { ...line!, store_name: '全螺纹高强度螺钉'.repeat(15), pay_price: '1299999999.99' };
  const lines = Array.from({ length: 40 }, () => long);
  const text = pdfText(await drawOrder('zh-CN', { ...order, orderProduct: lines }, mall.clock.now()));
  const pages = [...text.matchAll(/\d\/(\d)(?=\D|$)/g)].map(([, count]) => Number(count));
  expect(pages[0]).toBeGreaterThan(3);
  expect(text.match(/实付金额/g)).toHaveLength(pages[0]!);
  expect(text.match(/¥1,299,999,999\.99/g)).toHaveLength(40);
});

test('the table of orders is UTF-8 with a mark, and what looks like a formula is only text', async () => {
  await mall.change('storeOrder', { orderId }, { mark: '=cmd|\' /C calc\'!A1,"x"' });
  const { url } = valueOf(await buyer(paperApi.orders, { format: 'csv' }));
  const bytes = await bytesOf(url);
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const [head, row] = bytes.toString('utf8').split('\r\n');
  expect(head).toContain('订单编号,订单状态');
  expect(row).toContain('520');
  expect(row).toContain(`"'=cmd|' /C calc'!A1,""x"""`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+86', "'+86"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['＝1+1', "'＝1+1"],
  ['－5', "'－5"],
  ['＠sum', "'＠sum"],
  ['\tx', "'\tx"],
  ['\r=x', "'\r=x"],
  [' =x', "' =x"],
  ['M8×30', 'M8×30'],
  ['', ''],
])('the cell %j is written as %j', (text, cell) => {
  expect(harmless(text)).toBe(cell);
});

test('the workbook holds the caller’s orders and nobody else’s', async () => {
  await paidOrder(mall, 2, [[VALVE.sku, 3]]);
  const bytes = await bytesOf(valueOf(await buyer(paperApi.orders, { format: 'xlsx' })).url);
  expect(bytes.subarray(0, 2).toString()).toBe('PK');
  const sheet = unzip(bytes, 'xl/worksheets/sheet1.xml') + unzip(bytes, 'xl/sharedStrings.xml');
  expect(sheet).toContain('球阀');
  expect(sheet).toContain('<v>520</v>');
  expect(sheet).not.toContain('<v>770</v>');
});

test('a table holds what the list shows: the words that are searched for narrow it', async () => {
  const rowsFor = async (store_name: string): Promise<number> => {
    const link = valueOf(await buyer(paperApi.orders, { format: 'csv', store_name }));
    return (await bytesOf(link.url)).toString('utf8').trim().split('\r\n').length - 1;
  };
  expect(await rowsFor('球阀')).toBeGreaterThan(0);
  expect(await rowsFor('没有这样的货')).toBe(0);
});

/** One file of a zip, by its local header. */
function unzip(zip: Buffer, name: string): string {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  let at = zip.readUInt32LE(end + 16);
  while (zip.readUInt32LE(at) === 0x02014b50) {
    const [packed, names, extra, comment] = [20, 28, 30, 32].map((from) =>
      from === 20 ? zip.readUInt32LE(at + from) : zip.readUInt16LE(at + from),
    );
    if (zip.toString('utf8', at + 46, at + 46 + names!) === name) {
      const local = zip.readUInt32LE(at + 42);
      const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const data = zip.subarray(from, from + packed!);
      return (zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data).toString('utf8');
    }
    at += 46 + names! + extra! + comment!;
  }
  return '';
}
