import { useState } from 'react';
import { favouriteApi } from '#lib/contracts/favourite.ts';
import type { FAVOURITE_TYPES } from '#lib/contracts/fields.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { refreshUser } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';

type Type = (typeof FAVOURITE_TYPES)[keyof typeof FAVOURITE_TYPES];

/** Choosing among kept goods or followed stores, and letting the chosen ones go. */
export function useKept<T>(t: Translate, type: Type, initial: readonly T[], idOf: (row: T) => number) {
  const [list, setList] = useState(initial);
  const [isEditing, setEditing] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isPending, setPending] = useState(false);

  const choose = (id: number, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(id);
    else next.delete(id);
    setChosen(next);
  };
  const remove = async (ids: number[]): Promise<void> => {
    if (isPending || ids.length === 0) return;
    setPending(true);
    const result = await call(favouriteApi.removeBatch, { type, type_id: ids });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    const rest = list.filter((row) => !ids.includes(idOf(row)));
    toast(t('goods:favourite.removed'), 'success');
    void refreshUser();
    // What stood on the pages behind moves up.
    if (rest.length === 0) return window.location.reload();
    setList(rest);
    setChosen(new Set());
  };
  return {
    list,
    isEditing,
    chosen,
    isPending,
    choose,
    chooseAll: (isOn: boolean) => setChosen(new Set(isOn ? list.map(idOf) : [])),
    edit: (isOn: boolean) => {
      setEditing(isOn);
      setChosen(new Set());
    },
    remove,
  };
}

/** What is chosen among kept things, whichever they are. */
export type Kept = ReturnType<typeof useKept<unknown>>;
