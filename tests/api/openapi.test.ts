import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenApiDocument } from '#lib/api/openapi/document.ts';
import { features } from '#lib/api/routes.ts';
import { takesKey } from '#lib/contracts/endpoint.ts';
import { failures } from '#lib/contracts/failures.ts';
import { openTestMall } from '../support/mall.ts';

let document: OpenApiDocument;
const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  mall.app.request(`http://mall.inside${path}`, { headers });

const mall = await openTestMall();
beforeAll(async () => {
  document = (await (await get('/api/openapi.json')).json()) as OpenApiDocument;
});
afterAll(() => mall.close());

const rows = Object.entries(features).flatMap(([feature, { rows: own }]) =>
  Object.entries(own).map(([name, row]) => ({ id: `${feature}.${name}`, row })),
);
const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** The calls of the specification, section 7. */
const FIFTEEN = [
  'GET /api/pc/home',
  'GET /api/pc/config',
  'GET /api/common/hot_keyword',
  'GET /api/common/params',
  'GET /api/user/cart/count',
  'GET /api/pc/login/scan',
  'POST /api/pc/login/scan/check',
  'POST /api/auth/verify',
  'POST /api/auth/register',
  'POST /api/user/change_pwd',
  'GET /api/captcha',
  'POST /api/auth/login',
  'POST /api/auth/smslogin',
  'POST /api/logout',
  'GET /api/user',
];

test('the fifteen calls of the specification are there with their exact method and path', () => {
  const present = operations().map(({ path, method }) => `${method.toUpperCase()} ${path}`);
  expect(FIFTEEN.filter((call) => !present.includes(call))).toEqual([]);
});

test('every contract row is an operation, once, under its own name', () => {
  const ids = operations().map(({ operation }) => operation.operationId);
  expect([...ids].sort()).toEqual(rows.map(({ id }) => id).sort());
});

test('the document has the structure of OpenAPI 3.1', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) });
  const tags = new Set(document.tags.map(({ name }) => name));
  for (const { path, method, operation } of operations()) {
    const where = `${method} ${path}`;
    expect(path, where).toMatch(/^\/api(\/(\w|\{\w+\})[\w{}]*)+$/);
    expect(['get', 'post'], where).toContain(method);
    expect(
      operation.tags.every((tag) => tags.has(tag)),
      where,
    ).toBe(true);
    expect(operation.responses, where).toHaveProperty('200');
    const inPath = operation.parameters.flatMap((one) =>
      'in' in one && one.in === 'path' ? [one.name] : [],
    );
    expect(inPath.sort(), where).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort());
    if (method === 'get') expect(operation.requestBody, where).toBeUndefined();
  }
});

test('a shape that the contracts name is one component, wherever it is answered', () => {
  const { schemas } = document.components;
  expect(schemas).toHaveProperty('DeskOrder.properties.tracking_no.type', 'string');
  const list = document.paths['/api/merchant/orders']!['get']!.responses['200'];
  expect(JSON.stringify(list)).toContain('"#/components/schemas/DeskOrder"');
  expect(Object.keys(schemas!).filter((name) => /^[A-Z]\w+$/.test(name)).length).toBeGreaterThan(100);
  expect(schemas).toHaveProperty(
    'WebhookDelivery.properties.answered.description',
    'HTTP status of the last answer; null where none came.',
  );
});

test('every reference leads somewhere inside the document', () => {
  const text = JSON.stringify(document);
  const references = new Set([...text.matchAll(/"\$ref":"([^"]+)"/g)].map(([, to]) => to!));
  const lost = [...references].filter((to) => {
    const steps = to.replace(/^#\//, '').split('/');
    return (
      steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document) ===
      undefined
    );
  });
  expect(references.size).toBeGreaterThan(10);
  expect(lost).toEqual([]);
});

test('a protected row says how to log in, and which failures it shares with every row', () => {
  const { operation } = operations().find(({ path }) => path === '/api/user')!;
  expect(operation.security).toEqual([{ token: [] }, { bearer: [] }]);
  expect(operation.responses['401']).toMatchObject({ description: expect.stringContaining('auth.required') });
});

test('an upload is a multipart form', () => {
  const { operation } = operations().find(({ path }) => path === '/api/upload/image/{field}')!;
  expect(Object.keys(operation.requestBody!.content)).toEqual(['multipart/form-data']);
});

test('every failure has its words in both languages, with its envelope status', () => {
  for (const [code, { status }] of Object.entries(failures)) {
    const zh = document.components['examples']![`${code}.zh-CN`] as {
      value: { status: number; message: string };
    };
    const en = document.components['examples']![`${code}.en-US`] as typeof zh;
    expect([zh.value.status, en.value.status], code).toEqual([status, status]);
    expect(zh.value.message, code).not.toBe(`failures:${code}`);
    expect(en.value.message, code).not.toBe(zh.value.message);
  }
});

test('the page shows every call in the language that is asked for, runs nothing and is not indexed', async () => {
  const zh = await get('/api/docs');
  const en = await get('/api/docs?lang=en-US');
  const byHeader = await get('/api/docs', { 'x-lang': 'en-US' });
  const [chinese, english] = [await zh.text(), await en.text()];
  expect(await byHeader.text()).toBe(english);
  expect(chinese).toContain('<html lang="zh-CN">');
  expect(english).toContain('<html lang="en-US">');
  for (const { id, row } of rows) {
    expect(english).toContain(`id="${id}"`);
    expect(chinese).toContain(row.path);
  }
  expect([...english.matchAll(/api_docs:[\w.]+|failures:[\w.]+/g)].map(([key]) => key)).toEqual([]);
  expect(english).not.toMatch(/<script|undefined/);
  expect(en.headers.get('content-security-policy')).toMatch(/default-src 'none'; style-src 'sha256-/);
  expect(en.headers.get('x-robots-tag')).toBe('noindex');
});

test('the picture in the footer leads a phone to the public address', async () => {
  const picture = await get('/api/common/mobile_qrcode.svg');
  expect(picture.headers.get('content-type')).toBe('image/svg+xml');
  expect(await picture.text()).toMatch(/^<svg[\s\S]*<path/);
});

test('a store has a code of its own, and only numbers name one', async () => {
  const [one, other] = await Promise.all(
    [1, 2].map(async (id) => (await get(`/api/common/store_qrcode/${id}.svg`)).text()),
  );
  expect(one).toMatch(/^<svg[\s\S]*<path/);
  expect(one).not.toBe(other);
  for (const name of ['0.svg', '..%2f1.svg', 'a.svg', '1.png'])
    expect((await get(`/api/common/store_qrcode/${name}`)).headers.get('content-type')).not.toBe(
      'image/svg+xml',
    );
});

test('the code of a product leads to its page in the language that is asked for', async () => {
  const [chinese, english, unknown] = await Promise.all(
    ['', '?lang=en-US', '?lang=xx'].map(async (query) =>
      (await get(`/api/common/goods_qrcode/5.svg${query}`)).text(),
    ),
  );
  expect(english).toMatch(/^<svg[\s\S]*<path/);
  expect(english).not.toBe(chinese);
  expect(unknown).toBe(chinese);
});

test('an act names the header under which it is done once; a question does not', () => {
  const key = { $ref: '#/components/parameters/key' };
  for (const { id, row } of rows) {
    const operation = operations().find(({ operation: { operationId } }) => operationId === id)!.operation;
    expect(
      operation.parameters.some((one) => '$ref' in one && one.$ref === key.$ref),
      id,
    ).toBe(takesKey(row));
  }
  expect(document.components['parameters']?.['key']).toMatchObject({ name: 'Idempotency-Key', in: 'header' });
});
