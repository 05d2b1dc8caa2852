import type { Context as HonoContext } from 'hono';
import type { Row } from '../contracts/endpoint.ts';
import { fail, ok, type Refused, type Result } from '../kernel/result.ts';
import { failures } from '../contracts/failures.ts';
import { readBody } from './read-body.ts';

const LARGEST_JSON = 1_000_000;
const MEGABYTE = 1024 * 1024;
/** Room for the multipart frame around a file. */
const FRAME_BYTES = 20_000;
const POLLUTION = /"(__proto__|constructor|prototype)"\s*:/;

/** No body that one of these rows takes is longer. */
export const largestBody = (rows: readonly Row[]): number =>
  Math.max(LARGEST_JSON, ...rows.map(({ upload = 0 }) => upload + FRAME_BYTES));

/** Most bytes that are read of the body of an upload: its content-length, or the limit of its row. */
export function uploadBytes(upload: number, headers: Headers): number {
  const said = headers.has('transfer-encoding') ? NaN : Number(headers.get('content-length') ?? NaN);
  return Math.min(upload + FRAME_BYTES, said >= 0 ? said : Infinity);
}

type Fields = Record<string, unknown>;

function readQuery(c: HonoContext): Result<Fields, 'request.invalid'> {
  const fields: Fields = {};
  for (const [name, values] of Object.entries(c.req.queries())) {
    if (name === '__proto__') return fail('request.invalid');
    fields[name.replace(/\[\]$/, '')] = values.length > 1 || name.endsWith('[]') ? values : values[0];
  }
  return ok(fields);
}

async function readJson(c: HonoContext): Promise<Result<Fields, 'request.invalid' | 'request.too_large'>> {
  const type = c.req.header('content-type') ?? '';
  const bytes = await readBody(c.req.raw, LARGEST_JSON);
  if (!bytes) return fail('request.too_large');
  if (bytes.byteLength === 0) return ok({});
  // Other types can be sent by a form of a foreign site without asking.
  if (!type.startsWith('application/json')) return fail('request.invalid');
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (POLLUTION.test(text)) return fail('request.invalid');
    const body: unknown = JSON.parse(text);
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return fail('request.invalid');
    // Before it is copied.
    return Object.keys(body).length > MOST_NAMES ? fail('request.invalid') : ok(body as Fields);
  } catch {
    return fail('request.invalid');
  }
}

async function readUpload(
  c: HonoContext,
  largest: number,
): Promise<Result<Fields, 'request.invalid' | 'upload.size'>> {
  const type = c.req.header('content-type') ?? '';
  if (!type.startsWith('multipart/form-data')) return fail('request.invalid');
  const bytes = await readBody(c.req.raw, largest + FRAME_BYTES);
  if (!bytes) return fail('upload.size', { n: Math.floor(largest / MEGABYTE) || 1 }, 'file');
  try {
    const form = await new Response(bytes, { headers: { 'content-type': type } }).formData();
    const fields: Fields = {};
    for (const [name, value] of form.entries()) fields[name] = value;
    return ok(fields);
  } catch {
    return fail('request.invalid');
  }
}

/** No contract nests deeper, no object has more names and no body of a megabyte more values: the rest would only exhaust. */
const DEEPEST = 12;
const MOST_NAMES = 1000;
const MOST_VALUES = 200_000;

const isText = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/**
 * A database keeps no NUL and no half of a surrogate pair. Both are refused here for every row, so that no act meets
 * them; what is not text is left to the schema. `room`: how many values may still come.
 */
function isStorable(value: unknown, depth: number, room: { left: number }): boolean {
  if (typeof value === 'string') return isText(value);
  if (typeof value !== 'object' || value === null || value instanceof Blob) return true;
  if (depth > DEEPEST) return false;
  if (Array.isArray(value))
    return (room.left -= value.length) >= 0 && value.every((part) => isStorable(part, depth + 1, room));
  const names = Object.keys(value);
  if (names.length > MOST_NAMES || (room.left -= names.length) < 0) return false;
  const fields = value as Fields;
  return names.every((name) => isText(name) && isStorable(fields[name], depth + 1, room));
}

/** Control characters, and marks that change the direction of the text beside them: invisible, and part of no word. */
const UNSEEN = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;

/** Texts as they are read: a name that was pasted with such marks is kept without them. */
function readable(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(UNSEEN, '');
  if (typeof value !== 'object' || value === null || value instanceof Blob) return value;
  if (Array.isArray(value)) return value.map(readable);
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, readable(part)]));
}

interface Issue {
  message: string;
  path: readonly PropertyKey[];
  maximum?: number | bigint;
}

/** A schema may name a failure code as its message; anything else is simply invalid. */
function refusalOfIssue({ message, path, maximum }: Issue): Refused {
  const code = message in failures ? message : 'request.invalid';
  return fail(
    code,
    maximum === undefined ? undefined : { n: Number(maximum) },
    path.map(String).join('.') || undefined,
  );
}

/** At most so many wrong fields are answered at once. */
const MOST_TOLD = 30;

/** The first fault of each field, so that a form can mark all of them at once. */
function refusalOf({ issues }: { issues: readonly Issue[] }): Refused {
  const byField = new Map<string | undefined, Refused>();
  for (const refusal of issues.map(refusalOfIssue))
    if (!byField.has(refusal.failure.field)) byField.set(refusal.failure.field, refusal);
  const [first = fail('request.invalid'), ...others] = [...byField.values()].slice(0, MOST_TOLD);
  if (others.length > 0) first.failure.also = others.map(({ failure }) => failure);
  return first;
}

/** Fields as they were sent, parsed by the row's schema. */
export function parseInput(row: Row, given: Fields): Result<unknown, string> {
  if (!row.input) return ok(undefined);
  if (!isStorable(given, 0, { left: MOST_VALUES })) return fail('request.invalid');
  const parsed = row.input.safeParse(readable(given));
  return parsed.success ? ok(parsed.data) : refusalOf(parsed.error);
}

/**
 * Path and query, or path and body, as one object, parsed by the row's schema. What is posted is never read from the
 * address: proxies and logs store addresses, and with them passwords and codes that were put there.
 */
export async function readInput(row: Row, c: HonoContext): Promise<Result<unknown, string>> {
  if (!row.input) return ok(undefined);
  const sent =
    row.method === 'GET' ? readQuery(c) : await (row.upload ? readUpload(c, row.upload) : readJson(c));
  if (!sent.ok) return sent;
  return parseInput(row, { ...sent.value, ...c.req.param() });
}
