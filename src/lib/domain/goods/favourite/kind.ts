import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import type { FavouriteKind } from './favourite.repo.ts';

const KINDS = Object.keys(FAVOURITE_TYPES) as FavouriteKind[];

/** The wire's number as the database's word. */
export const kindOf = (type: number): FavouriteKind =>
  KINDS.find((kind) => FAVOURITE_TYPES[kind] === type) ?? 'product';
