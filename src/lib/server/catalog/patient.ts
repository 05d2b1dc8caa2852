import { setTimeout as pause } from 'node:timers/promises';
import type { Result } from '../../kernel/result.ts';
import { SetupError } from '../../kernel/setup-error.ts';

const AWAY = new Set(['system.unreachable', 'system.no_answer', 'system.busy']);
const isAway = <T>(result: Result<T, string>): boolean => !result.ok && AWAY.has(result.failure.code);
const PATIENCE = 120_000;
const PAUSE = 1_000;

/** The mall's own words, or what can be done while it is away. */
export function valueOf<T>(result: Result<T, string>): T {
  if (result.ok) return result.value;
  const { code, message } = result.failure;
  if (AWAY.has(code))
    throw new SetupError(
      'The mall does not answer.',
      'Run the same command when it is there; a file of which it has a part goes on from that part.',
    );
  throw new SetupError(`The mall refuses: ${message ?? code}`, 'Mend it and try again.');
}

/**
 * Repeats a call while the mall does not answer (a restart, no network), for two minutes at most; the call has to be
 * safe to repeat. `wasAway` is called once, at the first failure.
 */
export async function patiently<T>(
  ask: () => Promise<Result<T, string>>,
  wasAway: () => void = () => undefined,
): Promise<T> {
  const until = performance.now() + PATIENCE;
  for (let turn = 0; ; turn += 1) {
    const answer = await ask();
    if (!isAway(answer) || performance.now() > until) return valueOf(answer);
    if (turn === 0) wasAway();
    await pause(PAUSE);
  }
}
