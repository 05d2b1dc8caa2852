import { DRAFT_KEY } from '#lib/stores/forget.ts';
import { storeOfPage } from '#lib/stores/desk-store.ts';
import type { Values } from './screen.ts';

const KEPT_MS = 7 * 86_400_000;

/** Name of a draft: person, screen, act and record, and the store that it is for. */
export const draftName = (...parts: (string | number)[]): string =>
  DRAFT_KEY + [...parts, storeOfPage()].filter((part) => part !== undefined).join(':');

/** What was typed and not sent, if it is not too old. */
export function readDraft(name: string): Values | undefined {
  try {
    const { at, values } = JSON.parse(window.localStorage.getItem(name) ?? '{}') as {
      at?: number;
      values?: Values;
    };
    return at && Date.now() - at < KEPT_MS ? values : undefined;
  } catch {
    return undefined;
  }
}

/** A file cannot be kept; it is chosen again. */
const withoutFiles = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)));

export function keepDraft(name: string, values: Values): void {
  try {
    window.localStorage.setItem(name, JSON.stringify({ at: Date.now(), values: withoutFiles(values) }));
  } catch {
    // A browser that keeps nothing loses it with the page.
  }
}

export function dropDraft(name: string): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // The browser keeps nothing: there is no draft to remove.
  }
}
