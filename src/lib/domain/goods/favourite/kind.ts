import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import type { FavouriteKind } from './favourite.repo.ts';

/** The wire's number as the database's word. */
export const kindOf = (type: number): FavouriteKind => (type === FAVOURITE_TYPES.store ? 'store' : 'product');
