import * as z from 'zod/mini';
import { COVER_WORDS, type ContentKind } from '../../../contracts/editing.ts';

/** Keys of the categories of the news, in the order in which the list shows them. */
export const NEWS_CATEGORIES = [
  'announcement',
  'market',
  'standards',
  'belts',
  'procurement',
  'exhibitions',
] as const;

const words = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const moment = z.iso.datetime({ offset: true });

/** The fields before a text, by kind. */
export const FRONT = {
  news: z.strictObject({
    slug: words(80),
    category: z.enum(NEWS_CATEGORIES),
    title: words(120),
    synopsis: words(400),
    author: words(60),
    published_at: moment,
    /** Word of a cover, or the address of a picture of this site. */
    cover: z.union([z.enum(COVER_WORDS), z.string().check(z.startsWith('/'), z.maxLength(200))]),
    /** Key of a category of goods that is shown beside it. */
    goods: z.optional(words(60)),
    hot: z.optional(z.boolean()),
    tags: z.optional(z.array(z.string())),
  }),
  agreement: z.strictObject({
    /** As the address of its page allows it. */
    key: z.string().check(z.regex(/^[a-z_]{1,60}$/)),
    title: words(120),
    updated_at: moment,
    version: z.optional(z.string()),
  }),
  belt: z.strictObject({ key: words(60), name: words(60) }),
  market: z.strictObject({ key: words(60), name: words(60) }),
} satisfies Record<ContentKind, unknown>;

/** Which field repeats the name of the file. */
export const NAMED_BY = { news: 'slug', agreement: 'key', belt: 'key', market: 'key' } as const;

/** Fields that must be equal in every language. */
export const SHARED_FIELDS: Record<ContentKind, readonly string[]> = {
  news: ['slug', 'category', 'published_at', 'cover', 'goods', 'hot'],
  agreement: ['key', 'version'],
  belt: ['key'],
  market: ['key'],
};
