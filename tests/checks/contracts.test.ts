// The contract reads as if one person had written it.
//
// Two rows at one address hide each other; a field in another spelling is guessed wrong by every client; a list
// without page and limit grows until it stops the site.
import { expect, test } from 'vitest';
import type { JsonSchema } from '#lib/api/openapi/json-schema.ts';
import { jsonSchemaOf } from '#lib/api/openapi/json-schema.ts';
import { takesKey } from '#lib/contracts/endpoint.ts';
import { filesUnder, listOf } from '../support/source-files.ts';
import { sweptRows } from '../support/sweep/rows.ts';

const duplicates = (values: string[]): string[] => values.filter((value, at) => values.indexOf(value) !== at);

/** Every field name in a schema, at any depth. */
function namesIn(schema: JsonSchema): string[] {
  const parts = [
    schema.items,
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
    ...(schema.prefixItems ?? []),
  ];
  const below = [...Object.values(schema.properties ?? {}), ...parts.filter((part) => part !== undefined)];
  return [...Object.keys(schema.properties ?? {}), ...below.flatMap(namesIn)];
}

const outputOf = (id: string): JsonSchema => {
  const { row } = sweptRows.find((swept) => swept.id === id)!;
  const shared: Record<string, JsonSchema> = {};
  const own = row.returns ? jsonSchemaOf(row.returns, 'output', id, shared) : {};
  return { anyOf: [own, ...Object.values(shared)] };
};

test('an address is served once, whatever its parameters are called', () => {
  const addresses = sweptRows.map(({ row }) => `${row.method} ${row.path.replace(/:\w+/g, ':')}`);
  expect(duplicates(addresses)).toEqual([]);
});

test('every contract file of rows is mounted', () => {
  const files = filesUnder(['src/lib/contracts'], ['.ts']).filter(({ text }) =>
    /\bendpoint\.(get|post)\(/.test(text),
  );
  const declared = files.flatMap(({ text }) =>
    [...text.matchAll(/endpoint\.(?:get|post)\(\s*'([^']+)'/g)].map(([, path]) => path!),
  );
  const mounted = new Set(sweptRows.map(({ row }) => row.path));
  expect(declared.length).toBeGreaterThan(50);
  expect(declared.filter((path) => !mounted.has(path))).toEqual([]);
});

test('addresses begin with /api/ and are written in snake_case', () => {
  const wrong = sweptRows
    .filter(({ row }) => !/^\/api(\/:?[a-z][a-z0-9_]*)+$/.test(row.path))
    .map(({ id }) => id);
  expect(wrong).toEqual([]);
});

/** Names that clients of such malls know and expect; no new ones. */
const KEPT = new Set(
  (
    'hasCoupon platformCoupon ProductLst statusTag productAttr openIntegral openReceipt orderList orderProduct refundProduct ' +
    'noPay noPostage noDeliver noComment balanceDue orderCount orderPrice ' +
    'seckillTime seckillTimeIndex seckillEndTime presellOrder activeStatus'
  ).split(' '),
);

test('fields on the wire are snake_case', () => {
  const findings = sweptRows.flatMap(({ id, fields }) =>
    [...fields.flatMap(([name, schema]) => [name, ...namesIn(schema)]), ...namesIn(outputOf(id))]
      .filter((name) => !KEPT.has(name) && !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(name))
      .map((name) => `${id}: ${name}`),
  );
  expect(listOf([...new Set(findings)])).toBe('');
});

test('a parameter in the path is a field of the input', () => {
  const findings = sweptRows.flatMap(({ id, inPath, fields }) =>
    inPath.filter((name) => !fields.some(([field]) => field === name)).map((name) => `${id}: ${name}`),
  );
  expect(listOf(findings)).toBe('');
});

/** Lists of a length that the account or the code itself bounds. */
const shortLists = new Set(['identity.sessions', 'cart.list']);

test('what answers {count, list} takes page and limit', () => {
  const findings = sweptRows
    .filter(({ id, row }) => {
      const returned = row.returns ? jsonSchemaOf(row.returns, 'output', id, {}) : {};
      return row.method === 'GET' && returned.properties?.['list'] && returned.properties['count'];
    })
    .filter(({ id, fields }) => {
      const names = new Set(fields.map(([name]) => name));
      return !shortLists.has(id) && !(names.has('page') && names.has('limit'));
    })
    .map(({ id }) => id);
  expect(listOf(findings)).toBe('');
});

test('page and limit are bounded', () => {
  const findings = sweptRows.flatMap(({ id, fields }) =>
    fields
      .filter(([name]) => name === 'page' || name === 'limit')
      .filter(
        ([name, schema]) =>
          schema.type !== 'integer' || (schema.maximum ?? Infinity) > (name === 'limit' ? 100 : 10_000),
      )
      .map(([name]) => `${id}: ${name}`),
  );
  expect(listOf(findings)).toBe('');
});

test('texts and lists that come in have a length', () => {
  const isOpen = (schema: JsonSchema): boolean => {
    if (schema.enum || schema.const !== undefined || schema.format) return false;
    if (schema.type === 'array') return schema.maxItems === undefined || isOpen(schema.items ?? {});
    return schema.type === 'string' && schema.maxLength === undefined && schema.pattern === undefined;
  };
  const findings = sweptRows.flatMap(({ id, fields }) =>
    fields.filter(([, schema]) => isOpen(schema)).map(([name]) => `${id}: ${name}`),
  );
  expect(listOf(findings)).toBe('');
});

test('a row that changes something is a POST, and every row says what it does', () => {
  const findings = sweptRows
    .filter(({ row }) => row.summary.trim().length < 5 || /[.。]$/.test(row.summary.trim()))
    .map(({ id, row }) => `${id}: "${row.summary}"`);
  expect(listOf(findings)).toBe('');
});

/** What only one visitor may know: keys of captchas and log-ins, tokens, codes. */
const SECRET = /(^|_)(token|secret|captcha|qrcode|password|pwd|key|code|exp|session)(_|$)/;
/** Fields of that spelling which everybody may know: names of agreements and categories, the code under a barcode. */
const OPEN_FIELDS = new Set([
  'site.config.wechat_qrcode',
  'goods.detail.bar_code',
  'article.categories.key',
  'article.agreement.key',
  'article.agreements.key',
]);

test('an answer that is shared is a public read that counts nobody and gives no secret', () => {
  const sharing = sweptRows.filter(({ row }) => row.shared !== undefined || row.cacheTags !== undefined);
  expect(sharing.length).toBeGreaterThan(20);
  const findings = sharing.flatMap(({ id, row }) => [
    ...(row.method === 'GET' && row.access === 'public' && !row.limit && !row.upload ? [] : [id]),
    ...namesIn(outputOf(id))
      .filter((name) => SECRET.test(name) && !OPEN_FIELDS.has(`${id}.${name}`))
      .map((name) => `${id}.${name}`),
  ]);
  expect(listOf([...new Set(findings)])).toBe('');
});

test('a call that changes something takes an Idempotency-Key; one that takes none is no act, or of nobody', () => {
  const keyless = sweptRows.filter(({ row }) => row.method !== 'GET' && !takesKey(row));
  expect(keyless.filter(({ row }) => row.keyless === 'nobody' && row.access !== 'public')).toEqual([]);
  const ofNobody = sweptRows.filter(({ row }) => row.method !== 'GET' && row.access === 'public');
  expect(ofNobody.filter(({ row }) => row.keyless !== 'nobody').map(({ id }) => id)).toEqual([]);
  // What only reads, or answers a secret; a row that is added here changes no money, stock or state.
  expect(
    keyless.filter(({ row }) => row.access !== 'public').map(({ id, row }) => `${id}: ${row.keyless}`),
  ).toEqual([
    'second_factor.begin: secret',
    'second_factor.confirm: secret',
    'second_factor.renew: secret',
    'profile.personalFileLink: secret',
    'catalog.errors: secret',
    'catalog.export: secret',
    'catalog.exportFor: secret',
    'catalog.template: secret',
    'store_money.settledTable: secret',
    'cart.total: reads',
    'quick_order.read: reads',
    'quick_order.match: reads',
    'editing.check: reads',
    'editing.preview: secret',
    'editing.look: secret',
    'price_list.look: reads',
    'checkout.preview: reads',
    'order.express: reads',
    'order_desk.waybills: reads',
    'order_desk.pickUp: reads',
    'order_desk.table: secret',
    'invoice.link: secret',
    'invoice.storeTable: secret',
    'invoice.taxFile: secret',
    'invoice.numbers: reads',
    'inquiry.readTable: reads',
    'paper.storeTable: secret',
    'paper.platformTable: secret',
    'paper.order: secret',
    'paper.orders: secret',
    'machine.makeToken: secret',
    'machine.makeWebhook: secret',
    'mass_change.look: reads',
    'oversight.orderTable: secret',
    'oversight.personalData: secret',
    'ledger.table: secret',
    'insight.quotedTable: secret',
    'insight.salesTable: secret',
    'insight.funnelTable: secret',
    'insight.searchesTable: secret',
    'insight.inquiriesTable: secret',
    'insight.speedTable: secret',
  ]);
});
