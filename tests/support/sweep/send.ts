// One raw request to the API: what a hostile client can send, and what it must be answered.
import type { TestMall } from '../mall.ts';
import type { SweptRow } from './rows.ts';

export type Input = Record<string, unknown>;

export interface Answer {
  http: number;
  text: string;
  envelope: { status?: unknown; message?: unknown; code?: string; data?: unknown } | undefined;
}

let callers = 0;

/** Each request comes from an address of its own, so that no limit hides what is behind it. */
const nextAddress = (): string => {
  callers += 1;
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`;
};

const readAnswer = async (response: Response): Promise<Answer> => {
  const text = await response.text();
  try {
    return { http: response.status, text, envelope: JSON.parse(text) as Answer['envelope'] };
  } catch {
    return { http: response.status, text, envelope: undefined };
  }
};

const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

export interface RawRequest {
  path: string;
  method: string;
  headers?: Record<string, string>;
  body?: BodyInit;
}

export async function sendRaw(mall: TestMall, { path, method, headers, body }: RawRequest): Promise<Answer> {
  const request = new Request(new URL(path, 'http://mall.inside'), {
    method,
    headers: { 'x-caller-address': nextAddress(), 'x-lang': 'zh-CN', ...headers },
    ...(body === undefined ? {} : { body }),
  });
  return readAnswer(await mall.app.fetch(request));
}

/** Path with its ids, the rest as query or as text body. */
export function addressOf({ row, inPath }: SweptRow, input: Input): { path: string; rest: Input } {
  const rest = { ...input };
  const path = row.path.replace(/:(\w+)/g, (_, name: string) => {
    delete rest[name];
    return encodeURIComponent(asText(input[name] ?? (inPath.includes(name) ? 'x' : '')).toWellFormed());
  });
  if (row.method === 'POST') return { path, rest };
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value]) query.append(name, asText(item));
  }
  return { path: `${path}?${query}`, rest: {} };
}

/** Sends an input as the browser would, without believing that it is right. */
export async function send(mall: TestMall, swept: SweptRow, input: Input, token?: string): Promise<Answer> {
  const { path, rest } = addressOf(swept, input);
  const headers: Record<string, string> = token ? { 'x-token': token } : {};
  const { method } = swept.row;
  if (method === 'GET') return sendRaw(mall, { path, method, headers });
  if (swept.row.upload !== undefined) return sendForm(mall, path, rest, headers);
  headers['content-type'] = 'application/json';
  return sendRaw(mall, { path, method, headers, body: JSON.stringify(rest) });
}

async function sendForm(
  mall: TestMall,
  path: string,
  fields: Input,
  headers: Record<string, string>,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    form.append(name, value instanceof Blob ? value : asText(value));
  }
  const packed = new Request('http://mall.inside/', { method: 'POST', body: form });
  const body = await packed.arrayBuffer();
  const type = packed.headers.get('content-type') ?? '';
  const all = { ...headers, 'content-type': type, 'content-length': String(body.byteLength) };
  return sendRaw(mall, { path, method: 'POST', headers: all, body });
}
