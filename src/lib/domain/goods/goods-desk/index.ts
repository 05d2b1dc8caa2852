export {
  countDeskGoods,
  countDeskSkus,
  listDeskGoods,
  listDeskSkus,
  readDeskGoods,
} from './list-desk-goods.ts';
export { listReviewedGoods, reviewGoods } from './review-goods.ts';
export { putOnShelf } from './put-on-shelf.ts';
export { setPrice, setStock } from './set-sku.ts';
