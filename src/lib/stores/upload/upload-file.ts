import { mediaApi, type FileField } from '../../contracts/media.ts';
import type { Result } from '../../kernel/result.ts';
import { call } from '../call.ts';

/** Sends a paper and answers its path. */
export const uploadFile = (field: FileField, file: File): Promise<Result<{ path: string }, string>> =>
  call(mediaApi.uploadFile, { field, file });
