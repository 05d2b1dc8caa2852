import { readEnvelope } from '../../call/call.ts';
import type { Result } from '../../kernel/result.ts';
import { pageLocale } from '../locale.ts';
import { worded } from '../no-answer.ts';
import { readToken } from '../token.ts';

/** A network that takes no byte for so long takes none any more. */
const SILENT_MS = 30_000;
const UNREACHABLE = { ok: false, failure: { code: 'system.unreachable' } } as const;

/**
 * Sends a form with a picture and reports the progress, from 0 to 1. fetch cannot report it, so this is the only call
 * by XMLHttpRequest. Headers and envelope are those of every call; it has no time limit while data flows.
 */
export function sendForm(
  path: string,
  fields: Record<string, string | File>,
  onProgress: (part: number) => void = () => undefined,
  headers: Record<string, string> = {},
): Promise<Result<{ path: string }, string>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const request = new XMLHttpRequest();
  request.open('POST', path);
  request.responseType = 'json';
  const token = readToken();
  const all = {
    'X-Lang': pageLocale(),
    'Form-type': 'pc',
    ...(token ? { 'X-Token': token, Authorization: `Bearer ${token}` } : {}),
    ...headers,
  };
  for (const [name, value] of Object.entries(all)) request.setRequestHeader(name, value);
  let silence: ReturnType<typeof setTimeout> | undefined;
  const listen = (): void => {
    clearTimeout(silence);
    silence = setTimeout(() => request.abort(), SILENT_MS);
  };
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    listen();
    onProgress(total > 0 ? loaded / total : 0);
  });
  return new Promise((resolve) => {
    request.addEventListener('loadend', () => clearTimeout(silence));
    request.addEventListener('load', () => resolve(worded(readEnvelope(request.response))));
    request.addEventListener('error', () => resolve(worded(UNREACHABLE)));
    request.addEventListener('abort', () => resolve(worded(UNREACHABLE)));
    listen();
    request.send(form);
  });
}
