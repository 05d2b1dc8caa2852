export {
  countDeskGoods,
  countDeskSkus,
  listDeskGoods,
  listDeskSkus,
  readDeskGoods,
} from './list-desk-goods.ts';
export { listReviewedGoods, reviewGoods } from './review-goods.ts';
export { goodsNamed, goodsToTurn, skusNamed, type ListedSku } from './desk.repo.ts';
export { listOrUnlist, stateWhenListed, changeStateOfLocked } from './list-or-unlist.ts';
export { setPrice, setStock, writePrice, writeStock } from './set-sku.ts';
