/**
 * Counts what this process does for each account at once, by its size, until each is done with. Answers a function
 * that ends the count, or nothing where it would be too much of one account or, with `all`, of all together.
 */
export function createAtOnce({ ofAccount, all = Infinity }: { ofAccount: number; all?: number }) {
  const ofAccounts = new Map<number, number>();
  let sum = 0;
  return (uid: number, size = 1): (() => void) | undefined => {
    const own = ofAccounts.get(uid) ?? 0;
    if (sum + size > all || own + size > ofAccount) return undefined;
    sum += size;
    ofAccounts.set(uid, own + size);
    return () => {
      sum -= size;
      const left = (ofAccounts.get(uid) ?? 0) - size;
      if (left > 0) ofAccounts.set(uid, left);
      else ofAccounts.delete(uid);
    };
  };
}
