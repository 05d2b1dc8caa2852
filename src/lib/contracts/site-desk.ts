import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, listInput, listOf, Time } from './list.ts';
import { HomeShell, HotKeyword } from './site.ts';
import { BANNER_SLOTS, HOME_BLOCKS } from './states.ts';

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

const ofContent = { access: 'platform', role: 'content' } as const;
const saved = z.object({ id: z.number() });
const one = z.object({ id: Id });
const SAVING = ['site.time', 'site.period'] as const;

export const siteDeskApi = {
  banners: endpoint.get('/api/platform/banner/lst', {
    ...ofContent,
    summary: 'Banners of the site, place by place, with when they are shown',
    input: z.object({ ...listInput, slot: z.optional(z.enum(BANNER_SLOTS)) }),
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
    input: z.object(listInput),
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
    input: z.object(listInput),
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
  preview: endpoint.get('/api/platform/site/preview', {
    ...ofContent,
    summary: 'Banners, tabs, hidden parts and words of the home page as they will be at a time',
    input: z.object({ at: z.optional(Minute) }),
    returns: z.object({ home: HomeShell, hot: z.array(HotKeyword) }),
    fails: ['site.time'],
  }),
};
