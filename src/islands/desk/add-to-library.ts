import { libraryApi } from '#lib/contracts/library.ts';
import type { Result } from '#lib/kernel/result.ts';
import { deskStore } from '#lib/stores/desk-store.ts';
import { sendForm } from '#lib/stores/upload/send-form.ts';

/** The longest name that a picture may have; what is longer keeps its beginning. */
const NAME_MAX = 120;

/** Sends a picture into the library of the store that is worked for, and answers its path. */
export function addToLibrary(
  file: File,
  { folder = '', onProgress }: { folder?: string; onProgress?: (part: number) => void } = {},
): Promise<Result<{ path: string }, string>> {
  const store = deskStore();
  const fields = { file, name: file.name.slice(0, NAME_MAX), folder };
  return sendForm(libraryApi.add.path, fields, onProgress, store ? { 'X-Store': store } : {});
}
