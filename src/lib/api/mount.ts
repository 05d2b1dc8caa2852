import type { Context as HonoContext } from 'hono';
import type { Access, CallOutput, ParsedInput, Row, RowFailure } from '../contracts/endpoint.ts';
import type { Actor, Context, MerchantContext, UserContext } from '../domain/context.ts';
import { watched } from '../kernel/probe.ts';
import type { Result } from '../kernel/result.ts';
import { auditAct } from '../domain/account/audit/index.ts';
import { inStoreOfRide } from '../domain/trade/delivery/index.ts';
import type { Done } from '../domain/account/idempotency/index.ts';
import { bindActor } from './guard.ts';
import { KEY_HEADER, keyedCall, withKey } from './keyed.ts';
import { failureEnvelope, successEnvelope } from './envelope.ts';
import { readInput, uploadBytes } from './read-input.ts';
import { overLimit } from './rate-limit.ts';
import { callerAddress } from './caller.ts';
import type { CallLimits } from './read-limit.ts';
import { localeOf, type ApiApp, type ApiServices } from './services.ts';

/** Tells the server for how many seconds it may give this answer to others; removed before it leaves. */
export const SHARED_HEADER = 'x-shared-for';

type ContextFor<A extends Access> = A extends 'public'
  ? Context
  : A extends 'merchant' | 'clerk'
    ? MerchantContext
    : UserContext;

/** The session may end while the act runs; so the document lists these failures for every row with a login. */
type SessionFailure = 'auth.required' | 'auth.expired' | 'auth.revoked' | 'account.disabled';
type ActFailure<R extends Row> = RowFailure<R> | (R['access'] extends 'public' ? never : SessionFailure);

export type Handler<R extends Row> = (
  ctx: ContextFor<R['access']>,
  input: ParsedInput<R>,
) => Promise<Result<CallOutput<R> extends null ? unknown : CallOutput<R>, ActFailure<R>>>;

type AnyHandler = (ctx: never, input: never) => Promise<Result<unknown, string>>;
export interface Feature {
  rows: Record<string, Row>;
  handlers: Record<string, AnyHandler>;
}

/** Joins rows and handlers; a row without a handler, or with one that fails with what the row does not list, does not compile. */
export function serve<Rows extends Record<string, Row>>(
  rows: Rows,
  handlers: { [K in keyof Rows]: Handler<Rows[K]> },
): Feature {
  return { rows, handlers: handlers as unknown as Record<string, AnyHandler> };
}

/** The number of what an act has made, which its request could not name yet: `id`, or the one field that names a record. */
function madeBy(input: unknown, answer: unknown): string | undefined {
  const fieldsOf = (value: unknown): [string, unknown][] =>
    typeof value === 'object' && value !== null ? Object.entries(value) : [];
  if (fieldsOf(input).some(([name, value]) => name === 'id' && value !== undefined)) return undefined;
  const fields = fieldsOf(answer);
  const ids = fields.filter(([name]) => name.endsWith('_id'));
  const [, made] = fields.find(([name]) => name === 'id') ?? (ids.length === 1 ? ids[0]! : []);
  return typeof made === 'number' || typeof made === 'string' ? String(made) : undefined;
}

/** Acts of stores and of the platform are kept in the chained log, before they are done and when they have ended. */
async function audited<T>(
  ctx: Context<Actor>,
  { method, path, access, open }: Row,
  input: unknown,
  act: () => Promise<Done<T>>,
): Promise<Result<T, string>> {
  const isOperator = access !== 'public' && access !== 'user';
  if (!isOperator || method !== 'POST' || ctx.actor.kind !== 'user') return (await act()).result;
  // The log of a store has what its riders did for it, not what they did for another.
  const actor = access === 'clerk' ? await inStoreOfRide(ctx, ctx.actor, input) : ctx.actor;
  const end = await auditAct(ctx, actor, { role: access, act: `${method} ${path}`, input, open });
  try {
    const { result, isCopy } = await act();
    const done = isCopy ? 'copy' : 'done';
    await end(result.ok ? done : result.failure, result.ok ? madeBy(input, result.value) : undefined);
    return result;
  } catch (error) {
    await end('broken');
    throw error;
  }
}

/** What a shared row sees of a request: nothing that tells one visitor from another. */
const NOBODY = { address: 'shared', device: '' };

/** Serves one row: actor, limit, input, idempotency key, act, envelope, in this order. */
export function mountRow(
  app: ApiApp,
  services: ApiServices,
  row: Row,
  handler: AnyHandler,
  limits: CallLimits,
): void {
  const name = `${row.method} ${row.path}`;
  const facts = () => ({ 'mall.access': row.access });
  app.on(row.method, row.path, async (c: HonoContext) => {
    const locale = localeOf(c.req.raw);
    const refuse = (failure: Parameters<typeof failureEnvelope>[3]) =>
      failureEnvelope(c, services, locale, failure);

    const address = callerAddress(c);
    const actor = await bindActor(services, row, c.req.raw, address);
    if (!actor.ok) return refuse(actor.failure);
    const tooMany = (seconds: number) => {
      c.header('retry-after', String(seconds));
      return refuse({ code: 'request.too_many' });
    };
    if (row.limit && (await overLimit(services, row, address))) return tooMany(row.limit.windowMs / 1000);
    const machine = actor.value.kind === 'user' ? actor.value.machine : undefined;
    const rest = machine ? limits.machines(machine.id) : 0;
    if (rest > 0) return tooMany(rest);
    const isRead = row.method === 'GET' && !row.limit && actor.value.kind === 'visitor';
    const wait = isRead ? limits.reads(address) : 0;
    if (wait > 0) return tooMany(wait);
    const answer = async () => {
      const input = await readInput(row, c);
      if (!input.ok) return refuse(input.failure);

      const ctx: Context<Actor> = {
        ...services,
        actor: actor.value,
        locale,
        request: {
          id: c.get('requestId'),
          ...(row.shared
            ? NOBODY
            : {
                address,
                device: c.req.header('user-agent')?.slice(0, 200) ?? '',
                host: c.req.header('host') ?? '',
              }),
        },
      };
      const call = await keyedCall(row, actor.value, c.req.header(KEY_HEADER), input.value);
      if (!call.ok) return refuse(call.failure);
      const act = () => watched('row', name, facts, () => handler(ctx as never, input.value as never));
      const result = await withKey(ctx, row, call.value, act, (once) => audited(ctx, row, input.value, once));
      if (!result.ok) return refuse(result.failure);
      if (row.shared && actor.value.kind === 'visitor') c.header(SHARED_HEADER, String(row.shared));
      const { message } = row;
      const key = typeof message === 'object' ? message.of(input.value) : message;
      return successEnvelope(c, services, locale, result.value ?? null, key);
    };
    if (!row.upload || actor.value.kind !== 'user') return answer();
    const end = limits.uploads(actor.value.uid, uploadBytes(row.upload, c.req.raw.headers));
    if (!end) {
      c.header('retry-after', '5');
      return refuse({ code: 'system.busy' });
    }
    return answer().finally(end);
  });
}
