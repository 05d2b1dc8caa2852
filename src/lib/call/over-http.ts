import { ofetch } from 'ofetch';
import type { Transport } from './call.ts';

const TIMEOUT_MS = 15_000;

/** Reaches an API over HTTP; `base` is empty in the browser, where the API has the page's own address. */
export const overHttp =
  (base = ''): Transport =>
  ({ method, path, headers, body }) =>
    ofetch<unknown>(base + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: body as Record<string, unknown> }),
      // A refusal is an answer like any other: the envelope says what it is.
      ignoreResponseError: true,
      retry: false,
      timeout: TIMEOUT_MS,
    });
