import { useRef, useState } from 'react';
import { cartApi, type PutReport } from '#lib/contracts/cart.ts';
import { quickOrderApi } from '#lib/contracts/quick-order.ts';
import { QUICK_MATCH_MAX } from '#lib/kernel/cart-limits.ts';
import type { QuickLine } from '#lib/kernel/quick-lines.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { chosenOf, readyRows, rowOf, type QuickRow } from './quick-row.ts';

/** Matching, deciding and adding. Lines go to the server in small lots, so that the first answers come soon. */
export function useQuick() {
  const [rows, setRows] = useState<QuickRow[]>([]);
  const [waiting, setWaiting] = useState<QuickLine[]>([]);
  const [isBusy, setBusy] = useState(false);
  const [report, setReport] = useState<PutReport | null>(null);
  const next = useRef(0);

  const match = async (lines: QuickLine[]): Promise<void> => {
    setBusy(true);
    let left = lines;
    setWaiting(left);
    while (left.length > 0) {
      const found = await call(quickOrderApi.match, { lines: left.slice(0, QUICK_MATCH_MAX) });
      if (!found.ok) {
        showRefusal(found.failure);
        break;
      }
      const made = found.value.map((one) => rowOf(one, (next.current += 1)));
      setRows((now) => [...now, ...made]);
      left = left.slice(QUICK_MATCH_MAX);
      setWaiting(left);
    }
    setBusy(false);
  };
  const begin = (lines: QuickLine[]): void => {
    setRows([]);
    void match(lines);
  };
  const clear = (): void => {
    setRows([]);
    setWaiting([]);
  };
  const set = (key: number, change: Partial<QuickRow>): void =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...change } : row)));

  /** Another quantity has another price and other problems: the server is asked again. */
  const setQuantities = async (wanted: ReadonlyMap<number, number>): Promise<void> => {
    setRows((now) =>
      now.map((row) => (wanted.has(row.key) ? { ...row, num: wanted.get(row.key)!, doubt: false } : row)),
    );
    const asked = rows.filter((row) => wanted.has(row.key));
    for (let at = 0; at < asked.length; at += QUICK_MATCH_MAX) {
      const part = asked.slice(at, at + QUICK_MATCH_MAX);
      const lines = part.map((row) => ({ words: row.words, num: wanted.get(row.key)! }));
      const found = await call(quickOrderApi.match, { lines });
      if (!found.ok) return showRefusal(found.failure);
      const choices = new Map(part.map((row, place) => [row.key, found.value[place]!.choices]));
      setRows((now) => now.map((row) => ({ ...row, choices: choices.get(row.key) ?? row.choices })));
    }
  };

  /** What went in leaves the list; what was refused stays with its reason. */
  const add = async (): Promise<boolean> => {
    const ready = readyRows(rows);
    if (ready.length === 0 || isBusy) return false;
    setBusy(true);
    const items = ready.map((row) => ({ product_attr_unique: row.unique!, cart_num: row.num }));
    const put = await call(cartApi.createMany, { items });
    setBusy(false);
    if (!put.ok) {
      showRefusal(put.failure);
      return false;
    }
    const reasons = new Map(put.value.refused.map((one) => [one.product_attr_unique, one.reason]));
    const bySku = new Map(ready.map((row) => [row.unique!, row]));
    setReport({
      count: put.value.count,
      lines: [...bySku].map(([unique, row]) => {
        const { product, productAttr } = chosenOf(row)!;
        const wanted = items
          .filter((item) => item.product_attr_unique === unique)
          .reduce((sum, item) => sum + item.cart_num, 0);
        const reason = reasons.get(unique);
        return {
          product_attr_unique: unique,
          product_id: product.product_id,
          name: `${product.store_name} ${productAttr.designation}`,
          image: product.image,
          state: reason === undefined ? 'added' : 'refused',
          wanted,
          num: reason === undefined ? wanted : 0,
          reason: reason ?? '',
        };
      }),
    });
    const gone = new Set(ready.filter((row) => !reasons.has(row.unique!)).map((row) => row.key));
    setRows((now) => now.filter((row) => !gone.has(row.key)));
    return gone.size > 0;
  };

  return { rows, waiting, isBusy, report, setReport, match, begin, clear, set, setQuantities, add };
}
