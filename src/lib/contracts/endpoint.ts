import type { ZodMiniType } from 'zod/mini';
import type { Key } from '../i18n/keys.ts';
import type { FailureCode } from './failures.ts';
import type { MachineScope } from './machine-scope.ts';
import type { PlatformRole } from './platform-role.ts';
import type { StoreRole } from './store-role.ts';

/** Who may call a row. `user` is anybody logged in; the others are roles that the actor must hold. */
export type Access = 'public' | 'user' | 'merchant' | 'clerk' | 'platform';
export type Method = 'GET' | 'POST';

type OutputOf<S> = S extends ZodMiniType<infer Out, infer _In> ? Out : never;
export type InputOf<S> = S extends ZodMiniType<infer _Out, infer In> ? In : never;

/** Where the message depends on what was asked: all keys that it may be, and which one it is. */
interface MessageChoice {
  keys: readonly Key[];
  of(input: unknown): Key;
}

export interface RowOptions<
  I extends ZodMiniType | undefined,
  O extends ZodMiniType | undefined,
  F extends FailureCode = FailureCode,
> {
  /** One line for the OpenAPI document. */
  summary: string;
  access?: Access;
  /**
   * Which role of the platform's people, or of a store's, a row of theirs asks for; one of these where there are
   * several. A row of the platform without a role is closed to everybody; one of stores is for owners and managers.
   */
  role?: PlatformRole | StoreRole | readonly PlatformRole[] | readonly StoreRole[];
  /** Opens it to tokens of a store's own programs that have this scope; without one it asks for a person. */
  scope?: MachineScope;
  /** One of the platform's people may call it before he has set up his second factor. */
  beforeFactor?: boolean;
  /** Path parameters, query and body as one flat object. */
  input?: I;
  /** Shape of `data`. */
  returns?: O;
  /** What can go wrong besides bad input and a missing login; a handler that fails otherwise does not compile. */
  fails?: readonly F[];
  /** Message key of a success, `namespace:key`; default `common:success`. */
  message?: Key | MessageChoice;
  /** A multipart row: the file arrives as `input.file`. The number is the largest size in bytes. */
  upload?: number;
  /** Seconds for which one answer may serve every visitor of the same language, see `Sharing`. */
  shared?: number;
  /**
   * Cache tags of the answer: pages rendered in the same process share it until one of the tags is invalidated. `{id}`
   * is replaced by the input of this name.
   */
  cacheTags?: string | readonly string[];
  /**
   * Why a call other than GET takes no Idempotency-Key: it only reads, or the caller is not known yet (so no earlier
   * answer can be matched to him), or its answer is a secret, which is never stored. All other calls take one.
   */
  keyless?: 'reads' | 'nobody' | 'secret';
  /** Fields of the input that are called like a secret and are none: the audit trail has them as they were sent. */
  open?: readonly string[];
  /** The act calls a provider or a storage, for which no transaction should be kept open. */
  outside?: boolean;
  /** Requests allowed per caller address in a window; the counter lives in the database. */
  limit?: { max: number; windowMs: number };
}

/**
 * One answer for all: only for public reads that neither count their callers nor see anything of them. What such a row
 * answers holds no secret either; tests/checks/contracts.test.ts reads the fields of its answers.
 */
interface Shareable {
  access?: 'public';
  limit?: undefined;
  upload?: undefined;
}
type Sharing<M extends Method> =
  | { shared?: undefined; cacheTags?: undefined }
  | (M extends 'GET' ? Shareable & { shared?: number; cacheTags?: string | readonly string[] } : never);

export interface Row<
  I extends ZodMiniType | undefined = ZodMiniType | undefined,
  O extends ZodMiniType | undefined = ZodMiniType | undefined,
  A extends Access = Access,
  F extends FailureCode = FailureCode,
> extends RowOptions<I, O, F> {
  method: Method;
  path: string;
  access: A;
}

type Given<S> = NonNullable<S>;

/** What a caller passes: nothing for rows without input. */
export type CallInput<R extends Row> = [Given<R['input']>] extends [never]
  ? undefined
  : InputOf<Given<R['input']>>;
/** What a handler receives after parsing. */
export type ParsedInput<R extends Row> = [Given<R['input']>] extends [never]
  ? undefined
  : OutputOf<Given<R['input']>>;
/** What its act may fail with. */
export type RowFailure<R extends Row> = NonNullable<R['fails']>[number];
/** What `data` holds. */
export type CallOutput<R extends Row> = [Given<R['returns']>] extends [never]
  ? null
  : OutputOf<Given<R['returns']>>;

const rowOf =
  <M extends Method>(method: M) =>
  <
    const I extends ZodMiniType | undefined = undefined,
    const O extends ZodMiniType | undefined = undefined,
    const A extends Access = 'public',
    const F extends FailureCode = never,
  >(
    path: string,
    options: RowOptions<I, O, F> & { access?: A } & Sharing<M>,
  ): Row<I, O, A, F> => ({ ...options, access: (options.access ?? 'public') as A, method, path });

/** One endpoint is one row: the server mounts it, callers call it, the OpenAPI document prints it. */
export const endpoint = { get: rowOf('GET'), post: rowOf('POST') };

/** Whether a copy of this call, sent again under the same Idempotency-Key, is answered without being done again. */
export const takesKey = (row: Pick<Row, 'method' | 'keyless'>): boolean =>
  row.method !== 'GET' && row.keyless === undefined;
