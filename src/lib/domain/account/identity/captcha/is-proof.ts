import { createHash } from 'node:crypto';
import { CAPTCHA_PROOF_BITS } from '#lib/kernel/limits.ts';

const PROOF = /^pow\.\d{1,12}$/;

/**
 * For those who cannot read the picture: `pow.<n>` such that sha256 of `<key> <n>` begins with enough zero bits. It
 * costs a browser seconds, and all other limits of SMS codes still hold.
 */
export function isProof(key: string, code: string): boolean {
  if (!PROOF.test(code)) return false;
  const head = createHash('sha256')
    .update(`${key} ${code.slice(4)}`)
    .digest()
    .readUInt32BE(0);
  return Math.clz32(head) >= CAPTCHA_PROOF_BITS;
}
