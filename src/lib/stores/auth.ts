import { atom, onMount } from 'nanostores';
import type { Strategy } from '../contracts/cookies.ts';
import { identityApi } from '../contracts/identity.ts';
import { profileApi, type Me } from '../contracts/profile.ts';
import { localizedPath } from '../i18n/locales.ts';
import { call } from './call.ts';
import { pageLocale } from './locale.ts';
import { mergeGuestCart } from './guest/merge.ts';
import { mergeGuestVisits } from './guest/visits.ts';
import { $tokenChanges, dropToken, readToken, storeToken } from './token.ts';

/** Who is logged in in this browser: undefined until it is known, null for a visitor. */
export const $user = atom<Me | null | undefined>(undefined);

let asking: Promise<void> | undefined;

async function ask(): Promise<void> {
  const token = readToken();
  const me = await call(profileApi.me);
  asking = undefined;
  // A server that cannot be reached, or is no API, does not change who is logged in.
  if (me.ok) return $user.set(me.value);
  // A token that has no account any more is of no use.
  if ((me.failure as { status?: number }).status === 401 && readToken() === token) dropToken();
  if (!readToken() || !['system.unreachable', 'system.no_answer'].includes(me.failure.code)) $user.set(null);
}

/**
 * Asks the server for the account of the token; without a token no request is made. Several callers share one request.
 */
export async function refreshUser(): Promise<void> {
  if (!readToken()) $user.set(null);
  else await (asking ??= ask());
}

/** Asks the server who holds the token, once for each page. */
export async function loadUser(): Promise<void> {
  if ($user.get() === undefined) await refreshUser();
}

onMount($user, () => {
  // The server renders with these stores too; there the visitor stays unknown.
  if (typeof document === 'undefined') return undefined;
  void loadUser();
  return $tokenChanges.listen(() => {
    if (!readToken()) $user.set(null);
  });
});

/** Logging in stores the token, brings along what was chosen and looked at before, then fetches the user. */
export async function startSession(strategy: Strategy, token: string): Promise<void> {
  storeToken(strategy, token);
  await Promise.all([mergeGuestCart(), mergeGuestVisits()]);
  await refreshUser();
}

/** Where a login leads people of the platform who must set up a second factor first; undefined for all others. */
export const firstStep = (): string | undefined =>
  $user.get()?.must_set_up_factor ? localizedPath('/user#second-factor', pageLocale()) : undefined;

/** Logging out clears user and token and goes to the home page, also when the server cannot be reached. */
export async function logOut(): Promise<void> {
  await call(identityApi.logout);
  dropToken();
  $user.set(null);
  window.location.assign(localizedPath('/', pageLocale()));
}
