export {
  countDeskGoods,
  countDeskSkus,
  listDeskGoods,
  listDeskSkus,
  readDeskGoods,
} from './list-desk-goods.ts';
export { listReviewedGoods, reviewGoods } from './review-goods.ts';
export { goodsNamed, goodsToTurn, skusNamed, type ListedSku } from './desk.repo.ts';
export { putOnShelf, stateOnShelf, turnLocked } from './put-on-shelf.ts';
export { setPrice, setStock, writePrice, writeStock } from './set-sku.ts';
