export { addFavourite, addSeveralFavourites } from './add-favourite.ts';
export { removeFavourite, removeSeveralFavourites } from './remove-favourite.ts';
export {
  followedStores,
  listFavouriteGoods,
  listFavouritePlaces,
  listFavouritesAmong,
} from './list-favourites.ts';
