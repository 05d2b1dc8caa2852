import type { Db } from '../../../../db/database.ts';
import type { ProductIndex } from '../product-index/product-index.ts';

interface Kept<T> {
  version: number;
  answer: Promise<T>;
}

/** Keeps what the database answers to a question about goods as long as no product changes: the newest `most` questions. */
export function whileUnchanged<T>(most: number) {
  const kept = new WeakMap<Db, Map<string, Kept<T>>>();
  return (db: Db, { version }: ProductIndex, question: string, ask: () => Promise<T>): Promise<T> => {
    const all = kept.get(db) ?? new Map<string, Kept<T>>();
    kept.set(db, all);
    const known = all.get(question);
    if (known?.version === version) return known.answer;
    const answer = ask();
    all.delete(question);
    if (all.size >= most) all.delete(all.keys().next().value!);
    all.set(question, { version, answer });
    answer.catch(() => all.delete(question));
    return answer;
  };
}
