import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

export const $toasts = atom<Toast[]>([]);

const SHOWN_MS = 4000;
let last = 0;

/** Shows a short message in the polite live region of the page. */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = (last += 1);
  $toasts.set([...$toasts.get(), { id, kind, text }]);
  setTimeout(() => $toasts.set($toasts.get().filter((item) => item.id !== id)), SHOWN_MS);
}
