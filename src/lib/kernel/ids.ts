import { createHash, randomBytes, randomFillSync, randomInt } from 'node:crypto';
import { shanghaiStamp, systemClock } from './clock.ts';
import { ID_ALPHABET } from './id-shape.ts';

/** Server only: everything here draws on node:crypto. */

/** Random bytes for many ids at once: asked one by one they are a tenth of a kept answer. */
const pool = { bytes: new Uint8Array(4096), used: 4096 };

function headOf(now: Date): string {
  let time = now.getTime();
  let head = '';
  for (let place = 0; place < 10; place += 1) {
    head = ID_ALPHABET.charAt(time % 32) + head;
    time = Math.floor(time / 32);
  }
  return head;
}

/** What all ids of a moment and after it sort behind: a range of ids is a range of time, and needs no other index. */
export const firstIdOf = (moment: Date): string => headOf(moment) + ID_ALPHABET.charAt(0).repeat(16);

/** 26 lower-case letters: 10 of time (ms), 16 random (80 bits). Sorts by the time it was made. */
export function newId(now: Date = systemClock.now()): string {
  let tail = '';
  if (pool.used === pool.bytes.length) {
    randomFillSync(pool.bytes);
    pool.used = 0;
  }
  for (const end = pool.used + 16; pool.used < end; pool.used += 1) {
    tail += ID_ALPHABET.charAt((pool.bytes[pool.used] ?? 0) & 31);
  }
  return headOf(now) + tail;
}

/** 256 random bits as base64url, 43 letters; store only its `sha256Hex`. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Digits that numbers of the latest moment have; two that are alike would stop the second order. */
const given = { stamp: '', digits: new Set<string>() };

/** A number people read aloud: prefix, Shanghai time to the ms, six random digits, no two of a moment alike. */
export function newSn(prefix: string, now: Date): string {
  const stamp = shanghaiStamp(now);
  if (given.stamp !== stamp) {
    given.stamp = stamp;
    given.digits.clear();
  }
  let digits = newDigits(6);
  while (given.digits.has(digits)) digits = newDigits(6);
  given.digits.add(digits);
  return prefix + stamp + digits;
}

/** Random decimal digits, leading zeros kept; for SMS codes and pick-up codes. */
export function newDigits(count: number): string {
  let digits = '';
  for (let place = 0; place < count; place += 1) digits += randomInt(10);
  return digits;
}

const PASSWORD_LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ';

/** A password that people type from an SMS: letters that look like no other, and digits. */
export function newPassword(): string {
  let letters = '';
  for (let place = 0; place < 7; place += 1) letters += PASSWORD_LETTERS[randomInt(PASSWORD_LETTERS.length)];
  return letters + newDigits(5);
}

export function sha256Hex(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex');
}
