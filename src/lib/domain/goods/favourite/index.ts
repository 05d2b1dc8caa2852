export { keep, keepSeveral } from './keep.ts';
export { letGo, letGoSeveral } from './let-go.ts';
export { followedStores, listKeptGoods, listKeptPlaces, listKeptOf } from './list-kept.ts';
