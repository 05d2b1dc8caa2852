import { visitApi } from '../../contracts/visit.ts';
import { call } from '../call.ts';

/** What a visitor looked at before logging in, the latest first, with the browser's time; it lives here alone. */
interface GuestVisit {
  id: number;
  at: number;
}
const KEY = 'guest-visits:1';
const MOST = 30;

const isVisit = (visit: Partial<GuestVisit> | null): visit is GuestVisit =>
  Number.isSafeInteger(visit?.id) && visit!.id! > 0 && Number.isFinite(visit?.at);

/** What lies in the browser may be edited by hand or of another version; what makes no sense is dropped. */
function readGuestVisits(text: string | null): GuestVisit[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(kept) ? (kept as Partial<GuestVisit>[]).filter(isVisit).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function stored(): GuestVisit[] {
  try {
    return readGuestVisits(window.localStorage.getItem(KEY));
  } catch {
    return []; // a browser that keeps nothing has no history
  }
}

function keep(visits: GuestVisit[]): void {
  try {
    if (visits.length > 0) window.localStorage.setItem(KEY, JSON.stringify(visits));
    else window.localStorage.removeItem(KEY);
  } catch {
    return;
  }
}

export function rememberGuestVisit(id: number): void {
  keep([{ id, at: Date.now() }, ...stored().filter((visit) => visit.id !== id)].slice(0, MOST));
}

export const forgetGuestVisits = (): void => keep([]);

let merging: Promise<void> | undefined;

async function merge(): Promise<void> {
  const visits = stored();
  if (visits.length === 0) return;
  const now = Date.now();
  const aged = visits.map(({ id, at }) => ({
    product_id: id,
    seconds_ago: Math.max(0, Math.round((now - at) / 1000)),
  }));
  const merged = await call(visitApi.merge, { visits: aged });
  // If the server has not taken it, it stays in the browser and is sent again with the next page.
  if (merged.ok) forgetGuestVisits();
}

/** Sends what was looked at before the login to the account; several callers share one request. */
export function mergeGuestVisits(): Promise<void> {
  merging ??= merge().finally(() => (merging = undefined));
  return merging;
}
