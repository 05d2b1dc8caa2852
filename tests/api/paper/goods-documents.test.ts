// A store gives its buyers PDFs with a product. They are what somebody of the store has sent for goods, everybody may save
// them while the product is on sale, and nobody else's file comes out that way.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goodsFormApi, type GoodsForm } from '#lib/contracts/goods-form.ts';
import { goodsApi } from '#lib/contracts/goods.ts';
import { BOLT, NORTH, openTradeMall, SOUTH, VALVE } from '../../support/trade-mall.ts';
import { valueOf } from '../../support/trade-steps.ts';
import { uploadFile } from '../media/upload-file.ts';

const [NORTHERN, SOUTHERN, COLLEAGUE] = [900 + NORTH, 900 + SOUTH, 4];
const mall = await openTradeMall();
const store = await mall.login(NORTHERN);
beforeAll(async () => {
  for (const table of ['product', 'sku'] as const) await mall.numberFrom(table, 1000);
});
afterAll(() => mall.close({ madeUp: true }));

const pdf = (text: string): File => new File([`%PDF-1.7\n${text}`], 'a.pdf', { type: 'application/pdf' });
const send = async (uid: number, file: File, field = 'goods') =>
  uploadFile(mall, await mall.token(uid), `/api/upload/file/${field}`, file);
const sent = async (uid: number, text: string, field?: string): Promise<string> =>
  (await send(uid, pdf(text), field)).data!.path;
type Documents = GoodsForm['documents'];
const named = (path: string, name: string, kind: Documents[number]['kind'] = 'sheet') => ({
  path,
  name,
  kind,
  bytes: 1,
});

async function save(documents: Documents, aim: 'on_sale' | 'draft' | 'off_shelf' = 'on_sale') {
  mall.clock.advance(1000);
  const { version, form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  const ask = { product_id: BOLT.product, version, aim };
  return valueOf(await store(goodsFormApi.save, { ...ask, form: { ...form, documents } }));
}
const shown = async () => valueOf(await mall.as()(goodsApi.detail, { id: BOLT.product })).documents;

test('only a PDF is taken for goods, by its bytes', async () => {
  const table = new File(['a,b\n1,2'], 'table.pdf', { type: 'application/pdf' });
  expect((await send(NORTHERN, table)).code).toBe('upload.pdf');
  expect((await send(NORTHERN, table, 'inquiry')).data?.path).toMatch(/\.csv$/);
});

test('documents stand on the page in their order and are saved under their name, as nothing but PDF', async () => {
  const [sheet, proof] = [await sent(NORTHERN, 'sheet'), await sent(NORTHERN, 'certificate')];
  const wanted = [named(proof, ' CE 证书 (2026) ', 'certificate'), named(sheet, 'Data sheet.pdf')];
  expect((await save(wanted)).faults).toEqual([]);
  const found = await shown();
  expect(found).toMatchObject([
    { name: 'CE 证书 (2026)', kind: 'certificate', bytes: 20 },
    { name: 'Data sheet.pdf', kind: 'sheet', bytes: 14 },
  ]);
  const answer = await mall.app.request(found[0]!.url);
  expect(await answer.text()).toBe('%PDF-1.7\ncertificate');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="document.pdf"; filename*=UTF-8''CE%20%E8%AF%81%E4%B9%A6%20%282026%29.pdf`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
  const second = await mall.app.request(found[1]!.url);
  expect(second.headers.get('content-disposition')).toMatch(/''Data%20sheet\.pdf$/);
  // What was read and is saved again changes nothing.
  const { form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  expect((await save(form.documents)).faults).toEqual([]);
  expect(await shown()).toEqual(found);
});

test('a document without a name, of another store or sent for something else is refused at its row', async () => {
  const before = await shown();
  const own = await sent(NORTHERN, 'own');
  for (const wrong of [
    named(await sent(SOUTHERN, 'foreign'), 'Foreign'),
    named(await sent(NORTHERN, 'asked', 'inquiry'), 'Inquiry'),
    named('/files/private/goods/nobody.pdf', 'Nobody'),
    named(own, ' '),
  ]) {
    const { faults } = await save([
      named(own === wrong.path ? await sent(NORTHERN, 'other') : own, 'Own'),
      wrong,
    ]);
    expect(faults.map(({ field, sku }) => [field, sku])).toEqual([['documents:2', null]]);
  }
  expect(await shown()).toEqual(before);
});

test('a colleague copies goods with their documents, and another store does not', async () => {
  const { form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  await mall.add('userRole', { uid: COLLEAGUE, role: 'merchant', merId: NORTH, storeRoles: ['sales'] });
  const copy = { ...form, code: 'COPY', skus: form.skus.map(({ was: _was, ...sku }) => sku) };
  mall.clock.advance(1000);
  const colleague = await mall.login(COLLEAGUE);
  const made = valueOf(await colleague(goodsFormApi.save, { aim: 'draft', form: copy }));
  expect(made.faults).toEqual([]);
  expect(valueOf(await colleague(goodsFormApi.read, { id: made.product_id! })).form.documents).toEqual(
    form.documents,
  );
  // A draft's documents are nobody's yet.
  const key = (await shown())[0]!.url.split('/').at(-1)!;
  expect((await mall.app.request(`/api/store/product/document/${made.product_id}/${key}`)).status).toBe(410);

  const south = await mall.login(SOUTHERN);
  const theirs = valueOf(await south(goodsFormApi.read, { id: VALVE.product }));
  const taken = { ...theirs.form, documents: form.documents };
  const ask = { product_id: VALVE.product, version: theirs.version, aim: 'on_sale' as const };
  const { faults } = valueOf(await south(goodsFormApi.save, { ...ask, form: taken }));
  expect(faults.map(({ field }) => field)).toEqual(['documents:1', 'documents:2']);
});

test('off the shelf, or taken out of the product, a document is fetched by nobody', async () => {
  const [first, second] = await shown();
  const { form } = valueOf(await store(goodsFormApi.read, { id: BOLT.product }));
  await save(form.documents.slice(1));
  expect((await mall.app.request(first!.url)).status).toBe(410);
  expect((await mall.app.request(second!.url)).status).toBe(200);
  await save(form.documents.slice(1), 'off_shelf');
  expect((await mall.app.request(second!.url)).status).toBe(410);
});

test('whoever reviews the goods of a new store opens their documents, and buyers do not yet', async () => {
  const reviewer = 3;
  await mall.add('userRole', { uid: reviewer, role: 'platform', platformRoles: ['review'] });
  await mall.change('merchant', { merId: NORTH }, { isReviewed: true });
  const path = await sent(NORTHERN, 'waiting');
  expect((await save([named(path, 'Waiting', 'manual')])).status).toBe('reviewing');
  const platform = await mall.login(reviewer);
  const [goods] = valueOf(await platform(goodsFormApi.reviewList, {})).list;
  expect(goods?.documents).toMatchObject([{ name: 'Waiting', kind: 'manual', bytes: 16 }]);
  const answer = await mall.app.request(goods!.documents[0]!.url);
  expect([answer.headers.get('content-disposition'), await answer.text()]).toEqual([
    'attachment; filename="attachment.pdf"',
    '%PDF-1.7\nwaiting',
  ]);
  const key = path.split('/').at(-1)!.replace('.pdf', '');
  expect((await mall.app.request(`/api/store/product/document/${BOLT.product}/${key}`)).status).toBe(410);
});
