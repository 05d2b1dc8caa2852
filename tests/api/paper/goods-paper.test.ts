// Papers of a product: everybody may have them, in both languages, and they say what the page says.
import { afterAll, expect, test } from 'vitest';
import { pdfText } from '../../support/invoice/pdf-text.ts';
import { BOLT, openTradeMall } from '../../support/trade-mall.ts';

const mall = await openTradeMall();
afterAll(() => mall.close());

const get = (file: string) => mall.app.request(`/api/store/product/sheet/${file}`);

test('the data sheet holds the name, the sizes and the price of each', async () => {
  const answer = await get(`${BOLT.product}.pdf`);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
  const text = pdfText(Buffer.from(await answer.arrayBuffer()));
  for (const words of ['10.00', '店铺1', `/goods_detail/${BOLT.product}`]) expect(text).toContain(words);
});

test('in English the sheet speaks English', async () => {
  const answer = await get(`${BOLT.product}.pdf?lang=en-US`);
  expect(pdfText(Buffer.from(await answer.arrayBuffer()))).toContain('MOQ10pcs');
});

test('the selection table is a workbook', async () => {
  const answer = await get(`${BOLT.product}.xlsx`);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="goods-${BOLT.product}.xlsx"`);
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK');
});

test('goods that are not there have no paper, and other words open nothing', async () => {
  expect((await get('999.pdf')).status).toBe(404);
  await mall.change('product', { productId: 3 }, { status: 'off_shelf' });
  expect((await get('3.pdf')).status).toBe(410);
  for (const file of ['1.exe', 'x.pdf', '1.pdf.xlsx']) expect((await get(file)).status).toBe(404);
});

test('one address cannot have papers made without end', async () => {
  const statuses: number[] = [];
  for (let id = 100; id < 125; id += 1) statuses.push((await get(`${id}.pdf`)).status);
  expect(statuses.at(-1)).toBe(429);
});

test('nor can one line, whose IPv6 addresses lie in one network', async () => {
  const statuses: number[] = [];
  for (let n = 1; n <= 25; n += 1) {
    const headers = { 'x-caller-address': `2001:db8:7:7::${n.toString(16)}` };
    statuses.push((await mall.app.request(`/api/store/product/sheet/${200 + n}.pdf`, { headers })).status);
  }
  expect(statuses.slice(0, 20)).not.toContain(429);
  expect(statuses.slice(20)).toEqual([429, 429, 429, 429, 429]);
});
