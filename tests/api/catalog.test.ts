// Goods of a store through the API: announced, sent in parts, read by a job, and fetched again as files.
import { readFileSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogApi } from '#lib/contracts/catalog.ts';
import { workUpload } from '#lib/domain/goods/import/index.ts';
import { CATALOG_PART_BYTES } from '#lib/kernel/catalog-limits.ts';
import { categoryParam } from '#lib/db/schema.ts';
import { CATEGORIES } from '#lib/seed/base/categories.ts';
import { openSmallMall } from '../support/catalog/small-mall.ts';
import { bolts, csv, HEADER } from '../support/catalog/sheets.ts';
import { tokenOf } from './account/people.ts';

let merchant: string;
let other: string;
let platform: string;
let buyer: string;

/** Somebody with a role: his token. */
async function person(phone: string, role?: 'merchant' | 'platform', merId?: number): Promise<string> {
  const token = await tokenOf(mall, phone);
  const { uid } = await mall.first('user', { phone });
  const platformRoles = role === 'platform' ? ['owner' as const] : [];
  if (role) await mall.add('userRole', { uid, role, merId: merId ?? null, platformRoles });
  return token;
}

const mall = await openSmallMall();
beforeAll(async () => {
  merchant = await person('13800000011', 'merchant', 1);
  other = await person('13800000012', 'merchant', 2);
  platform = await person('13800000099', 'platform');
  buyer = await person('13800000001');
  await mall.services.database.db.insert(categoryParam).values([
    { categoryId: 3, name: '材质', nameEn: 'Material' },
    { categoryId: 3, name: '螺距 P', nameEn: 'Pitch P', type: 'number', unit: 'mm', perSku: true },
  ]);
}, 60_000);
afterAll(() => mall.close());

const factsOf = (bytes: Buffer) => ({
  name: 'goods.csv',
  size: bytes.length,
  hash: createHash('sha256').update(bytes).digest('hex'),
});

/** One part as a browser sends it. */
async function sendPart(token: string, id: string, offset: number, bytes: Buffer) {
  const form = new FormData();
  form.append('offset', String(offset));
  form.append('file', new File([Uint8Array.from(bytes)], 'part'));
  const packed = new Response(form);
  const body = await packed.arrayBuffer();
  const headers = {
    'content-type': packed.headers.get('content-type') ?? '',
    'content-length': String(body.byteLength),
    'x-token': token,
  };
  const address = `http://mall.inside/api/catalog/import/${id}/part`;
  const reply = await mall.app.fetch(new Request(address, { method: 'POST', headers, body }));
  return (await reply.json()) as {
    status: number;
    code?: string;
    data: { status: string; received: number };
  };
}

async function fetchFile(url: string): Promise<{ status: number; text: string; headers: Headers }> {
  const reply = await mall.app.fetch(new Request(`http://mall.inside${url}`));
  // As bytes: text() would hide the mark at the beginning.
  const text = Buffer.from(await reply.arrayBuffer()).toString('utf8');
  return { status: reply.status, text, headers: reply.headers };
}

async function bring(token: string, bytes: Buffer, store?: string) {
  const call = mall.as(token);
  const started = store
    ? await call(catalogApi.startFor, { ...factsOf(bytes), store })
    : await call(catalogApi.start, factsOf(bytes));
  if (!started.ok) throw new Error(started.failure.code);
  const id = started.value.import_id;
  for (let at = started.value.received; at < bytes.length; at += CATALOG_PART_BYTES)
    await sendPart(token, id, at, bytes.subarray(at, at + CATALOG_PART_BYTES));
  await workUpload(mall.system, { importId: id });
  const shown = await call(catalogApi.show, { id });
  if (!shown.ok) throw new Error(shown.failure.code);
  return shown.value;
}

test('a merchant sends a file, and reads what became of it and what is wrong in his language', async () => {
  const rows = [...bolts('API-1', ['M6', 'M8']), ...bolts('API-2', ['M6'], '0')];
  const done = await bring(merchant, Buffer.from(csv([HEADER, ...rows])));
  expect(done).toMatchObject({ status: 'done', rows_total: 3, rows_done: 3, created: 1, faulty: 1, skus: 2 });
  const said = await Promise.all(
    (['zh-CN', 'en-US'] as const).map((lang) =>
      mall.as(merchant, lang)(catalogApi.faults, { id: done.import_id }),
    ),
  );
  expect(said.map((one) => one.ok && one.value.list[0]?.line)).toEqual([4, 4]);
  expect(said.map((one) => one.ok && one.value.list[0]?.faults[0])).toMatchObject([
    { column: '单价(元)', code: 'amount', problem: '“0”不是有效的金额。' },
    { code: 'amount', problem: '“0” is not a usable amount.' },
  ]);
  const link = await mall.as(merchant)(catalogApi.errors, { id: done.import_id, format: 'csv' });
  const file = await fetchFile(link.ok ? link.value.url : '');
  expect(file.text).toContain('API-2');
  expect(file.text).not.toContain('API-1');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="errors.csv"');
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
});

test('parts come in order; a repeated one changes nothing, and an announced file goes on where it stopped', async () => {
  const filler = Array.from({ length: 2000 }, (_, at) => ['', 'x'.repeat(2500), at]);
  const bytes = Buffer.from(csv([HEADER, ...bolts('PARTS', ['M6']), ...filler]));
  expect(bytes.length).toBeGreaterThan(CATALOG_PART_BYTES);
  const call = mall.as(merchant);
  const started = await call(catalogApi.start, factsOf(bytes));
  const id = started.ok ? started.value.import_id : '';
  const [first, second] = [bytes.subarray(0, CATALOG_PART_BYTES), bytes.subarray(CATALOG_PART_BYTES)];
  expect(await sendPart(merchant, id, CATALOG_PART_BYTES, second)).toMatchObject({ code: 'catalog.part' });
  expect(await sendPart(merchant, id, 0, second)).toMatchObject({ code: 'catalog.part' });
  expect(await sendPart(merchant, id, 0, first)).toMatchObject({ data: { received: CATALOG_PART_BYTES } });
  expect(await sendPart(merchant, id, 0, first)).toMatchObject({ data: { received: CATALOG_PART_BYTES } });
  const again = await call(catalogApi.start, factsOf(bytes));
  expect(again).toMatchObject({ value: { import_id: id, received: CATALOG_PART_BYTES } });
  expect(await sendPart(merchant, id, CATALOG_PART_BYTES, second)).toMatchObject({
    data: { status: 'waiting' },
  });
  expect(mall.jobs.filter((job) => job.name === 'catalog.import').at(-1)?.payload).toEqual({ importId: id });
  expect(await call(catalogApi.start, { ...factsOf(bytes), hash: 'a'.repeat(64) })).toMatchObject({
    failure: { code: 'catalog.busy' },
  });
  await workUpload(mall.system, { importId: id });
  expect(await call(catalogApi.show, { id })).toMatchObject({ value: { status: 'done', created: 1 } });
  expect(await mall.services.storage.get(`private/catalog/${id}/0.part`)).toBeUndefined();
});

test('strangers neither see nor feed an import; a buyer has no goods to send', async () => {
  const bytes = Buffer.from(csv([HEADER, ...bolts('MINE', ['M6'])]));
  const started = await mall.as(merchant)(catalogApi.start, factsOf(bytes));
  const id = started.ok ? started.value.import_id : '';
  for (const token of [other, buyer, platform]) {
    const call = mall.as(token);
    const answers = [
      await call(catalogApi.show, { id }),
      await call(catalogApi.faults, { id }),
      await call(catalogApi.errors, { id }),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ failure: { code: 'catalog.not_found' } });
    expect(await sendPart(token, id, 0, bytes)).toMatchObject({ code: 'catalog.not_found' });
  }
  expect(await mall.as(buyer)(catalogApi.start, factsOf(bytes))).toMatchObject({
    failure: { code: 'auth.forbidden' },
  });
  expect(await mall.as(merchant)(catalogApi.startFor, { ...factsOf(bytes), store: '2' })).toMatchObject({
    failure: { code: 'auth.forbidden' },
  });
  expect(await mall.as(merchant)(catalogApi.exportFor, { store: '2' })).toMatchObject({ ok: false });
});

test('the platform brings goods for a store that it names', async () => {
  const bytes = Buffer.from(csv([HEADER, ...bolts('BY-PLATFORM', ['M6'])]));
  expect(await bring(platform, bytes, '2')).toMatchObject({ status: 'done', created: 1 });
  expect(await mall.list('catalogEntry', { code: 'BY-PLATFORM' }, 'merId')).toEqual([2]);
  expect(await mall.as(platform)(catalogApi.startFor, { ...factsOf(bytes), store: 'no-such' })).toMatchObject(
    { failure: { code: 'catalog.store', field: 'store' } },
  );
});

test('an export through the API imports unchanged, and its address ends', async () => {
  await bring(other, Buffer.from(csv([HEADER, ...bolts('OUT-1', ['M6', 'M8']), ...bolts('OUT-2', ['M6'])])));
  const link = await mall.as(other)(catalogApi.export, { format: 'csv' });
  const url = link.ok ? link.value.url : '';
  const file = await fetchFile(url);
  expect(file.text.charCodeAt(0)).toBe(0xfeff);
  const done = await bring(other, Buffer.from(file.text));
  expect(done).toMatchObject({ status: 'done', created: 0, updated: 0, faulty: 0 });
  expect(done.unchanged).toBe(3);
  mall.clock.advance(6 * 60_000);
  expect(await fetchFile(url)).toMatchObject({ status: 410 });
  expect(await fetchFile('/api/catalog/file/nothing')).toMatchObject({ status: 410 });
});

test('a template has the parameters of its category, in both languages; the table itself is public', async () => {
  const table = await mall.as()(catalogApi.params, { category: 'fasteners-bolts-hex' });
  expect(table.ok && table.value.list).toContainEqual(
    expect.objectContaining({
      name: '螺距 P',
      name_en: 'Pitch P',
      type: 'number',
      unit: 'mm',
      per_sku: true,
    }),
  );
  for (const [lang, column] of [
    ['zh-CN', '商品编码*'],
    ['en-US', 'Product code*'],
  ] as const) {
    const link = await mall.as(merchant, lang)(catalogApi.template, { category: 'fasteners-bolts-hex' });
    const { text } = await fetchFile(link.ok ? link.value.url : '');
    expect(text).toContain(column);
    expect(text).toContain('Pitch P [mm]');
    expect(text).toContain('外六角螺栓 8.8级,Hex bolt class 8.8');
    expect(text).toContain('螺纹规格 // Thread: M8 | M10');
  }
  expect(await mall.as(merchant)(catalogApi.template, { category: 'fasteners' })).toMatchObject({
    failure: { code: 'catalog.category' },
  });
});

test('the path of a category that the cure of a fault gives as an example is one of the demo mall', () => {
  for (const locale of ['zh', 'en'] as const) {
    const words = readFileSync(`locales/${locale === 'zh' ? 'zh-CN' : 'en-US'}/catalog.json`, 'utf8');
    const path = /[“"]([^“”"]+ > [^“”"]+ > [^“”"]+)[”"]/.exec(words)?.[1]?.split(' > ') ?? [];
    const keys = path.map((name) => CATEGORIES.find((row) => row.name[locale] === name)?.key);
    expect(keys).toEqual(['fasteners', 'fasteners-bolts', 'fasteners-bolts-hex']);
  }
});
