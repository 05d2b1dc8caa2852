import { useEffect, useState } from 'react';
import type { CartView } from '#lib/contracts/cart.ts';
import { keepChosen, readChosen } from '#lib/stores/cart-chosen.ts';

const linesOf = (view: CartView) => view.list.flatMap((store) => store.list);

/** Which lines are ticked, also after a visit to the check-out. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => setChosen(new Set(readChosen())), []);
  const keep = (next: ReadonlySet<string>): void => {
    setChosen(next);
    keepChosen(next);
  };
  return {
    chosen,
    choose: (ids: readonly string[], isOn: boolean): void => {
      const next = new Set(chosen);
      for (const id of ids) {
        if (isOn) next.add(id);
        else next.delete(id);
      }
      keep(next);
    },
    /** Ticks only the lines that were added between two views: the buyer wants to buy those now. */
    chooseNews: (before: CartView, after: CartView): void => {
      const known = new Map(linesOf(before).map((line) => [line.cart_id, line.cart_num]));
      const news = linesOf(after).filter((line) => known.get(line.cart_id) !== line.cart_num);
      if (news.length > 0) keep(new Set(news.map((line) => line.cart_id)));
    },
  };
}
export type Chosen = ReturnType<typeof useChosen>;
