const KEY = 'search_recent';
const MOST = 8;

/** What this browser has searched for, the latest first; it never leaves the browser. */
export function recentWords(): string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

function keep(words: string[]): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(words));
  } catch {
    // A browser that keeps nothing searches all the same.
  }
}

export function rememberWord(text: string): void {
  const word = text.trim().slice(0, 100);
  if (word) keep([word, ...recentWords().filter((other) => other !== word)].slice(0, MOST));
}

export const forgetWords = (): void => keep([]);
