import { DESK_STORE_COOKIE } from '../contracts/cookies.ts';
import { readCookie } from './cookies.ts';

/** The store that an open page of a desk, or of an inquiry that it quotes for, is about; another tab may have changed to another one since. */
export const storeOfPage = (): string | undefined =>
  typeof document === 'undefined'
    ? undefined
    : document.querySelector<HTMLElement>('[data-of-store]')?.dataset['ofStore'];

/** The store that is worked for: of the page, elsewhere the one that was chosen last. */
export const deskStore = (): string | undefined => storeOfPage() ?? readCookie(DESK_STORE_COOKIE);
