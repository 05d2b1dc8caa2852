import * as z from 'zod/mini';
import { IMAGE_BYTES_MAX } from '../kernel/limits.ts';
import { endpoint } from './endpoint.ts';
import { Counts, deskInput, deskOf, Id, RandomId, Time } from './list.ts';
import { EVERYBODY } from './store-role.ts';

const LIBRARY_TABS = ['all', 'used', 'unused'] as const;
export type LibraryTab = (typeof LIBRARY_TABS)[number];
const PICTURE_USES = ['goods', 'logo', 'banner', 'home'] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

/** A picture of a store, and where buyers see it. */
export const LibraryPicture = z.object({
  picture_id: z.string(),
  path: z.string(),
  name: z.string(),
  folder: z.string(),
  bytes: z.number(),
  create_time: Time,
  /** At most twenty places. */
  uses: z.array(z.object({ use: z.enum(PICTURE_USES), product_id: z.number(), name: z.string() })),
  use_count: z.number(),
});
export type LibraryPicture = z.infer<typeof LibraryPicture>;

const Name = z
  .string('library.name')
  .check(z.trim(), z.minLength(1, 'library.name'), z.maxLength(120, 'library.name'));
const Folder = z._default(z.string().check(z.trim(), z.maxLength(40, 'text.too_long')), '');
const Ids = z.array(RandomId).check(z.minLength(1), z.maxLength(100));

export const libraryApi = {
  list: endpoint.get('/api/merchant/library', {
    summary:
      'Pictures of the caller’s store, the latest first; found by name, folder or the goods that show them',
    access: 'merchant',
    role: EVERYBODY,
    input: z.object({
      ...deskInput,
      tab: z._default(z.enum(LIBRARY_TABS), 'all'),
      folder: z.optional(z.string().check(z.maxLength(40))),
      /** Shown by this product. */
      product: z.optional(Id),
    }),
    returns: deskOf(LibraryPicture),
  }),
  counts: endpoint.get('/api/merchant/library/counts', {
    summary: 'How many pictures of the caller’s store are shown somewhere, and how many are not',
    access: 'merchant',
    role: EVERYBODY,
    returns: Counts,
  }),
  folders: endpoint.get('/api/merchant/library/folders', {
    summary: 'Folders of the library of the caller’s store, with the number of their pictures',
    access: 'merchant',
    role: EVERYBODY,
    returns: z.array(z.object({ value: z.string(), label: z.string() })),
  }),
  add: endpoint.post('/api/merchant/library/add', {
    outside: true,
    summary:
      'Takes a jpg, jpeg or png picture into the library of the caller’s store; the same one is kept once',
    access: 'merchant',
    role: 'sales',
    input: z.object({ file: z.file('upload.broken'), name: Name, folder: Folder }),
    returns: z.object({ path: z.string() }),
    fails: ['library.name', 'text.too_long', 'upload.type', 'upload.size', 'upload.broken'],
    upload: IMAGE_BYTES_MAX,
    // A folder of pictures is sent one after the other.
    limit: { max: 600, windowMs: 60_000 },
  }),
  rename: endpoint.post('/api/merchant/library/rename/:id', {
    summary: 'Calls a picture of the library by another name',
    access: 'merchant',
    role: 'sales',
    input: z.object({ id: RandomId, name: Name }),
    fails: ['library.gone', 'library.name'],
  }),
  move: endpoint.post('/api/merchant/library/move', {
    summary: 'Puts pictures of the library into a folder, or out of any',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ids: Ids, folder: Folder }),
    fails: ['library.gone', 'text.too_long'],
  }),
  remove: endpoint.post('/api/merchant/library/remove', {
    summary: 'Takes pictures out of the library that are shown nowhere; orders keep what they show',
    access: 'merchant',
    role: 'sales',
    input: z.object({ ids: Ids }),
    fails: ['library.gone', 'library.used'],
  }),
};
