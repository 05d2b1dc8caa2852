import { hasPage } from '../../contracts/routes.ts';
import { articleCategory, banner, homeTab, hotKeyword } from '../../db/schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import type { Trade, Words } from '../types.ts';
import { insertAll, type SeedContext } from './seed-context.ts';
import { readPicture, readYaml } from './read-data.ts';

/** What one picture says and shows; `demo/pictures` draws it. */
export interface SlideText {
  title: Words;
  line: Words;
  action: Words;
  /** One to three, the foremost first. */
  trades: readonly Trade[];
  /** Words and ground: red, steel or white. */
  look: 'red' | 'steel' | 'white';
}
type Said = SlideText & { key: string; link: string };
export interface Banners {
  top: Said;
  slides: Said[];
  /** A channel's key is the `type` of its page. */
  channels: Said[];
}
interface Recharge {
  rechargeId: number;
  /** Fen. */
  price: number;
  give: number;
}
interface Site {
  tabs: { zh: string; en: string; link: string }[];
  hot_words: { zh: string; en: string }[];
  news: { key: string; zh: string; en: string }[];
  recharge: { quota: Recharge[]; attention: Record<Locale, string[]> };
}

/** A picture of the site itself, one for each language. */
export interface SeedBanner {
  key: string;
  /** What it says, for those who do not see it. */
  title: Words;
  /** Where it leads on this site. */
  link: string;
}

const told = (said: Said): SeedBanner => ({
  key: said.key,
  link: said.link,
  title: {
    zh: `${said.title.zh.replace('|', '，')}：${said.line.zh}`,
    en: `${said.title.en.replace('|', ' ')}: ${said.line.en}`,
  },
});

export const BANNERS = readYaml<Banners>('banners.yaml');
const site = readYaml<Site>('site.yaml');

/** The strip over every page that a visitor can close. */
export const TOP_BANNER = told(BANNERS.top);
/** The slides of the home page. */
export const CAROUSEL: readonly SeedBanner[] = BANNERS.slides.map(told);
/** The heads of the channels. */
export const CHANNELS: readonly SeedBanner[] = BANNERS.channels.map(told);

/** Kinds of news; the number of one is its place in this list. */
export const NEWS_KINDS: readonly string[] = site.news.map(({ key }) => key);

/** What a buyer may put on his balance; shape in domain/trade/payment/recharge. */
export const RECHARGE = site.recharge;

/** Banners, tabs and hot words. */
export async function seedSite(seed: SeedContext): Promise<void> {
  const { db } = seed;
  const picture = (place: `${string}.svg`): Promise<string> => seed.keep(place, readPicture(place));
  const bannerRow = async (slot: string, row: SeedBanner, sort: number) => ({
    slot,
    image: await picture(`banner/${slot}-${row.key}.svg`),
    imageEn: await picture(`banner/${slot}-${row.key}-en.svg`),
    title: row.title.zh,
    titleEn: row.title.en,
    link: row.link,
    sort,
  });
  await insertAll(db, banner, [
    await bannerRow('top', TOP_BANNER, 0),
    // A slide leads somewhere, or it is not shown.
    ...(await Promise.all(
      CAROUSEL.filter((row) => hasPage(row.link)).map((row, at) => bannerRow('home', row, at)),
    )),
    ...(await Promise.all(CHANNELS.map((row, at) => bannerRow(row.key, row, at)))),
  ]);
  await insertAll(
    db,
    homeTab,
    site.tabs.map(({ zh, en, link }, sort) => ({ label: zh, labelEn: en, link, sort })),
  );
  await insertAll(
    db,
    hotKeyword,
    site.hot_words.map(({ zh, en }, sort) => ({ keyword: zh, keywordEn: en, sort })),
  );
}

/** Kinds of news, without which no editor's file of news is taken. */
export async function seedNewsKinds({ db }: SeedContext): Promise<void> {
  await insertAll(
    db,
    articleCategory,
    site.news.map(({ key, zh, en }, at) => ({
      articleCategoryId: at + 1,
      key,
      title: zh,
      titleEn: en,
      sort: at,
    })),
  );
}
