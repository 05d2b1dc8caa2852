import { DESK_STORE_COOKIE } from '#lib/contracts/cookies.ts';
import { libraryApi } from '#lib/contracts/library.ts';
import type { Result } from '#lib/kernel/result.ts';
import { readCookie } from '#lib/stores/cookies.ts';
import { sendForm } from '#lib/stores/upload/send-form.ts';

/** The longest name that a picture may have; what is longer keeps its beginning. */
const NAME_MAX = 120;

/** Sends a picture into the library of the store that is worked for, and answers its path. */
export function addToLibrary(
  file: File,
  { folder = '', onProgress }: { folder?: string; onProgress?: (part: number) => void } = {},
): Promise<Result<{ path: string }, string>> {
  const store = readCookie(DESK_STORE_COOKIE);
  const fields = { file, name: file.name.slice(0, NAME_MAX), folder };
  return sendForm(libraryApi.add.path, fields, onProgress, store ? { 'X-Store': store } : {});
}
