/** Limits of the cart, quick orders and saved lists (api 2.3, abuse 59). */
import { days } from './clock.ts';

/** Different SKUs that a guest's cart keeps in the browser, and for how long. */
export const GUEST_CART_MAX = 100;
export const GUEST_CART_LIFE = days(30);
/** Lines of one quick order, those that are matched in one request, and characters of one. */
export const QUICK_LINES_MAX = 500;
export const QUICK_MATCH_MAX = 25;
export const QUICK_WORDS_MAX = 100;
/** Choices that a doubtful line is offered. */
export const QUICK_CHOICES_MAX = 5;
/** Bytes of a table that is read, and of what is unpacked from it. */
export const TABLE_BYTES_MAX = 2 * 1024 * 1024;
export const TABLE_UNPACKED_MAX = 16 * 1024 * 1024;
/** Saved lists of one account, goods of one list, characters of a name. */
export const SAVED_LISTS_MAX = 50;
export const SAVED_LINES_MAX = 200;
export const SAVED_LIST_NAME_MAX = 30;
/** Signs of a unit in a quick order. */
export const QUICK_UNIT_MAX = 12;
