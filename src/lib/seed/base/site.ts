import { hasPage } from '../../contracts/routes.ts';
import { articleCategory, banner, homeTab, hotKeyword } from '../../db/schema.ts';
import type { Locale } from '../../i18n/locales.ts';
import { channelBanner, slide, topStrip, type SlideText } from '#demo/pictures/brand/slide.ts';
import type { Words } from '#demo/types.ts';
import { insertAll, type Lay } from './lay.ts';
import { readYaml } from './read-data.ts';

type Said = SlideText & { key: string; link: string };
interface Banners {
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

/** A picture of the site itself, one drawing for each language. */
export interface SeedBanner {
  key: string;
  /** What it says, for those who do not see it. */
  title: Words;
  /** Where it leads on this site. */
  link: string;
  picture: (locale: Locale) => string;
}

const drawn =
  (draw: (text: SlideText, locale: Locale) => string) =>
  (said: Said): SeedBanner => ({
    key: said.key,
    link: said.link,
    title: {
      zh: `${said.title.zh.replace('|', '，')}：${said.line.zh}`,
      en: `${said.title.en.replace('|', ' ')}: ${said.line.en}`,
    },
    picture: (locale) => draw(said, locale),
  });

const banners = readYaml<Banners>('banners.yaml');
const site = readYaml<Site>('site.yaml');

/** The strip over every page that a visitor can close. */
export const TOP_BANNER = drawn(topStrip)(banners.top);
/** The slides of the home page. */
export const CAROUSEL: readonly SeedBanner[] = banners.slides.map(drawn(slide));
/** The heads of the channels. */
export const CHANNELS: readonly SeedBanner[] = banners.channels.map(drawn(channelBanner));

/** Kinds of news; the number of one is its place in this list. */
export const NEWS_KINDS: readonly string[] = site.news.map(({ key }) => key);

/** What a buyer may put on his balance; shape in domain/trade/payment/recharge. */
export const RECHARGE = site.recharge;

/** Banners, tabs and hot words. */
export async function laySite(lay: Lay): Promise<void> {
  const { db } = lay;
  const bannerRow = async (slot: string, row: SeedBanner, sort: number) => ({
    slot,
    image: await lay.keep(`banner/${slot}-${row.key}.svg`, row.picture('zh-CN')),
    imageEn: await lay.keep(`banner/${slot}-${row.key}-en.svg`, row.picture('en-US')),
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
export async function layNewsKinds({ db }: Lay): Promise<void> {
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
