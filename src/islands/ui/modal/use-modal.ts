import { useEffect, type KeyboardEvent, type RefObject, type SyntheticEvent } from 'react';
import { lockScroll } from './scroll-lock.ts';

const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), [tabindex="0"]';

/** The field that gets the focus first: of choices the one that is made, as the Tab key would reach it. */
const FILLED =
  '[data-autofocus], input:not([type="checkbox"], [type="file"], [type="radio"]), input[type="radio"]:checked, select, textarea';

/** The last element is followed by the first, and the other way round. */
function keepInside(event: KeyboardEvent, dialog: HTMLElement | null): void {
  const all = [...(dialog?.querySelectorAll<HTMLElement>(FOCUSABLE) ?? [])].filter(
    (element) => element.tabIndex >= 0,
  );
  const [first, last] = [all[0], all.at(-1)];
  if (event.shiftKey && document.activeElement === first) {
    event.preventDefault();
    last?.focus();
  } else if (!event.shiftKey && document.activeElement === last) {
    event.preventDefault();
    first?.focus();
  }
}

/**
 * Opens a <dialog> as a modal one while it is mounted: the focus goes to what is marked `data-autofocus` or the first
 * field to fill in, stays inside, and returns to where it came from; Escape closes.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onClose: () => void) {
  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    (dialog?.querySelector<HTMLElement>(FILLED) ?? dialog?.querySelector('input'))?.focus();
    const unlock = lockScroll();
    return () => {
      unlock();
      dialog?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, [ref]);

  return {
    onKeyDown(event: KeyboardEvent): void {
      if (event.key === 'Escape') {
        event.preventDefault();
        onClose();
      }
      if (event.key === 'Tab') keepInside(event, ref.current);
    },
    onCancel(event: SyntheticEvent): void {
      // A file chooser that is closed without a choice fires `cancel`, which comes up to here; the dialog stays open.
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
  };
}
