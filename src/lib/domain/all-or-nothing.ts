import type { Database } from '../db/database.ts';
import type { Refused, Result } from '../kernel/result.ts';

class Undone extends Error {
  refused: Refused;
  constructor(refused: Refused) {
    super(refused.failure.code);
    this.refused = refused;
  }
}

/** Runs in one transaction (a savepoint inside another); a refusal takes back everything that was written. */
export async function allOrNothing<T>(
  database: Pick<Database, 'tx'>,
  work: () => Promise<Result<T>>,
): Promise<Result<T>> {
  try {
    return await database.tx(async () => {
      const result = await work();
      if (!result.ok) throw new Undone(result);
      return result;
    });
  } catch (error) {
    if (error instanceof Undone) return error.refused;
    throw error;
  }
}
