import { takesKey, type Row } from '../contracts/endpoint.ts';
import type { Actor, Context } from '../domain/context.ts';
import {
  doOnce,
  doOnceOutside,
  storedAnswerOf,
  type Done,
  type KeyedCall,
} from '../domain/account/idempotency/index.ts';
import { sha256Hex } from '../kernel/ids.ts';
import { fail, ok, type Result } from '../kernel/result.ts';

/** Header with the idempotency key; every copy of a request carries the same. */
export const KEY_HEADER = 'idempotency-key';
export const KEY_SHAPE = /^[\w.:-]{8,128}$/;

/** The same text for the same value, whatever order its fields came in; files as their bytes. */
async function canonical(value: unknown): Promise<string> {
  if (value instanceof Blob) {
    const name = value instanceof File ? value.name : '';
    return JSON.stringify(['file', name, value.type, sha256Hex(new Uint8Array(await value.arrayBuffer()))]);
  }
  if (value instanceof Date || typeof value !== 'object' || value === null)
    return JSON.stringify(value) ?? 'null';
  if (Array.isArray(value)) return `[${(await Promise.all(value.map(canonical))).join(',')}]`;
  const fields = Object.entries(value).filter(([, part]) => part !== undefined);
  const texts = fields
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([name, part]) => `${JSON.stringify(name)}:${await canonical(part)}`);
  return `{${(await Promise.all(texts)).join(',')}}`;
}

/**
 * What a call with an Idempotency-Key is known by: actor, row and key, and what was asked. Undefined for calls that
 * come without one and for rows that take none.
 */
export async function keyedCall(
  row: Row,
  actor: Actor,
  key: string | undefined,
  input: unknown,
): Promise<Result<KeyedCall | undefined, 'request.key_shape'>> {
  if (key === undefined || !takesKey(row) || actor.kind !== 'user') return ok(undefined);
  if (!KEY_SHAPE.test(key)) return fail('request.key_shape');
  const { merId } = actor;
  const who = actor.machine?.id ?? actor.uid;
  return ok({
    callHash: sha256Hex(JSON.stringify([who, merId, row.access, row.method, row.path, key])),
    inputHash: sha256Hex(await canonical(input)),
  });
}

interface UnderWay {
  inputHash: string;
  result: Promise<Result<unknown, string>>;
}
/** Copies of a request in one process share one query: fifty of them would hold all connections to the database. */
const underWay = new WeakMap<Context['database'], Map<string, UnderWay>>();

/**
 * Runs an act once for its idempotency key: a copy, even at the same moment or in another process, gets the first
 * answer. `around` writes the audit trail; copies that find a stored answer do not reach it.
 */
export async function withKey<T>(
  ctx: Context<Actor>,
  row: Row,
  call: KeyedCall | undefined,
  act: () => Promise<Result<T, string>>,
  around: (once: () => Promise<Done<T>>) => Promise<Result<T, string>>,
): Promise<Result<T, string>> {
  if (!call) return around(async () => ({ result: await act(), isCopy: false }));
  const calls = underWay.get(ctx.database) ?? new Map<string, UnderWay>();
  underWay.set(ctx.database, calls);
  const before = calls.get(call.callHash);
  if (before && before.inputHash !== call.inputHash) return fail('request.key_reused');
  if (before) return before.result as Promise<Result<T, string>>;
  const once = row.outside ? doOnceOutside : doOnce;
  const work = async (): Promise<Result<T, string>> =>
    (await storedAnswerOf<T>(ctx, call)) ?? (await around(() => once(ctx, call, act)));
  const result = work().finally(() => calls.delete(call.callHash));
  calls.set(call.callHash, { inputHash: call.inputHash, result });
  return result;
}
