// The slowest readings of the API: every row of the contract that only reads, asked over HTTP on PostgreSQL by one
// client with ids of the demo's own rows, never from a kept answer. Acts are measured by the trade benchmark.
import { identityApi } from '#lib/contracts/identity.ts';
import { createCall } from '#lib/call/call.ts';
import { overHttp } from '#lib/call/over-http.ts';
import pg from 'pg';
import { freshDatabase } from '../support/fresh-database.ts';
import { findPostgres } from '../support/postgres.ts';
import { startSite } from '../support/site.ts';
import { samples } from '../support/sweep/inputs.ts';
import { isIdField, sweptRows, type SweptRow } from '../support/sweep/rows.ts';
import { addressOf, type Input } from '../support/sweep/send.ts';
import { report, times } from './measure.ts';

const RUNS = 20;
const SLOWEST = 20;
/** Milliseconds. */
const MOST = 100;
/** So many ids are tried until a row answers with something. */
const TRIES = 200;
const PASSWORD = 'demo1234';
/** Lists answer at once; what their ids lead to, and the ids in that, in later rounds. */
const ROUNDS = 3;

const postgres = await findPostgres({ install: false });
if ('reason' in postgres) {
  console.log(`NO POSTGRESQL: SKIPPED (${postgres.reason})`);
  process.exit(0);
}
process.env['TEST_DATABASE_URL'] = postgres.url;
const database = await freshDatabase();
const site = await startSite({
  env: { DATABASE_URL: database.url, SEED: 'demo', LOG_LEVEL: 'error', TRUST_PROXY: 'yes' },
  patience: 300_000,
});

async function tokenOf(account: string): Promise<string> {
  const login = await createCall(overHttp(site.url), () => ({ lang: 'zh-CN' }))(identityApi.login, {
    account,
    password: PASSWORD,
  });
  if (!login.ok) throw new Error(`${account}: ${login.failure.code}`);
  return login.value.token;
}

/** A phone of somebody who rides for a store. */
async function clerk(): Promise<string> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ phone: string }>(
      `select phone from user_account join user_role using (uid) where role = 'clerk' order by uid limit 1`,
    );
    return rows[0]?.phone ?? '';
  } finally {
    await client.end();
  }
}

/** Values by the name of their field, those of a feature's own answers under its name. */
const seen = new Map<string, Set<string>>();
function gather(feature: string, value: unknown, name = ''): void {
  if (Array.isArray(value)) for (const item of value) gather(feature, item, name);
  else if (value && typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) gather(feature, inner, key);
  else if (
    /(^|_)(id|key|sn|code|unique)$/i.test(name) &&
    (typeof value === 'string' || typeof value === 'number')
  )
    for (const place of [name, `${feature}.`, `${feature}.${name}`])
      seen.set(place, (seen.get(place) ?? new Set()).add(String(value)));
}

let asked = 0;
/** One request that no kept answer serves; answers what it brought, undefined when it was refused. */
async function ask(swept: SweptRow, input: Input, token: string | undefined): Promise<unknown> {
  const { path, rest } = addressOf(swept, input);
  asked += 1;
  const url = new URL(path, site.url);
  if (swept.row.method === 'GET') url.searchParams.set('asked', String(asked));
  const reply = await fetch(url, {
    method: swept.row.method,
    headers: {
      'x-forwarded-for': `10.8.${(asked >> 8) & 255}.${asked & 255}`,
      'x-lang': 'zh-CN',
      ...(token ? { 'x-token': token } : {}),
      ...(swept.row.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(swept.row.method === 'POST' ? { body: JSON.stringify(rest) } : {}),
  });
  const text = await reply.text();
  if (reply.status !== 200) return undefined;
  const answer = text.startsWith('{')
    ? (JSON.parse(text) as { status?: number; data?: unknown })
    : { data: text };
  return answer.status === undefined || answer.status === 200 ? (answer.data ?? true) : undefined;
}

/** Inputs to be tried: what must be there, with one real id after another in the fields that name something. */
function* inputsOf(swept: SweptRow): Generator<Input> {
  const feature = swept.id.split('.')[0]!;
  const must = swept.fields.filter(([name]) => swept.required.has(name) || swept.inPath.includes(name));
  const base = samples(swept, 1)[0] ?? {};
  const given = Object.fromEntries(must.map(([name]) => [name, base[name]]));
  const ids = must.filter(isIdField);
  const of = (name: string): string[] => [
    ...new Set([`${feature}.${name}`, `${feature}.`, name].flatMap((place) => [...(seen.get(place) ?? [])])),
  ];
  if (ids.length === 0) return yield given;
  for (let at = 0; at < TRIES; at += 1) {
    const input = { ...given };
    for (const [name, schema] of ids) {
      const known = of(name.replace(/s$/, ''));
      const value = known[at % Math.max(1, known.length)];
      if (value === undefined) return;
      input[name] = schema.type === 'array' ? [value] : value;
    }
    yield input;
  }
}

try {
  const tokens = {
    public: undefined,
    user: await tokenOf('13800000001'),
    merchant: await tokenOf('13800000011'),
    platform: await tokenOf('13800000099'),
    clerk: await tokenOf(await clerk()),
  };
  const reads = sweptRows.filter(
    ({ row }) => (row.method === 'GET' || row.keyless === 'reads') && row.upload === undefined,
  );
  const found = new Map<SweptRow, Input>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const swept of reads) {
      if (found.has(swept)) continue;
      for (const input of inputsOf(swept)) {
        const data = await ask(swept, input, tokens[swept.row.access]);
        if (data === undefined) continue;
        found.set(swept, input);
        gather(swept.id.split('.')[0]!, data);
        break;
      }
    }
  const figures = [];
  for (const [swept, input] of found) {
    const figure = await times(RUNS, () => ask(swept, input, tokens[swept.row.access]));
    figures.push({ id: swept.id, ...figure });
  }
  figures.sort((a, b) => b.p95 - a.p95);
  const missed = reads.filter((swept) => !found.has(swept)).map(({ id }) => id);
  console.log(
    `${found.size} of ${reads.length} readings answered; without a row to ask for: ${missed.join(', ')}`,
  );
  report(
    figures.slice(0, SLOWEST).map(({ id, p50, p95 }) => ({
      what: id,
      figure: `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
      goal: `p95 ≤ ${MOST} ms`,
      isReached: p95 <= MOST,
    })),
  );
} finally {
  await site.stop();
  await database.drop();
  await postgres.stop();
}
