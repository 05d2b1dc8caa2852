import { ofetch } from 'ofetch';
import type { Transport } from './call.ts';

const TIMEOUT_MS = 15_000;

const isEnvelope = (answer: unknown): boolean =>
  typeof (answer as { status?: unknown } | null)?.status === 'number';

/** Reaches an API over HTTP; `base` is empty in the browser, where the API has the page's own address. */
export const overHttp =
  (base = ''): Transport =>
  async ({ method, path, headers, body }) => {
    const reply = await ofetch.raw<unknown>(base.replace(/\/+$/, '') + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      // A refusal is an answer like any other: the envelope says what it is.
      ignoreResponseError: true,
      retry: false,
      timeout: TIMEOUT_MS,
    });
    const answer = reply._data;
    // A backend that does not know an address may say so without an envelope; that is not being away.
    const isRefused = reply.status >= 400 && reply.status < 500;
    return isRefused && !isEnvelope(answer) ? { status: reply.status } : answer;
  };
