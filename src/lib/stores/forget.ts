/** What was typed at a desk and not sent yet is kept under names that begin so, each with its person. */
export const DRAFT_KEY = 'desk-draft:';

/**
 * Empties the browser's storage when a session is over. Drafts stay: their keys have the id of their account, which can
 * continue them after the next login.
 */
export function forgetStored(): void {
  for (const name of Object.keys(window.localStorage))
    if (!name.startsWith(DRAFT_KEY)) window.localStorage.removeItem(name);
}
