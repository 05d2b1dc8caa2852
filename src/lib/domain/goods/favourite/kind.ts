import { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import { keysOf } from '#lib/kernel/records.ts';
import type { FavouriteKind } from './favourite.repo.ts';

const KINDS = keysOf(FAVOURITE_TYPES);

/** The wire's number as the database's word. */
export const kindOf = (type: number): FavouriteKind =>
  KINDS.find((kind) => FAVOURITE_TYPES[kind] === type) ?? 'product';
