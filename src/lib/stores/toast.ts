import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
}

export const $toasts = atom<Toast[]>([]);

const SHOWN_MS = 4000;
/** An error takes longer to read than a message of success. */
const ERROR_SHOWN_MS = 7000;
let last = 0;

export const dismissToast = (id: number): void => $toasts.set($toasts.get().filter((item) => item.id !== id));

const KEPT = 'toast-kept';

/** Keeps a message for the page that is loaded next; a reload would take it away before anybody has read it. */
export function toastOnNextPage(text: string, kind: Toast['kind'] = 'info'): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ text, kind }));
  } catch {
    // Without storage only the message is lost; the act itself has happened.
  }
}

/** Shows what the page before has kept. */
export function showStoredToast(): void {
  try {
    const kept = sessionStorage.getItem(KEPT);
    if (!kept) return;
    sessionStorage.removeItem(KEPT);
    const { text, kind } = JSON.parse(kept) as Pick<Toast, 'text' | 'kind'>;
    toast(text, kind);
  } catch {
    // The browser kept no message.
  }
}

/** Shows a short message in the polite live region of the page; the same sentence is not piled up. */
export function toast(text: string, kind: Toast['kind'] = 'info'): void {
  const id = (last += 1);
  const others = $toasts.get().filter((item) => item.text !== text);
  $toasts.set([...others, { id, kind, text }]);
  setTimeout(() => dismissToast(id), kind === 'error' ? ERROR_SHOWN_MS : SHOWN_MS);
}
