import * as z from 'zod/mini';
import { Agreement, ArticleDetail } from './article.ts';
import { endpoint } from './endpoint.ts';

/** What editors write, a file per language; the folders of src/content bear the same names in the plural. */
export const CONTENT_KINDS = ['news', 'agreement', 'belt', 'market'] as const;
export type ContentKind = (typeof CONTENT_KINDS)[number];

/** Words of the covers in `public/covers`; any other cover is the address of a picture. */
export const COVER_WORDS = [
  'bolt',
  'bearing',
  'valve',
  'cable',
  'pump',
  'tool',
  'seal',
  'truck',
  'document',
  'chart',
  'market',
  'map',
] as const;
export type CoverWord = (typeof COVER_WORDS)[number];

/** The picture's address of what an editor wrote as cover. */
export const coverAddress = (cover: string): string =>
  cover.startsWith('/') ? cover : `/covers/${cover}.svg`;

const Kind = z.enum(CONTENT_KINDS);
const Name = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,79}$/));
const LocaleName = z.enum(['zh-CN', 'en-US']);
/** Longest text of one language, characters. */
const LONGEST = 200_000;
const MOST_FILES = 100;

export const ContentSource = z.object({
  kind: Kind,
  name: Name,
  locale: LocaleName,
  source: z.string().check(z.minLength(1), z.maxLength(LONGEST)),
});
export type ContentSource = z.infer<typeof ContentSource>;

export const ContentState = z.object({
  kind: Kind,
  name: z.string(),
  locale: z.string(),
  hash: z.string(),
  published_hash: z.string(),
});
export type ContentState = z.infer<typeof ContentState>;

/** What is to be mended in a text, on which line, and how. */
export const ContentFault = z.object({
  kind: Kind,
  name: z.string(),
  locale: LocaleName,
  line: z.number(),
  problem: z.string(),
  cure: z.string(),
});
export type ContentFault = z.infer<typeof ContentFault>;

export const PublishReport = z.object({
  /** What visitors read from now on. */
  published: z.array(z.string()),
  /** What appears later, with its time. */
  waiting: z.array(z.object({ name: z.string(), at: z.string() })),
  hidden: z.array(z.string()),
  /** Changed here and elsewhere: nothing was overwritten. */
  conflicts: z.array(z.string()),
  /** Tags of what is made anew: `news:12`, `news`, `agreements`, `places`. */
  refreshed: z.array(z.string()),
});
export type PublishReport = z.infer<typeof PublishReport>;

/** What the page of an unpublished text shows in one language: the part of its kind, the others are null. */
export const ContentPreview = z.object({
  article: z.nullable(ArticleDetail),
  agreement: z.nullable(Agreement),
  /** Words of a belt or market; its figures and goods are those of the mall. */
  place: z.nullable(
    z.object({
      kind: z.enum(['belt', 'market']),
      id: z.number(),
      name: z.string(),
      intro: z.array(z.string()),
    }),
  ),
});
export type ContentPreview = z.infer<typeof ContentPreview>;

/** Where a text may be looked at before it is published, the path without its language. */
export const PreviewAddress = z.object({ kind: Kind, name: z.string(), path: z.string() });
export type PreviewAddress = z.infer<typeof PreviewAddress>;

export const editingApi = {
  state: endpoint.get('/api/content/state', {
    access: 'platform',
    role: 'content',
    summary: 'Hashes of all texts of editors, to find what has changed',
    returns: z.array(ContentState),
  }),
  changes: endpoint.get('/api/content/changes', {
    access: 'platform',
    role: 'content',
    summary: 'Texts that were edited here since their files were published',
    returns: z.array(ContentSource),
  }),
  check: endpoint.post('/api/content/check', {
    keyless: 'reads',
    access: 'platform',
    role: 'content',
    summary:
      'Everything that is wrong with files of editors, also what they name that the mall does not have',
    input: z.object({ files: z.array(ContentSource).check(z.maxLength(MOST_FILES)) }),
    returns: z.array(ContentFault),
  }),
  publish: endpoint.post('/api/content/publish', {
    outside: true,
    access: 'platform',
    role: 'content',
    summary: 'Publishes files of editors, and takes the named news off the site',
    input: z.object({
      files: z.array(ContentSource).check(z.maxLength(MOST_FILES)),
      gone: z._default(z.array(Name).check(z.maxLength(MOST_FILES)), []),
    }),
    returns: PublishReport,
    fails: ['content.invalid'],
  }),
  preview: endpoint.post('/api/content/preview', {
    keyless: 'secret',
    access: 'platform',
    role: 'content',
    summary: 'Private addresses, for one hour, of pages that show files of editors before they are published',
    input: z.object({ files: z.array(ContentSource).check(z.minLength(1), z.maxLength(MOST_FILES)) }),
    returns: z.array(PreviewAddress),
    fails: ['content.invalid'],
  }),
  previewed: endpoint.get('/api/content/preview/:key', {
    summary: 'A text that is not published yet, for whoever has its private address',
    input: z.object({ key: z.string().check(z.regex(/^[\w-]{43}$/)) }),
    returns: ContentPreview,
    fails: ['content.preview_over'],
  }),
  edit: endpoint.post('/api/content/edit', {
    outside: true,
    access: 'platform',
    role: 'content',
    summary: 'Changes one text here; its file follows with npm run content -- --export',
    input: ContentSource,
    returns: PublishReport,
    fails: ['content.invalid'],
  }),
};
