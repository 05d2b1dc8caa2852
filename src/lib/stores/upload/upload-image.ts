import { readEnvelope } from '../../call/call.ts';
import { mediaApi, type ImageField } from '../../contracts/media.ts';
import type { Result } from '../../kernel/result.ts';
import { pageLocale } from '../locale.ts';
import { worded } from '../no-answer.ts';
import { readToken } from '../token.ts';

const previews = new Map<string, string>();

/** What was just chosen, from the visitor's own machine: a private picture has no address of its own. */
export const previewOf = (path: string): string => previews.get(path) ?? path;

const UNREACHABLE = { ok: false, failure: { code: 'system.unreachable' } } as const;

/**
 * Sends a picture and says how far it is, from 0 to 1; fetch cannot say that, so this is the one call that is made
 * another way. Headers and envelope are those of every call.
 */
export function uploadImage(
  field: ImageField,
  file: File,
  onProgress: (part: number) => void = () => undefined,
): Promise<Result<{ path: string }, string>> {
  const form = new FormData();
  form.append('file', file);
  const request = new XMLHttpRequest();
  request.open('POST', mediaApi.uploadImage.path.replace(':field', field));
  request.responseType = 'json';
  request.setRequestHeader('X-Lang', pageLocale());
  request.setRequestHeader('Form-type', 'pc');
  const token = readToken();
  if (token) {
    request.setRequestHeader('X-Token', token);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
  }
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  return new Promise((resolve) => {
    request.addEventListener('load', () => {
      const answer: Result<{ path: string }, string> = worded(readEnvelope(request.response));
      if (answer.ok) previews.set(answer.value.path, URL.createObjectURL(file));
      resolve(answer);
    });
    request.addEventListener('error', () => resolve(worded(UNREACHABLE)));
    request.addEventListener('abort', () => resolve(worded(UNREACHABLE)));
    request.send(form);
  });
}
