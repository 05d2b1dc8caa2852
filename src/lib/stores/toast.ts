import { atom } from 'nanostores';

export interface Toast {
  id: number;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** When it goes, in milliseconds since 1970. */
  until: number;
}

export const $toasts = atom<Toast[]>([]);

const SHOWN_MS = 4000;
/** An error takes longer to read than a message of success. */
const ERROR_SHOWN_MS = 7000;
let last = 0;

export const dismissToast = (id: number): void => $toasts.set($toasts.get().filter((item) => item.id !== id));

const KEPT = 'toasts-kept';
/** So long a message stands that came from the page before, at least. */
const REST_MS = 2000;

/** A message stays its time: a page that is loaded meanwhile would take it away before anybody has read it. */
function keepToasts(): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify($toasts.get()));
  } catch {
    // Without storage only the message is lost; the act itself has happened.
  }
}

/** Shows what the page before has kept, unless that was long ago. */
export function showStoredToasts(): void {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as Toast[];
    sessionStorage.removeItem(KEPT);
    for (const { text, kind, until } of kept) {
      const left = until - Date.now();
      if (left > -SHOWN_MS) toast(text, kind, Math.max(left, REST_MS));
    }
  } catch {
    // The browser kept no message.
  }
}

/** Shows a short message in the polite live region of the page; the same sentence is not piled up. */
export function toast(
  text: string,
  kind: Toast['kind'] = 'info',
  ms = kind === 'error' ? ERROR_SHOWN_MS : SHOWN_MS,
): void {
  const id = (last += 1);
  const others = $toasts.get().filter((item) => item.text !== text);
  $toasts.set([...others, { id, kind, text, until: Date.now() + ms }]);
  setTimeout(() => dismissToast(id), ms);
  window.addEventListener('pagehide', keepToasts);
}
