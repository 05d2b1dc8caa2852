import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Codes of RFC 6238 as every authenticator makes them: SHA-1, six digits, a new one each half minute. */
const STEP_MS = 30_000;
const DIGITS = 6;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding: how authenticators take a secret. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[parseInt(five.padEnd(5, '0'), 2)]).join('');
}

function bytesOf(text: string): Buffer {
  const bits = [...text].map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((eight) => parseInt(eight, 2)));
}

/** 160 random bits, as the RFC asks for. */
export const newTotpSecret = (): string => base32(randomBytes(20));

export const totpStep = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The code of one step. */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const at = hash[hash.length - 1]! & 15;
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 10 ** DIGITS).padStart(DIGITS, '0');
}

/**
 * The step whose code this is: now, one before or one after, since clocks differ; undefined if it is the code of none
 * of them.
 */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const given = Buffer.from(code);
  const current = totpStep(now);
  return [current, current - 1, current + 1].find((step) => {
    const right = Buffer.from(totpCode(secret, step));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

/** What a QR code tells an authenticator. */
export function totpUri({
  secret,
  issuer,
  account,
}: {
  secret: string;
  issuer: string;
  account: string;
}): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  const facts = `secret=${secret}&issuer=${encodeURIComponent(issuer)}&algorithm=SHA1&digits=${DIGITS}&period=30`;
  return `otpauth://totp/${label}?${facts}`;
}
