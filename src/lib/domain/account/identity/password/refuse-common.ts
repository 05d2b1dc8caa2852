import { fail, type Refused } from '#lib/kernel/result.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';

const stems =
  /^(?:[a-z]{1,3}|pass|password|qwer|qwert|qwerty|admin|admin1|test|user|hello|love|welcome|woaini)(\d+)$/i;
const RUNS = '01234567890123456789 98765432109876543210';

const isRepeated = (digits: string): boolean => new Set(digits).size === 1;

/** Passwords that lists of broken ones begin with: a word or some letters, then a run, and the phone itself. */
export function isCommonPassword(password: string, phone = ''): boolean {
  const plain = password.toLowerCase();
  if (COMMON_PASSWORDS.has(plain) || new Set(plain).size <= 2) return true;
  if (phone && plain.includes(phone)) return true;
  const digits = stems.exec(plain)?.[1];
  return digits !== undefined && (RUNS.includes(digits) || isRepeated(digits));
}

export function refuseCommon(password: string, phone: string): Refused<'password.common'> | undefined {
  return isCommonPassword(password, phone) ? fail('password.common', undefined, 'pwd') : undefined;
}
