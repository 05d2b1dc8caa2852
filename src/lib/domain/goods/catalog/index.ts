export { bestByStore } from './best-by-store.ts';
export { cardOf, inLocale } from './card.ts';
export { cards } from './cards.ts';
export { seekUnfinished, suggestCategories, suggestGoods } from './found/suggest.ts';
export { orderOfGoods } from './found/ranked.ts';
export { chosenSizes } from './found/chosen-sizes.ts';
export { countFound, matchOf, textMatch } from './found/text-match.ts';
export { DOCUMENT_PATH, readDocument } from './documents.ts';
export { cardsByIds } from './goods-list.repo.ts';
export {
  hasCategory,
  listBrands,
  listCategories,
  listChildren,
  listStoreCategories,
} from './list-categories.ts';
export { listFloors } from './list-floors.ts';
export { listChannel, listGoods, listHotRanking, listNearest, listRecommended } from './list-goods.ts';
export { listReviews, readTopReview } from './list-reviews.ts';
export { prepareLists } from './prepare-lists.ts';
export { readFacets } from './read-facets.ts';
export { listSameSizes } from './list-same-sizes.ts';
export { listGoesWith } from './list-goes-with.ts';
export { listSizes } from './list-sizes.ts';
export { readGoods, readLive } from './read-goods.ts';
export { readShowcase } from './read-showcase.ts';
export { sizeName } from './size-name.ts';
