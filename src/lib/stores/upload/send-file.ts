import { readEnvelope } from '../../call/call.ts';
import type { CallOutput, Row } from '../../contracts/endpoint.ts';
import type { Result } from '../../kernel/result.ts';
import { pageLocale } from '../locale.ts';
import { worded } from '../no-answer.ts';
import { readToken } from '../token.ts';

/** Sends one file to a row that takes files; headers and envelope are those of every call. */
export async function sendFile<R extends Row>(row: R, file: File): Promise<Result<CallOutput<R>, string>> {
  const form = new FormData();
  form.append('file', file);
  const token = readToken();
  try {
    const reply = await fetch(row.path, {
      method: 'POST',
      headers: {
        'X-Lang': pageLocale(),
        'Form-type': 'pc',
        ...(token ? { 'X-Token': token, Authorization: `Bearer ${token}` } : {}),
      },
      body: form,
    });
    return worded(readEnvelope(await reply.json().catch(() => undefined)));
  } catch {
    return worded({ ok: false, failure: { code: 'system.unreachable' } });
  }
}
