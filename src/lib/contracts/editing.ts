import * as z from 'zod/mini';
import { Agreement, ArticleDetail } from './article.ts';
import { endpoint } from './endpoint.ts';
import { Counts, listInput, listOf, RandomId, Time } from './list.ts';
import { Minute } from './site-desk.ts';

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
  /** Texts that were changed both in the file and at the desk: nothing was overwritten. */
  conflicts: z.array(z.string()),
  /** Tags of what is made anew: `news:12`, `news`, `agreements`, `places`. */
  refreshed: z.array(z.string()),
});
export type PublishReport = z.infer<typeof PublishReport>;

/** What the page of an unpublished text shows in one language: the part of its kind, the others are null. */
export const ContentPreview = z.object({
  article: z.nullable(ArticleDetail),
  agreement: z.nullable(Agreement),
  /** Name and text of a belt or market; its figures and goods are those of the mall. */
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

/** `news.winter-freight`: kind and name of a text. */
const TextId = z.string().check(z.regex(/^(news|agreement|belt|market)\.[a-z0-9][a-z0-9_-]{0,79}$/));
export const TEXT_TABS = ['all', ...CONTENT_KINDS] as const;
const TEXT_STATES = ['shown', 'coming', 'hidden'] as const;

/** A text of the site with all its languages, as the desk lists it. */
export const DeskText = z.object({
  id: z.string(),
  kind: Kind,
  name: z.string(),
  title: z.string(),
  state: z.enum(TEXT_STATES),
  languages: z.array(z.string()),
  /** When the next planned version is published. */
  due_time: z.nullable(Time),
  update_time: Time,
});
export type DeskText = z.infer<typeof DeskText>;

/** The text in one language; the title of a belt or market is its name. */
const TextWords = z.object({
  title: z.string().check(z.trim(), z.maxLength(120)),
  synopsis: z._default(z.string().check(z.trim(), z.maxLength(400)), ''),
  author: z._default(z.string().check(z.trim(), z.maxLength(60)), ''),
  body: z.string().check(z.maxLength(LONGEST)),
});
export type TextWords = z.infer<typeof TextWords>;

/** A text as a form knows it; what its kind does not have stays empty. */
export const TextForm = z.object({
  category: z._default(z.string().check(z.maxLength(60)), ''),
  /** A minute on the mall's clock; news with a future one appear then by themselves. */
  published_at: z._default(z.union([Minute, z.literal('')]), ''),
  /** Word of a cover, or a picture of this site. */
  cover: z._default(z.string().check(z.maxLength(200)), ''),
  goods: z._default(z.string().check(z.maxLength(60)), ''),
  hot: z._default(z.boolean(), false),
  /** A language that has no title and no text is left as it is. */
  zh: TextWords,
  en: TextWords,
});
export type TextForm = z.infer<typeof TextForm>;

export const TextVersion = z.object({
  version_id: z.string(),
  /** Who saved it; empty: it came from a file. */
  who: z.string(),
  time: Time,
  due_time: z.nullable(Time),
  state: z.enum(['now', 'planned', 'past']),
});
export type TextVersion = z.infer<typeof TextVersion>;

export const TextView = z.object({
  id: z.string(),
  kind: Kind,
  name: z.string(),
  state: z.enum(TEXT_STATES),
  /** Revision of the text; it changes with every save, and a save names the one that was opened. */
  revision: z.string(),
  form: TextForm,
  /** Page of the text, without its language. */
  path: z.string(),
  versions: z.array(TextVersion),
});
export type TextView = z.infer<typeof TextView>;

const Choice = z.object({ value: z.string(), label: z.string() });
const named = { kind: Kind, name: Name };
const ofContent = { access: 'platform', role: 'content' } as const;

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
  textCounts: endpoint.get('/api/platform/text/counts', {
    ...ofContent,
    summary: 'How many texts of the site there are of each kind',
    returns: Counts,
  }),
  texts: endpoint.get('/api/platform/text/lst', {
    ...ofContent,
    summary: 'Texts of the site, those that were changed last first',
    input: z.object({
      ...listInput,
      kind: z.optional(Kind),
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(DeskText),
  }),
  text: endpoint.get('/api/platform/text/detail/:id', {
    ...ofContent,
    summary: 'A text as its form shows it, with everything that was saved of it',
    input: z.object({ id: TextId }),
    returns: TextView,
    fails: ['content.gone'],
  }),
  version: endpoint.get('/api/platform/text/version/:id', {
    ...ofContent,
    summary: 'A text as it was saved once',
    input: z.object({ id: RandomId }),
    returns: TextForm,
    fails: ['content.gone'],
  }),
  choices: endpoint.get('/api/platform/text/choices', {
    ...ofContent,
    summary: 'Categories of news and of goods that a text may name',
    returns: z.object({ categories: z.array(Choice), goods: z.array(Choice) }),
  }),
  look: endpoint.post('/api/platform/text/preview', {
    ...ofContent,
    keyless: 'secret',
    summary: 'A private address, for one hour, of the page of a text that is being written',
    input: z.object({ ...named, form: TextForm }),
    returns: PreviewAddress,
    fails: ['content.invalid'],
  }),
  edit: endpoint.post('/api/content/edit', {
    ...ofContent,
    summary:
      'Publishes one text here in all its languages, at once or at a time; its files follow with npm run content -- --export',
    input: z.object({
      ...named,
      /** Of the text as it was opened; empty: a new one. */
      revision: z.string().check(z.maxLength(100)),
      form: TextForm,
      at: z.optional(Minute),
    }),
    returns: z.object({ id: z.string(), due_time: z.nullable(Time) }),
    fails: [
      'content.invalid',
      'content.edited',
      'content.name_taken',
      'content.time',
      'content.gone',
      'site.time',
    ],
  }),
  drop: endpoint.post('/api/platform/text/version/drop/:id', {
    ...ofContent,
    summary: 'Calls off a version that is planned',
    input: z.object({ id: RandomId }),
    fails: ['content.gone'],
  }),
  hide: endpoint.post('/api/platform/text/hide/:id', {
    ...ofContent,
    summary: 'Takes news off the site; saving it again brings it back',
    input: z.object({ id: TextId }),
    fails: ['content.gone'],
  }),
};
