import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Counts, Keyword, Id, listInput, listOf, Time } from './list.ts';
import { HomeShell, HotKeyword } from './site.ts';
import { TIMER_NAMES } from '../kernel/timers.ts';
import { BANNER_SLOTS, HOME_BLOCKS, WORDING_KINDS } from './states.ts';

const Title = z.string().check(z.trim(), z.minLength(1), z.maxLength(160));
const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(20));
/** A page of this site, or the whole address of another one. */
const Link = z.string().check(z.trim(), z.regex(/^(\/|https:\/\/)[^\s"'<>]{0,200}$/, 'site.link'));
const Picture = z
  .array(z.string().check(z.regex(/^\/files\/[\w./-]{1,120}$/)))
  .check(z.minLength(1), z.maxLength(1));
const Place = z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9999)), 0);
/** A minute on the mall's clock: 2026-12-01T08:00. */
export const Minute = z
  .string()
  .check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/, 'site.time'));

const shownWhile = { starts: z.optional(Minute), ends: z.optional(Minute) };
const state = z.enum(['shown', 'waiting', 'over', 'hidden']);
export type ShownState = z.infer<typeof state>;
const said = { starts_time: z.nullable(Time), ends_time: z.nullable(Time), state };

export const DeskBanner = z.object({
  id: z.number(),
  slot: z.string(),
  image: z.string(),
  image_en: z.string(),
  title: z.string(),
  title_en: z.string(),
  link: z.string(),
  sort: z.number(),
  is_shown: z.boolean(),
  ...said,
});
export type DeskBanner = z.infer<typeof DeskBanner>;

export const DeskTab = z.object({
  id: z.number(),
  label: z.string(),
  label_en: z.string(),
  link: z.string(),
  sort: z.number(),
  ...said,
});
export type DeskTab = z.infer<typeof DeskTab>;

export const DeskHotWord = z.object({
  id: z.number(),
  keyword: z.string(),
  keyword_en: z.string(),
  sort: z.number(),
  ...said,
});
export type DeskHotWord = z.infer<typeof DeskHotWord>;

export const DeskBlock = z.object({
  key: z.enum(HOME_BLOCKS),
  name: z.string(),
  is_shown: z.boolean(),
  ...said,
});
export type DeskBlock = z.infer<typeof DeskBlock>;

/** What the head and the foot of every page say of the mall. */
export const SiteIdentity = z.object({
  name: z.string(),
  name_en: z.string(),
  /** Empty: the name is written. */
  logo: z.string(),
  phone: z.string(),
  company: z.string(),
  company_en: z.string(),
  address: z.string(),
  address_en: z.string(),
  description: z.string(),
  description_en: z.string(),
  /** Numbers of its records, each with a link behind it or none. */
  records: z.array(z.string()),
  records_en: z.array(z.string()),
});
export type SiteIdentity = z.infer<typeof SiteIdentity>;

const Name = z.string().check(z.trim(), z.minLength(2, 'site.name'), z.maxLength(30, 'site.name'));
const said100 = z._default(z.string().check(z.trim(), z.maxLength(100, 'text.too_long')), '');
const said160 = z._default(z.string().check(z.trim(), z.maxLength(160, 'text.too_long')), '');
const Records = z._default(
  z
    .array(z.string().check(z.trim(), z.maxLength(200, 'text.too_long')))
    .check(z.maxLength(8, 'site.records')),
  [],
);

/** A timer or a limit that may be set, and its default. */
export const Rule = z.object({
  key: z.enum([...TIMER_NAMES, 'order_maximum']),
  name: z.string(),
  kind: z.enum(['time', 'amount']),
  /** Milliseconds in digits, or yuan. */
  value: z.string(),
  /** The default, from the environment or from the rules. */
  usual: z.string(),
  is_of_environment: z.boolean(),
  least: z.string(),
  most: z.string(),
  is_set: z.boolean(),
  /** Earlier settings, the latest first; an empty value: it was reset to the default. */
  turns: z.array(z.object({ value: z.string(), since: Time, by: z.string() })),
});
export type Rule = z.infer<typeof Rule>;
const Timer = z.enum(TIMER_NAMES);

/** A message that the mall sends or shows, as it is worded now and as it is by itself. */
export const Wording = z.object({
  key: z.string(),
  kind: z.enum(WORDING_KINDS),
  text: z.string(),
  text_en: z.string(),
  usual: z.string(),
  usual_en: z.string(),
  is_set: z.boolean(),
  set_time: z.nullable(Time),
  by: z.string(),
});
export type Wording = z.infer<typeof Wording>;
const WordingKey = z.string().check(z.regex(/^(?:sms|notice)\.[a-z_.]{1,60}$/));
const WordingText = z
  .string()
  .check(z.trim(), z.minLength(4, 'site.wording_length'), z.maxLength(400, 'site.wording_length'));

const ofOwner = { access: 'platform', role: 'owner' } as const;
const ofRisk = { access: 'platform', role: 'risk' } as const;
const ofContent = { access: 'platform', role: 'content' } as const;
const saved = z.object({ id: z.number() });
const one = z.object({ id: Id });
const SAVING = ['site.time', 'site.period'] as const;

export const siteDeskApi = {
  bannerCounts: endpoint.get('/api/platform/banner/counts', {
    ...ofContent,
    summary: 'How many banners each place of the site has',
    returns: Counts,
  }),
  banners: endpoint.get('/api/platform/banner/lst', {
    ...ofContent,
    summary: 'Banners of the site, place by place, with when they are shown',
    input: z.object({ ...listInput, keyword: Keyword, slot: z.optional(z.enum(BANNER_SLOTS)) }),
    returns: listOf(DeskBanner),
  }),
  saveBanner: endpoint.post('/api/platform/banner/save', {
    ...ofContent,
    summary: 'Adds a banner, or changes one; what is left out of its days holds no more',
    input: z.object({
      id: z.optional(Id),
      slot: z.enum(BANNER_SLOTS),
      image: Picture,
      image_en: Picture,
      title: Title,
      title_en: Title,
      link: Link,
      sort: Place,
      is_shown: z._default(z.boolean(), true),
      ...shownWhile,
    }),
    returns: saved,
    fails: ['site.gone', 'site.link', ...SAVING],
  }),
  removeBanner: endpoint.post('/api/platform/banner/remove/:id', {
    ...ofContent,
    summary: 'Takes a banner away',
    input: one,
    fails: ['site.gone'],
  }),
  tabs: endpoint.get('/api/platform/tab/lst', {
    ...ofContent,
    summary: 'Tabs of the head of every page',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(DeskTab),
  }),
  saveTab: endpoint.post('/api/platform/tab/save', {
    ...ofContent,
    summary: 'Adds a tab, or changes one; one that leads to another site opens a new window',
    input: z.object({
      id: z.optional(Id),
      label: Word,
      label_en: Word,
      link: Link,
      sort: Place,
      ...shownWhile,
    }),
    returns: saved,
    fails: ['site.gone', 'site.link', ...SAVING],
  }),
  removeTab: endpoint.post('/api/platform/tab/remove/:id', {
    ...ofContent,
    summary: 'Takes a tab away',
    input: one,
    fails: ['site.gone'],
  }),
  hotWords: endpoint.get('/api/platform/hot_word/lst', {
    ...ofContent,
    summary: 'Words that the search box offers',
    input: z.object({ ...listInput, keyword: Keyword }),
    returns: listOf(DeskHotWord),
  }),
  saveHotWord: endpoint.post('/api/platform/hot_word/save', {
    ...ofContent,
    summary: 'Adds a word that the search box offers, or changes one',
    input: z.object({
      id: z.optional(Id),
      keyword: Word,
      keyword_en: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
      sort: Place,
      ...shownWhile,
    }),
    returns: saved,
    fails: ['site.gone', ...SAVING],
  }),
  removeHotWord: endpoint.post('/api/platform/hot_word/remove/:id', {
    ...ofContent,
    summary: 'Takes a word away that the search box offers',
    input: one,
    fails: ['site.gone'],
  }),
  blocks: endpoint.get('/api/platform/block/lst', {
    ...ofContent,
    summary: 'Parts of the home page from top to bottom, with when they are shown',
    input: z.object(listInput),
    returns: listOf(DeskBlock),
  }),
  saveBlock: endpoint.post('/api/platform/block/save', {
    ...ofContent,
    summary: 'Shows a part of the home page, always or between two times, or hides it',
    input: z.object({ key: z.enum(HOME_BLOCKS), is_shown: z._default(z.boolean(), true), ...shownWhile }),
    fails: [...SAVING],
  }),
  moveBlock: endpoint.post('/api/platform/block/move', {
    ...ofContent,
    summary: 'Moves a part of the home page up or down by one place',
    input: z.object({ key: z.enum(HOME_BLOCKS), to: z.enum(['up', 'down']) }),
  }),
  identity: endpoint.get('/api/platform/site/identity', {
    ...ofOwner,
    summary: 'Name, logo, phone, company and record numbers of the mall, as a list of one',
    input: z.object(listInput),
    returns: listOf(SiteIdentity),
  }),
  saveIdentity: endpoint.post('/api/platform/site/identity/save', {
    ...ofOwner,
    summary: 'Sets name, logo, phone, company and record numbers of the mall; every page follows at once',
    input: z.object({
      name: Name,
      name_en: Name,
      /** A picture that the caller has uploaded; none keeps the one before. */
      logo: z._default(
        z.array(z.string().check(z.regex(/^\/files\/[\w./-]{1,200}$/, 'site.logo'))).check(z.maxLength(1)),
        [],
      ),
      without_logo: z._default(z.boolean(), false),
      phone: z._default(z.string().check(z.trim(), z.regex(/^(?:\+?[0-9() -]{5,24})?$/, 'site.phone')), ''),
      company: said100,
      company_en: said100,
      address: said160,
      address_en: said160,
      description: said160,
      description_en: said160,
      records: Records,
      records_en: Records,
    }),
    fails: ['site.name', 'site.logo', 'site.phone', 'site.records', 'text.too_long'],
  }),
  rules: endpoint.get('/api/platform/rule/lst', {
    ...ofRisk,
    summary: 'Timers and limits of the mall: what holds, what may be set, and who has set it',
    input: z.object({
      ...listInput,
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    returns: listOf(Rule),
  }),
  setTimer: endpoint.post('/api/platform/rule/timer/:key', {
    ...ofRisk,
    summary: 'Sets a timer for what begins from now on; what runs already keeps its time',
    input: z.object({
      key: Timer,
      length: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(9999)),
      unit: z.enum(['m', 'h', 'd']),
    }),
    fails: ['site.rule'],
  }),
  setOrderMaximum: endpoint.post('/api/platform/rule/order_maximum', {
    ...ofRisk,
    summary: 'Sets the most that one order may cost, from the next order on',
    input: z.object({ amount: z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/, 'site.rule')) }),
    fails: ['site.rule'],
  }),
  resetRule: endpoint.post('/api/platform/rule/reset/:key', {
    ...ofRisk,
    summary: 'Leaves a timer or a limit to what it is by itself again, from now on',
    input: z.object({ key: z.enum([...TIMER_NAMES, 'order_maximum']) }),
    fails: ['site.rule_unset'],
  }),
  wordingCounts: endpoint.get('/api/platform/wording/counts', {
    ...ofContent,
    summary: 'How many texts of messages there are of each kind',
    returns: Counts,
  }),
  wordings: endpoint.get('/api/platform/wording/lst', {
    ...ofContent,
    summary: 'Texts of messages: SMS, notices, e-mails; as they are worded now and by themselves',
    input: z.object({
      ...listInput,
      kind: z.optional(z.enum(WORDING_KINDS)),
      changed: z.optional(z.enum(['yes', 'no'])),
      keyword: z.optional(z.string().check(z.maxLength(60))),
    }),
    returns: listOf(Wording),
  }),
  setWording: endpoint.post('/api/platform/wording/set', {
    ...ofContent,
    summary: 'Rewords a message in both languages; what it is filled with has to stay in it',
    input: z.object({ key: WordingKey, text: WordingText, text_en: WordingText }),
    fails: ['site.gone', 'site.wording', 'site.wording_length'],
  }),
  resetWording: endpoint.post('/api/platform/wording/reset', {
    ...ofContent,
    summary: 'Leaves a message to its own words again',
    input: z.object({ key: WordingKey }),
    fails: ['site.wording_unset'],
  }),
  preview: endpoint.get('/api/platform/site/preview', {
    ...ofContent,
    summary: 'Banners, tabs, hidden parts and words of the home page as they will be at a time',
    input: z.object({ at: z.optional(Minute) }),
    returns: z.object({ home: HomeShell, hot: z.array(HotKeyword) }),
    fails: ['site.time'],
  }),
};
