import type { Context } from '../../../context.ts';
import {
  designationKey,
  normalise,
  pinyinTokens,
  queryOfAll,
  read,
  type Sought,
} from '../../search/index.ts';
import { yuan } from '../../../../kernel/money.ts';
import { cardOf, inLocale } from '../card.ts';
import { shownCategories } from '../category.repo.ts';
import { cardsByIds } from '../goods-list.repo.ts';
import { productIndexOf } from '../product-index/product-index.ts';
import { rankedPage } from './ranked.ts';
import { chosenSizes } from './chosen-sizes.ts';
import { matching } from './matching.ts';
import { foundGoods, seekGoods } from './wanted-goods.ts';

const GOODS = 5;
const CATEGORIES = 4;
const SHORTEST_START = 2;

/** The last word may not be finished yet: a latin one also stands for all that begin so. */
function unfinished(sought: Sought): Sought {
  const last = sought.meanings.at(-1);
  const start = last?.own[0]?.[0];
  const isOpen = last && start && last.run === undefined && start.length >= SHORTEST_START;
  if (!isOpen || !/^[a-z0-9.]+$/.test(start)) return sought;
  const open = { ...last, own: [...last.own, [`${start}*`]] };
  return { ...sought, meanings: [...sought.meanings.slice(0, -1), open] };
}

async function hasGoods({ database: { reader } }: Context, query: string): Promise<boolean> {
  return (await matching(reader, await productIndexOf(reader), query)).ids.length > 0;
}

/** What the words so far may mean; typing errors are looked for when nothing begins so. */
export async function seekUnfinished(ctx: Context, text: string): Promise<Sought> {
  const sought = unfinished(await read(ctx, text));
  const isFound = sought.meanings.length > 0 && (await hasGoods(ctx, queryOfAll(sought.meanings)));
  return isFound ? sought : seekGoods(ctx, text);
}

/**
 * Goods that the words so far may be meant for, with the SKU that they name, its price and its stock; without such a
 * SKU those of the goods. `is_whole` says that the words are the designation of this SKU, and that no other goods here have one that begins so.
 */
export async function suggestGoods(ctx: Context, sought: Sought, text = '') {
  const db = ctx.database.reader;
  if (sought.meanings.length === 0) return [];
  const { ids } = await rankedPage(ctx, await foundGoods(ctx, sought), { limit: GOODS, offset: 0 });
  const chosen = await chosenSizes(ctx, ids, sought);
  const key = designationKey(text);
  const begun = [...chosen].filter(([, size]) => key && designationKey(size.designation).startsWith(key));
  const [whole] = begun.length === 1 && designationKey(begun[0]![1].designation) === key ? begun[0]! : [];
  return (await cardsByIds(db, ids)).map((row) => {
    const size = chosen.get(row.productId);
    const card = cardOf(ctx.locale)(row);
    const price = size && yuan(size.price);
    return {
      product_id: row.productId,
      sku: size?.skuId ?? null,
      name: card.store_name,
      image: size?.image || row.image,
      size: size?.designation ?? '',
      is_whole: row.productId === whole,
      price: row.priceOnRequest ? '' : (price ?? card.price),
      price_max: row.priceOnRequest ? '' : (price ?? card.price_max),
      unit_name: card.unit_name,
      stock: size?.stock ?? row.stock,
    };
  });
}

/** Categories whose name holds the text, or sounds like it. */
export async function suggestCategories(ctx: Context, text: string) {
  const wanted = normalise(text);
  const isSound = /^[a-z]{2,}$/.test(wanted);
  const rows = (await shownCategories(ctx.database.reader)).filter((row) => row.productCount > 0);
  const found = rows.filter(
    (row) =>
      normalise(row.name).includes(wanted) ||
      (wanted.length > 1 && normalise(row.nameEn).includes(wanted)) ||
      (isSound && pinyinTokens(row.name).some((sound) => sound.startsWith(wanted))),
  );
  return found
    .sort((a, b) => b.productCount - a.productCount)
    .slice(0, CATEGORIES)
    .map((row) => ({
      cate_id: row.categoryId,
      name: inLocale(ctx.locale, row.name, row.nameEn),
      count: row.productCount,
    }));
}
