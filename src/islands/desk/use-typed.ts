import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from './drafts.ts';

/**
 * What is typed into a small form, kept under the name of its draft at every change: it is there again after the page
 * was left. `isDraft`: it stands there from an earlier time.
 */
export function useTyped<T extends Record<string, string>>(name: string, blank: T) {
  const [{ typed, isDraft }, setTyped] = useState(() => {
    const kept = readDraft(name) as T | undefined;
    return { typed: { ...blank, ...kept }, isDraft: kept !== undefined };
  });
  const type = (change: Partial<T>): void => {
    const next = { ...typed, ...change };
    setTyped({ typed: next, isDraft });
    if (Object.keys(blank).every((field) => next[field] === blank[field])) dropDraft(name);
    else keepDraft(name, next);
  };
  /** It was sent, or is not wanted. */
  const forget = (): void => {
    dropDraft(name);
    setTyped({ typed: blank, isDraft: false });
  };
  return { typed, type, isDraft, forget };
}
