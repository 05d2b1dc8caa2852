// Traces by OpenTelemetry's standard variables: a collector in this process hears what a really started mall sends.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isTraced } from '#lib/server/tracing/is-traced.ts';
import { freshDatabase, type FreshDatabase } from '../support/fresh-database.ts';
import { startSite, type RunningSite } from '../support/site.ts';

interface Span {
  name: string;
  kind: number;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
}
interface Sent {
  resourceSpans: {
    resource: { attributes: { key: string; value: { stringValue?: string } }[] };
    scopeSpans: { scope: { name: string }; spans: Span[] }[];
  }[];
}

const heard: Sent[] = [];
const collector = http.createServer((req, res) => {
  let text = '';
  req.on('data', (chunk: Buffer) => (text += chunk.toString()));
  req.on('end', () => {
    if (req.url === '/v1/traces') heard.push(JSON.parse(text) as Sent);
    res.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
const spans = (): Span[] =>
  heard.flatMap(({ resourceSpans }) =>
    resourceSpans.flatMap(({ scopeSpans }) =>
      scopeSpans.filter(({ scope }) => scope.name === 'mall').flatMap((one) => one.spans),
    ),
  );

let database: FreshDatabase;
let site: RunningSite;
beforeAll(async () => {
  database = await freshDatabase();
  await new Promise<void>((open) => collector.listen(0, '127.0.0.1', open));
  const { port } = collector.address() as AddressInfo;
  const env = {
    DATABASE_URL: database.url,
    SEED: 'none',
    LOG_LEVEL: 'warn',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_SERVICE_NAME: 'mall-under-test',
    OTEL_BSP_SCHEDULE_DELAY: '200',
  };
  site = await startSite({ env });
});
afterAll(async () => {
  await site?.stop();
  collector.close();
  await database.drop();
});

test('a request, the page it renders, the rows that the page asks and their statements are one trace', async () => {
  const trace = 'aaaabbbbccccddddaaaabbbbccccdddd';
  const headers = { traceparent: `00-${trace}-1111222233334444-01` };
  await (await fetch(`${site.url}/goods_list`, { headers })).text();
  const mine = () => spans().filter(({ traceId }) => traceId === trace);
  await expect
    .poll(() => mine().some(({ name }) => name === 'GET /goods_list'), { timeout: 20_000 })
    .toBe(true);
  await expect.poll(() => mine().some(({ name }) => name === 'select'), { timeout: 20_000 }).toBe(true);
  const byName = (pattern: RegExp) => mine().find(({ name }) => pattern.test(name))!;
  const request = byName(/^GET \/goods_list$/);
  const page = byName(/^render$/);
  const row = byName(/^GET \/api\//);
  expect([request.parentSpanId, request.kind]).toEqual(['1111222233334444', 2]);
  expect(page.parentSpanId).toBe(request.spanId);
  expect(row.parentSpanId).toBe(page.spanId);
  const rows = new Set(
    mine()
      .filter(({ name }) => name.startsWith('GET /api/'))
      .map(({ spanId }) => spanId),
  );
  expect(mine().some(({ name, parentSpanId }) => name === 'select' && rows.has(parentSpanId ?? ''))).toBe(
    true,
  );
  const { attributes } = heard[0]!.resourceSpans[0]!.resource;
  expect(attributes.find(({ key }) => key === 'service.name')?.value.stringValue).toBe('mall-under-test');
});

test('without an address, or switched off, nothing of it is loaded', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://127.0.0.1:4318';
  expect(isTraced({})).toBe(false);
  expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT })).toBe(true);
  expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_SDK_DISABLED: 'true' })).toBe(false);
  expect(isTraced({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_EXPORTER: 'none' })).toBe(false);
});
