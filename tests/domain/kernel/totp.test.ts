// Codes of an authenticator are those of RFC 6238, Appendix B.
import { expect, test } from 'vitest';
import { sealWith } from '#lib/kernel/seal.ts';
import { base32, stepOfCode, totpCode, totpStep, totpUri } from '#lib/kernel/totp.ts';

const SECRET = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i the code is %s', (second, code) => {
  const now = new Date(second * 1000);
  expect(totpCode(SECRET, totpStep(now))).toBe(code);
  expect(stepOfCode(SECRET, code, now)).toBe(totpStep(now));
});

test('a clock may be one step late or early, not two', () => {
  const now = new Date('2026-11-22T10:00:10Z');
  const step = totpStep(now);
  const found = [-2, -1, 0, 1, 2].map((by) => stepOfCode(SECRET, totpCode(SECRET, step + by), now));
  expect(found).toEqual([undefined, step - 1, step, step + 1, undefined]);
  for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
    expect(stepOfCode(SECRET, wrong, now)).toBeUndefined();
  }
});

test('an authenticator is told issuer, account and secret', () => {
  expect(SECRET).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(totpUri({ secret: SECRET, issuer: '工采汇 & Co', account: '13800000001' })).toBe(
    `otpauth://totp/${encodeURIComponent('工采汇 & Co')}:13800000001?secret=${SECRET}&issuer=${encodeURIComponent('工采汇 & Co')}&algorithm=SHA1&digits=6&period=30`,
  );
});

test('what is sealed opens with its key alone, and not when it was changed', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = sealWith(key).close(SECRET);
  expect(sealed).not.toContain(SECRET);
  expect(sealWith(key).open(sealed)).toBe(SECRET);
  expect(sealWith(key).close(SECRET)).not.toBe(sealed);
  expect(() => sealWith(Buffer.alloc(32, 2)).open(sealed)).toThrow(/authenticate/);
  const [version, nonce, body, tag] = sealed.split('.');
  expect(() => sealWith(key).open([version, nonce, `A${body!.slice(1)}x`, tag].join('.'))).toThrow(
    /authenticate/,
  );
});
