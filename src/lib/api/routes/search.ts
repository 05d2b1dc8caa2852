import { searchApi } from '../../contracts/search.ts';
import { listHotKeywords } from '../../domain/content/site/index.ts';
import {
  countFound,
  listNearest,
  matchOf,
  seekUnfinished,
  suggestCategories,
  suggestGoods,
  textMatch,
} from '../../domain/goods/catalog/index.ts';
import { removeSynonymGroups } from '../../domain/desk/mass-change/index.ts';
import { dropSynonyms, listMisses, listSynonyms, saveSynonyms } from '../../domain/goods/search/index.ts';
import { listMarkets, suggestMarkets } from '../../domain/merchant/place/index.ts';
import { listStores, suggestStores } from '../../domain/merchant/store/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';

const MAKERS = 3;
const MARKETS = 2;
const WORDS = 8;
const FIRST = { page: 1, limit: 1, order: 'default' } as const;

export const searchRoutes = serve(searchApi, {
  async suggest(ctx, { q }) {
    const hot = await listHotKeywords(ctx);
    const popular = hot.ok ? hot.value.map((row) => row.keyword) : [];
    if (!q) return ok({ goods: [], categories: [], makers: [], markets: [], words: popular.slice(0, WORDS) });
    const words = await seekUnfinished(ctx, q);
    const sought = await matchOf(ctx, words);
    const [goods, categories, makers, markets] = await Promise.all([
      suggestGoods(ctx, words, q),
      suggestCategories(ctx, q),
      suggestStores(ctx, sought, MAKERS),
      suggestMarkets(ctx, sought, MARKETS),
    ]);
    const asked = q.toLowerCase();
    return ok({
      goods,
      categories,
      makers,
      markets,
      words: popular.filter((word) => word.toLowerCase().includes(asked) && word.toLowerCase() !== asked),
    });
  },
  async counts(ctx, { keyword }) {
    const sought = await textMatch(ctx, keyword);
    const [goods, stores, markets] = await Promise.all([
      countFound(ctx, { keyword }),
      listStores(ctx, { ...FIRST, sought }),
      listMarkets(ctx, { ...FIRST, sought }),
    ]);
    return ok({
      goods: goods.ok ? goods.value.count : 0,
      makers: stores.ok ? stores.value.count : 0,
      markets: markets.ok ? markets.value.count : 0,
    });
  },
  nearest: listNearest,
  synonyms: listSynonyms,
  saveSynonym: saveSynonyms,
  removeSynonym: dropSynonyms,
  removeSynonyms: removeSynonymGroups,
  misses: listMisses,
});
