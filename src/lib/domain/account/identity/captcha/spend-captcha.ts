import type { Context } from '#lib/domain/context.ts';
import { answerHash } from './answer-hash.ts';
import { takeCaptcha } from './captcha.repo.ts';
import { isProof } from './is-proof.ts';

/** True for the right answer in time. A captcha is gone after one try, whatever the answer was. */
export async function spendCaptcha(
  ctx: Pick<Context, 'database' | 'clock'>,
  { key, code }: { key: string; code: string },
): Promise<boolean> {
  const found = key && code ? await takeCaptcha(ctx.database.db, key, ctx.clock.now()) : undefined;
  return found !== undefined && (found.answerHash === answerHash(key, code) || isProof(key, code));
}
