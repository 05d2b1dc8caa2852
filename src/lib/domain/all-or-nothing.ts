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
export async function allOrNothing<R extends Result<unknown, string>>(
  database: Pick<Database, 'tx'>,
  work: () => Promise<R>,
): Promise<R> {
  let refused: R | undefined;
  try {
    return await database.tx(async () => {
      const result = await work();
      if (result.ok) return result;
      refused = result;
      throw new Undone(result);
    });
  } catch (error) {
    if (refused && error instanceof Undone && error.refused === refused) return refused;
    throw error;
  }
}
