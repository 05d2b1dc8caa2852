/** Goods that were looked at in this browser, the latest first: a visitor's history, and a strip for everybody. */
const KEY = 'viewed';
const MOST = 30;

export function viewedIds(): number[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(ids: number[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(ids));
  } catch {
    // The browser keeps nothing: there is no history.
  }
}

export const rememberViewed = (id: number): void =>
  keep([id, ...viewedIds().filter((other) => other !== id)].slice(0, MOST));

export const forgetViewed = (): void => keep([]);
