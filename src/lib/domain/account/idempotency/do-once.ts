import { after, minutes } from '#lib/kernel/clock.ts';
import { fail, ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { claim, forget, keepAnswer, answerRowOf, takeOver } from './repeat.repo.ts';

/** An act that calls a provider and has not ended after this was lost with its process. */
const DEAD_AFTER = minutes(2);
const LOOK_EVERY_MS = 200;

type Needs = Pick<Context, 'database' | 'clock'>;

/** A call as two hashes: of who called which row under which key, and of what was asked. */
export interface KeyedCall {
  callHash: string;
  inputHash: string;
}

/** `isCopy`: nothing was done, and the answer is that of the first request. */
export interface Done<T> {
  result: Result<T, string>;
  isCopy: boolean;
}

const first = <T>(result: Result<T, string>): Done<T> => ({ result, isCopy: false });
const copy = <T>(result: Result<T, string>): Done<T> => ({ result, isCopy: true });

/** The answer that is kept of this call, if any. */
export async function storedAnswerOf<T>(ctx: Needs, call: KeyedCall): Promise<Result<T, string> | undefined> {
  const kept = await answerRowOf(ctx.database.db, call.callHash);
  if (kept && kept.inputHash !== call.inputHash) return fail('request.key_reused');
  // A call's hash names its row of the contract, and with it the type of its answer.
  return kept?.answer ? ok(kept.answer.value as T) : undefined;
}

/**
 * Does the act and keeps its answer in one transaction, so that neither is there without the other. A copy at the same
 * moment waits for it and gets its answer; a refusal is not kept, since nothing was done.
 */
export async function doOnce<T>(
  ctx: Needs,
  call: KeyedCall,
  act: () => Promise<Result<T, string>>,
): Promise<Done<T>> {
  const { database } = ctx;
  return database.tx(async () => {
    const { db } = database;
    if (!(await claim(db, { ...call, at: ctx.clock.now() }))) {
      const kept = await storedAnswerOf<T>(ctx, call);
      // The first request was refused after this one had found it, so no answer is stored.
      return copy(kept ?? fail('system.busy'));
    }
    const result = await act();
    await (result.ok ? keepAnswer(db, call.callHash, result.value ?? null) : forget(db, call.callHash));
    return first(result);
  });
}

/**
 * The same for an act that calls a provider or a storage: the claim is written before, the answer after. If the process
 * dies in between, the next copy does the act again after two minutes: such acts find what they began.
 */
export async function doOnceOutside<T>(
  ctx: Needs,
  call: KeyedCall,
  act: () => Promise<Result<T, string>>,
): Promise<Done<T>> {
  const { db } = ctx.database;
  for (;;) {
    const at = ctx.clock.now();
    const isMine =
      (await claim(db, { ...call, at })) || (await takeOver(db, call.callHash, after(at, -DEAD_AFTER), at));
    if (isMine) break;
    const kept = await storedAnswerOf<T>(ctx, call);
    if (kept) return copy(kept);
    await new Promise((go) => setTimeout(go, LOOK_EVERY_MS));
  }
  try {
    const result = await act();
    await (result.ok ? keepAnswer(db, call.callHash, result.value ?? null) : forget(db, call.callHash));
    return first(result);
  } catch (error) {
    await forget(db, call.callHash);
    throw error;
  }
}
