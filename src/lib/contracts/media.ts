import * as z from 'zod/mini';
import { FILE_BYTES_MAX, LARGE_IMAGE_BYTES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';

/** What a picture is for; reviews and business cards may be larger (specification, section 5). */
const IMAGE_FIELDS = [
  'avatar',
  'review',
  'card',
  'refund',
  'delivery',
  'application',
  'inquiry',
  'quotation',
  'voucher',
  'chat',
  'feedback',
  'community',
  'site',
  'goods',
  'store',
] as const;
export type ImageField = (typeof IMAGE_FIELDS)[number];

/** What papers are attached to; those of goods are PDF alone, as everybody may read them. */
const FILE_FIELDS = ['inquiry', 'quotation', 'goods'] as const;
export type FileField = (typeof FILE_FIELDS)[number];

export const mediaApi = {
  uploadImage: endpoint.post('/api/upload/image/:field', {
    outside: true,
    summary: 'Takes a jpg, jpeg or png picture and answers its path',
    access: 'user',
    input: z.object({ field: z.enum(IMAGE_FIELDS), file: z.file('upload.broken') }),
    returns: z.object({ path: z.string() }),
    fails: ['upload.type', 'upload.size', 'upload.broken'],
    upload: LARGE_IMAGE_BYTES_MAX,
    limit: { max: 60, windowMs: 60_000 },
  }),
  uploadFile: endpoint.post('/api/upload/file/:field', {
    outside: true,
    summary:
      'Takes a paper (PDF, Word, Excel, CSV) or drawing (DWG, DXF, STEP) and answers its path; it is opened by links that end soon',
    access: 'user',
    input: z.object({ field: z.enum(FILE_FIELDS), file: z.file('upload.broken') }),
    returns: z.object({ path: z.string() }),
    fails: ['upload.file_type', 'upload.pdf', 'upload.program', 'upload.size', 'upload.broken'],
    upload: FILE_BYTES_MAX,
    limit: { max: 60, windowMs: 60_000 },
  }),
};
