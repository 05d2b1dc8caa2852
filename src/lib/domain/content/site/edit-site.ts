import { hasPage } from '../../../contracts/routes.ts';
import type { DeskBanner, DeskBlock, DeskHotWord, DeskTab } from '../../../contracts/site-desk.ts';
import type { HomeShell } from '../../../contracts/site.ts';
import { BANNER_SLOTS, HOME_BLOCKS, type HomeBlock } from '../../../contracts/states.ts';
import { moved } from '../../../kernel/moved.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import type { UserContext } from '../../context.ts';
import {
  countBanners,
  dropBanner,
  dropHotWord,
  dropTab,
  everyBanner,
  everyHotWord,
  everyTab,
  writeBanner,
  writeBlock,
  writeHotWord,
  writeTab,
} from './edit-site.repo.ts';
import { hotWordsAt } from './list-hot-keywords.ts';
import { inOrder, shellAt } from './read-shell.ts';
import { minuteOf, periodOf, refreshSite, stateAt, type ShownWhile } from './shown-while.ts';
import { blockRows, homeOrder, keepHomeOrder, lockHomeOrder } from './site.repo.ts';
import type { Page } from '#lib/kernel/page.ts';
import { tabCounts } from '#lib/kernel/tab-counts.ts';

type Searched = Page & { keyword?: string | undefined };
interface Typed {
  id?: number | undefined;
  starts?: string | undefined;
  ends?: string | undefined;
}
type Refusal = 'site.gone' | 'site.link' | 'site.time' | 'site.period';
const ALWAYS: ShownWhile = { startsAt: null, endsAt: null };

/** Such lists are short: what is beyond a page is left out here. */
const paged = <T>(rows: T[], { page, limit }: Page) => ({
  count: rows.length,
  list: rows.slice((page - 1) * limit, page * limit),
});

const saidOf = (row: ShownWhile & { shown?: boolean }, now: Date) => ({
  starts_time: row.startsAt?.toISOString() ?? null,
  ends_time: row.endsAt?.toISOString() ?? null,
  state: stateAt(row, now),
});

/** A link leads to a page of this site, or to another site. */
const leads = (link: string): boolean =>
  link.startsWith('/') ? !link.startsWith('//') && hasPage(link) : URL.canParse(link);

/** Saves something with a period, and invalidates the pages. */
async function save(
  ctx: UserContext,
  typed: Typed & { link?: string },
  write: (period: ShownWhile) => Promise<{ id: number } | undefined>,
): Promise<Result<{ id: number }, Refusal>> {
  if (typed.link !== undefined && !leads(typed.link)) return fail('site.link', undefined, 'link');
  const period = periodOf(typed);
  if (!period.ok) return period;
  const saved = await write(period.value);
  if (!saved) return fail('site.gone');
  await refreshSite(ctx, period.value);
  return ok(saved);
}

async function remove(
  ctx: UserContext,
  dropped: Promise<{ id: number }[]>,
): Promise<Result<null, 'site.gone'>> {
  if ((await dropped).length === 0) return fail('site.gone');
  await refreshSite(ctx, ALWAYS);
  return ok(null);
}

/** How many banners each place of the site has. */
export const countDeskBanners = async (
  ctx: UserContext,
): Promise<Result<{ counts: Record<string, number> }, never>> =>
  ok({ counts: tabCounts(BANNER_SLOTS, await countBanners(ctx.database.db)) });

/** Banners of all places, or of one. */
export async function listDeskBanners(
  ctx: UserContext,
  { slot, ...asked }: Searched & { slot?: string | undefined },
) {
  const now = ctx.clock.now();
  const rows = await everyBanner(ctx.database.db, { slot, keyword: asked.keyword });
  const list: DeskBanner[] = rows.map((row) => ({
    id: row.groupDataId,
    slot: row.slot,
    image: row.image,
    image_en: row.imageEn,
    title: row.title,
    title_en: row.titleEn,
    link: row.link,
    sort: row.sort,
    is_shown: row.shown,
    ...saidOf(row, now),
  }));
  return ok(paged(list, asked));
}

interface BannerInput extends Typed {
  slot: string;
  image: string[];
  image_en: string[];
  title: string;
  title_en: string;
  link: string;
  sort: number;
  is_shown: boolean;
}

/** Adds a banner, or changes one. */
export const saveBanner = (ctx: UserContext, input: BannerInput) =>
  save(ctx, input, (period) =>
    writeBanner(ctx.database.db, input.id, {
      slot: input.slot,
      image: input.image[0] ?? '',
      imageEn: input.image_en[0] ?? '',
      title: input.title,
      titleEn: input.title_en,
      link: input.link,
      sort: input.sort,
      shown: input.is_shown,
      ...period,
    }),
  );

export const removeBanner = (ctx: UserContext, { id }: { id: number }) =>
  remove(ctx, dropBanner(ctx.database.db, id));

/** Tabs of the head of every page. */
export async function listDeskTabs(ctx: UserContext, asked: Searched) {
  const now = ctx.clock.now();
  const list: DeskTab[] = (await everyTab(ctx.database.db, asked.keyword)).map((row) => ({
    id: row.groupDataId,
    label: row.label,
    label_en: row.labelEn,
    link: row.link,
    sort: row.sort,
    ...saidOf(row, now),
  }));
  return ok(paged(list, asked));
}

interface TabInput extends Typed {
  label: string;
  label_en: string;
  link: string;
  sort: number;
}

/** Adds a tab, or changes one. */
export const saveTab = (ctx: UserContext, input: TabInput) =>
  save(ctx, input, (period) =>
    writeTab(ctx.database.db, input.id, {
      label: input.label,
      labelEn: input.label_en,
      link: input.link,
      isOutsideChain: !input.link.startsWith('/'),
      sort: input.sort,
      ...period,
    }),
  );

export const removeTab = (ctx: UserContext, { id }: { id: number }) =>
  remove(ctx, dropTab(ctx.database.db, id));

/** Words that the search box offers, also those whose time has not come. */
export async function listDeskHotWords(ctx: UserContext, asked: Searched) {
  const now = ctx.clock.now();
  const list: DeskHotWord[] = (await everyHotWord(ctx.database.db, asked.keyword)).map((row) => ({
    id: row.hotKeywordId,
    keyword: row.keyword,
    keyword_en: row.keywordEn,
    sort: row.sort,
    ...saidOf(row, now),
  }));
  return ok(paged(list, asked));
}

interface HotWordInput extends Typed {
  keyword: string;
  keyword_en: string;
  sort: number;
}

/** Adds a word that the search box offers, or changes one. */
export async function saveHotWord(
  ctx: UserContext,
  input: HotWordInput,
): Promise<Result<{ id: number }, Exclude<Refusal, 'site.link'>>> {
  const period = periodOf(input);
  if (!period.ok) return period;
  const { id, keyword, keyword_en: keywordEn, sort } = input;
  const saved = await writeHotWord(ctx.database.db, id, { keyword, keywordEn, sort, ...period.value });
  if (!saved) return fail('site.gone');
  await refreshSite(ctx, period.value);
  return ok(saved);
}

export const removeHotWord = (ctx: UserContext, { id }: { id: number }) =>
  remove(ctx, dropHotWord(ctx.database.db, id));

/** Parts of the home page from top to bottom. */
export async function listBlocks(
  ctx: UserContext,
  page: Page,
  nameOf: (key: HomeBlock) => string,
): Promise<Result<{ count: number; list: DeskBlock[] }, never>> {
  const now = ctx.clock.now();
  const said = new Map((await blockRows(ctx.database.db)).map((row) => [row.key, row]));
  const order = inOrder(await homeOrder(ctx.database.db));
  const list: DeskBlock[] = order.map((key) => {
    const row = said.get(key) ?? { shown: true, ...ALWAYS };
    return { key, name: nameOf(key), is_shown: row.shown, ...saidOf(row, now) };
  });
  return ok(paged(list, page));
}

interface BlockInput extends Typed {
  key: HomeBlock;
  is_shown: boolean;
}

/** Shows a part of the home page, always or for a while, or hides it. */
export async function saveBlock(
  ctx: UserContext,
  { key, is_shown: shown, ...typed }: BlockInput,
): Promise<Result<null, 'site.time' | 'site.period'>> {
  const period = periodOf(typed);
  if (!period.ok) return period;
  await writeBlock({ key, shown, ...period.value }, ctx.database.db);
  await refreshSite(ctx, period.value);
  return ok(null);
}

/** Moves a part of the home page by one place. */
export async function moveBlock(
  ctx: UserContext,
  { key, to }: { key: HomeBlock; to: 'up' | 'down' },
): Promise<Result<null, never>> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const order = inOrder(await lockHomeOrder(db, [...HOME_BLOCKS]));
    await keepHomeOrder(db, moved(order, order.indexOf(key), to));
    await refreshSite(ctx, ALWAYS);
  });
  return ok(null);
}

/** What the site shows at a time, before it comes. */
export async function previewSite(
  ctx: UserContext,
  { at: typed }: { at?: string | undefined },
): Promise<Result<{ home: HomeShell; hot: { keyword: string }[] }, 'site.time'>> {
  const at = typed === undefined ? ctx.clock.now() : minuteOf(typed);
  if (!at) return fail('site.time', undefined, 'at');
  const [home, hot] = await Promise.all([shellAt(ctx, at), hotWordsAt(ctx, at)]);
  return ok({ home, hot });
}
