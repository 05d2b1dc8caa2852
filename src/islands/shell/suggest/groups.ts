import type { Suggestions } from '#lib/contracts/search.ts';
import { beforeUnit, formatNumber, grouped } from '#lib/i18n/format.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';
import { unitPriceText } from '#lib/i18n/unit-price.ts';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';

/** Words of the list, in the language of the page; `found` holds {n}. */
export interface SuggestWords {
  recent: string;
  clear: string;
  hot: string;
  goods: string;
  categories: string;
  makers: string;
  markets: string;
  found: string;
  from: string;
  on_request: string;
  /** A text with the marks {n} and {unit}. */
  stock: string;
  sold_out: string;
}
export interface Option {
  text: string;
  href: string;
  image?: string;
  note?: string;
  /** Text below: the size, its price, its stock. */
  detail?: { size: string; price: string; stock: string };
  /** The option is exactly what was typed: Enter goes there. */
  isWhole?: boolean;
  /** Fills the search box when it is chosen. */
  word?: string;
}
export interface Group {
  title: string;
  options: Option[];
  isRecent?: boolean;
}

function priceText(row: Suggestions['goods'][number], words: SuggestWords, locale: Locale): string {
  const t = (key: string): string => (key === 'card:price.from' ? words.from : words.on_request);
  return unitPriceText(t, locale, row);
}

/** What is offered, in groups; `searchFor` is the address of a search for a word. */
export function groupsOf(
  found: Suggestions | undefined,
  recent: string[],
  words: SuggestWords,
  locale: Locale,
  searchFor: (word: string) => string,
): Group[] {
  const at = (path: string) => localizedPath(path, locale);
  const word = (text: string): Option => ({ text, href: searchFor(text), word: text });
  const groups: Group[] = [
    { title: words.recent, options: recent.map(word), isRecent: true },
    {
      title: words.categories,
      options: (found?.categories ?? []).map((row) => ({
        text: row.name,
        href: at(paths.goodsCate({ cate_id: row.cate_id })),
        note: grouped(row.count),
      })),
    },
    {
      title: words.goods,
      options: (found?.goods ?? []).map((row) => ({
        text: row.name,
        image: row.image,
        isWhole: row.is_whole,
        detail: {
          size: row.size,
          price: priceText(row, words, locale),
          stock:
            row.stock > 0
              ? words.stock
                  .replace('{n}', beforeUnit(formatNumber(row.stock, locale, 0), row.unit_name))
                  .replace('{unit}', unitAfter(row.stock, row.unit_name))
              : words.sold_out,
        },
        href: at(
          paths.goodsCard({
            product_id: row.product_id,
            activity_id: 0,
            product_type: 'normal',
            sku: row.sku ?? undefined,
          }),
        ),
      })),
    },
    {
      title: words.makers,
      options: (found?.makers ?? []).map((row) => ({ text: row.name, href: at(paths.store(row.mer_id)) })),
    },
    {
      title: words.markets,
      options: (found?.markets ?? []).map((row) => ({
        text: row.name,
        href: at(paths.classfyMarketDetail(row.market_id)),
      })),
    },
    { title: words.hot, options: (found?.words ?? []).map(word) },
  ];
  return groups.filter(({ options }) => options.length > 0);
}
