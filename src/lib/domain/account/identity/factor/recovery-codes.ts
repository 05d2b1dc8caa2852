import { randomBytes } from 'node:crypto';
import { sha256Hex } from '#lib/kernel/ids.ts';
import { RECOVERY_CODES } from '#lib/kernel/limits.ts';
import { base32 } from '#lib/kernel/totp.ts';

/** 80 random bits each, in groups that people can copy: `k3zq-7hqd-…`. */
const newCode = (): string => base32(randomBytes(10)).toLowerCase().match(/.{4}/g)!.join('-');

/** What is kept of a code; the account's number makes equal codes look different. */
export const recoveryHash = (uid: number, code: string): string =>
  sha256Hex(`recovery ${uid} ${code.toLowerCase().replace(/[^a-z2-7]/g, '')}`);

export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode);
