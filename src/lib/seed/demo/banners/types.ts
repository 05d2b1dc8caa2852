import type { Locale } from '#lib/seed/drawings/brand/slide.ts';
import type { Words } from '#lib/seed/types.ts';

/** A picture of the site itself, one drawing for each language. */
export interface SeedBanner {
  key: string;
  /** What it says, for those who do not see it. */
  title: Words;
  /** Where it leads on this site. */
  link: string;
  picture: (locale: Locale) => string;
}

/** A channel of `/goods_list`; its key is the `type` of the page. */
export interface SeedChannel extends SeedBanner {
  key: 'best' | 'new' | 'hot' | 'good';
}
