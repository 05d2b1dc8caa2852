import * as limits from '../../../kernel/limits.ts';
import { ok, type Result } from '../../../kernel/result.ts';

/** Constants of the mall that a client may want to know; all of them are public numbers. */
export async function readParams(): Promise<Result<Record<string, string | number>, never>> {
  const numbers = Object.entries(limits).flatMap(([name, value]) =>
    typeof value === 'number' ? [[name, value] as const] : [],
  );
  return ok(Object.fromEntries(numbers));
}
