import { $user } from '../auth.ts';
import { offerForm, takeForm } from '../kept-forms.ts';
import type { Pair } from './line.ts';

const FORM = 'messages';
/** Half-written messages by conversation. They outlive the window, which a session that ends closes. */
const drafts = new Map(Object.entries((takeForm(FORM) ?? {}) as Record<string, string>));
offerForm(FORM, () => (drafts.size > 0 ? Object.fromEntries(drafts) : undefined));

let writer: number | undefined;
$user.subscribe((user) => {
  if (!user) return;
  if (writer !== undefined && writer !== user.uid) drafts.clear();
  writer = user.uid;
});

const nameOf = ({ mer, buyer }: Pair): string => `${mer}-${buyer ?? ''}`;

export const draftOf = (pair: Pair): string => drafts.get(nameOf(pair)) ?? '';

export function keepDraft(pair: Pair, text: string): void {
  if (text) drafts.set(nameOf(pair), text);
  else drafts.delete(nameOf(pair));
}
