import { CAPTCHA_PROOF_BITS } from '#lib/kernel/limits.ts';

const AT_ONCE = 512;

/** Browsers hash only on safe origins (https, localhost). */
export const canSolve = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

/** Works out the answer that domain/account/identity/captcha/is-proof.ts accepts; undefined when it was stopped. */
export async function solveCaptcha(key: string, isStopped: () => boolean): Promise<string | undefined> {
  const encoder = new TextEncoder();
  const isGood = async (n: number): Promise<boolean> => {
    const hash = await crypto.subtle.digest('SHA-256', encoder.encode(`${key} ${n}`));
    return Math.clz32(new DataView(hash).getUint32(0)) >= CAPTCHA_PROOF_BITS;
  };
  for (let from = 0; !isStopped(); from += AT_ONCE) {
    const good = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => isGood(from + at)));
    const at = good.indexOf(true);
    if (at >= 0) return `pow.${from + at}`;
  }
  return undefined;
}
