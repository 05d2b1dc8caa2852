import { useRef, useState } from 'react';
import type { Result } from '#lib/kernel/result.ts';
import { heirOfFocus } from '#islands/ui/focus-heir.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useKeptState } from './use-kept-form.ts';

interface Acts<T> {
  list: () => Promise<Result<{ list: T[] }, string>>;
  makeDefault: (entry: T) => Promise<Result<unknown, string>>;
  remove: (entry: T) => Promise<Result<unknown, string>>;
  /** Message after an entry was removed. */
  removed: string;
}

/** What an account keeps to choose from, one of it by default: addresses, headers of invoices. */
export function useBook<T>(name: string, initial: T[], acts: Acts<T>) {
  const [list, setList] = useState(initial);
  const [edited, setEdited] = useKeptState<T | 'new' | null>(name, null);
  const [toRemove, setToRemove] = useState<T | null>(null);

  const giveFocusOn = useRef<() => void>(() => undefined);

  const reload = async (): Promise<void> => {
    const result = await acts.list();
    if (result.ok) setList(result.value.list);
    else showRefusal(result.failure);
  };
  return {
    list,
    /** The entry whose form is open; 'new' for a blank one. */
    edited,
    edit: setEdited,
    saved: (): void => {
      setEdited(null);
      void reload();
    },
    /** The entry whose removal has to be confirmed. */
    toRemove,
    askToRemove: (entry: T | null): void => {
      if (entry) giveFocusOn.current = heirOfFocus();
      setToRemove(entry);
    },
    makeDefault: async (entry: T): Promise<void> => {
      const result = await acts.makeDefault(entry);
      if (!result.ok) return showRefusal(result.failure);
      await reload();
    },
    remove: async (entry: T): Promise<void> => {
      setToRemove(null);
      const result = await acts.remove(entry);
      if (!result.ok) return showRefusal(result.failure);
      toast(acts.removed, 'success');
      await reload();
      giveFocusOn.current();
    },
  };
}
