// What lies in the accounts of the ledger.
import { ne } from 'drizzle-orm';
import type { Tables } from '../tables.ts';

/** Every account that is not empty, in fen or points: `buyer_balance:1` → 1000. */
export async function balancesOf(mall: Pick<Tables, 'read'>): Promise<Record<string, number>> {
  const rows = await mall.read('ledgerAccount', (t) => ne(t.balance, 0));
  return Object.fromEntries(rows.map(({ kind, ownerId, balance }) => [`${kind}:${ownerId}`, balance]));
}
