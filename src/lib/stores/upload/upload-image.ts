import { mediaApi, type ImageField } from '../../contracts/media.ts';
import type { Result } from '../../kernel/result.ts';
import { sendForm } from './send-form.ts';

const previews = new Map<string, string>();

/** What was just chosen, from the visitor's own machine: a private picture has no address of its own. */
export const previewOf = (path: string): string => previews.get(path) ?? path;

/** Sends a picture of the account and reports the progress, from 0 to 1. */
export async function uploadImage(
  field: ImageField,
  file: File,
  onProgress?: (part: number) => void,
): Promise<Result<{ path: string }, string>> {
  const answer = await sendForm(mediaApi.uploadImage.path.replace(':field', field), { file }, onProgress);
  if (answer.ok) previews.set(answer.value.path, URL.createObjectURL(file));
  return answer;
}
