// Ids that lead somewhere: a value is hostile only where the row would otherwise go on to its act.
import { isIdField, type SweptRow } from './rows.ts';
import { samples } from './inputs.ts';
import { judge } from './judge.ts';
import type { Answer, Input } from './send.ts';

/** Small public numbers of the world: goods, SKUs, stores. */
const PUBLIC_IDS = [1, 11, 21];
const LOST = new Set([400, 404]);

/** A valid input whose ids belong to the caller, as far as such ids are known; found by asking. */
export async function aim(
  swept: SweptRow,
  ids: string[],
  ask: (input: Input) => Promise<Answer>,
): Promise<Input> {
  let best = samples(swept, 1)[0] ?? {};
  for (const [name, schema] of swept.fields.filter(isIdField)) {
    if (!LOST.has((await ask(best)).http)) return best;
    for (const id of [...ids, ...PUBLIC_IDS]) {
      const input = { ...best, [name]: schema.type === 'array' ? [id] : id };
      // What its schema refuses is answered by 400.
      if (!judge(swept, input).isAccepted) continue;
      const { http } = await ask(input);
      if (LOST.has(http)) continue;
      best = input;
      break;
    }
  }
  return best;
}
