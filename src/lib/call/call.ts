import type { CallInput, CallOutput, Method, Row } from '../contracts/endpoint.ts';
import type { Failure, Result } from '../kernel/result.ts';

/** How a call reaches an API: in process, or over HTTP. Answers the parsed envelope. */
export interface Transport {
  (request: TransportRequest): Promise<unknown>;
}
interface TransportRequest {
  method: Method;
  /** Path with query, as /api/…. */
  path: string;
  headers: Record<string, string>;
  body?: unknown;
  /** Address of the row with its parameters named, and what it was asked with: for whoever needs no HTTP. */
  pattern?: string;
  input?: Record<string, unknown>;
  /** Tags of an answer that is the same for everybody and may be cached. */
  cacheTags?: readonly string[];
}
export interface CallHeaders {
  token?: string | undefined;
  lang: string;
  /** Network address of whom this call is for, where another backend must be told. */
  caller?: string | undefined;
}

type Input = Record<string, unknown>;

/** `CallInput` of a row, or no second argument when the row takes none. */
export type CallArguments<R extends Row> = CallInput<R> extends undefined ? [] : [input: CallInput<R>];
export type Call = <R extends Row>(
  row: R,
  ...input: CallArguments<R>
) => Promise<Result<CallOutput<R>, string>>;

function address(row: Pick<Row, 'path' | 'method'>, input: Input): { path: string; rest: Input } {
  const rest = { ...input };
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  if (row.method !== 'GET') return { path, rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined || value === '') continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, String(item));
  }
  const text = query.toString();
  return { path: text ? `${path}?${text}` : path, rest: {} };
}

/** `store:{id}` of a call with the id 7 → store:7. */
const tagsOf = (tags: string | readonly string[], input: Input): string[] =>
  [tags].flat().map((tag) => tag.replace(/\{(\w+)\}/, (_, name: string) => String(input[name])));

interface AnyEnvelope {
  status?: unknown;
  message?: unknown;
  data?: unknown;
  code?: unknown;
  params?: unknown;
  field?: unknown;
  also?: unknown;
}

/** What an envelope, or a part of it, says of one fault. */
function faultOf({ code, message, field, params }: AnyEnvelope, otherwise: string): Failure {
  const failure: Failure = { code: typeof code === 'string' ? code : otherwise };
  if (typeof message === 'string') failure.message = message;
  if (typeof field === 'string') failure.field = field;
  if (typeof params === 'object' && params) failure.params = params as never;
  return failure;
}

/** Also understands a backend that answers HTTP 200 with a failing envelope, gives no code, or is none at all. */
export function readEnvelope<T>(answer: unknown): Result<T, string> {
  const envelope = (typeof answer === 'object' && answer !== null ? answer : {}) as AnyEnvelope;
  if (envelope.status === 200) return { ok: true, value: envelope.data as T };
  const otherwise = typeof envelope.status === 'number' ? 'system.error' : 'system.no_answer';
  const failure: Failure & { status?: number } = faultOf(envelope, otherwise);
  if (typeof envelope.status === 'number') failure.status = envelope.status;
  if (Array.isArray(envelope.also))
    failure.also = envelope.also.map((one: unknown) => faultOf((one ?? {}) as AnyEnvelope, otherwise));
  return { ok: false, failure };
}

/** Brings a good answer into the shape that its row promises; undefined when it has none of it. It may have to read that first. */
export type Shape = (row: Row, value: unknown) => unknown;

/** The one caller of pages, islands and tests. */
export function createCall(transport: Transport, headersOf: () => CallHeaders, shape?: Shape): Call {
  return async (row, ...[input]) => {
    const { path, rest } = address(row, (input ?? {}) as Input);
    const { token, lang, caller } = headersOf();
    const headers: Record<string, string> = { 'X-Lang': lang, 'Form-type': 'pc' };
    if (caller) headers['X-Forwarded-For'] = caller;
    if (token) {
      headers['X-Token'] = token;
      headers['Authorization'] = `Bearer ${token}`;
    }
    const request: TransportRequest = { method: row.method, path, headers, pattern: row.path };
    if (input) request.input = input as Input;
    if (row.cacheTags && !token) request.cacheTags = tagsOf(row.cacheTags, (input ?? {}) as Input);
    if (row.method === 'POST') request.body = row.upload ? formOf(rest) : rest;
    try {
      const result = readEnvelope<CallOutput<typeof row>>(await transport(request));
      if (!shape || !result.ok) return result;
      const value = (await shape(row, result.value)) as CallOutput<typeof row> | undefined;
      return value === undefined ? { ok: false, failure: { code: 'system.no_answer' } } : { ok: true, value };
    } catch {
      return { ok: false, failure: { code: 'system.unreachable' } };
    }
  };
}

function formOf(fields: Input): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}
