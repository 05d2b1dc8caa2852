// The server's own code, at one byte a character in memory: it must say what it said before.
import { runInThisContext } from 'node:vm';
import { expect, test } from 'vitest';
import { inOneByte } from '../../scripts/astro/one-byte.mjs';

const CODES = [
  `'螺栓 × 5'`,
  '`螺栓 ${1 + 1} 个`',
  String.raw`'\螺' + '\\螺' + '\n螺'`,
  `/[一-龥]+·/u.test('螺')`,
  'new RegExp(String.raw`^\\d+(?:–|至)\\d+$`).test("3至5")',
  `'🔩'.length`,
  `(() => { const 量 = 2; return 量; })()`,
];

test.each(CODES)('%s', (code) => {
  const latin = `'${'x'.repeat(400)}';`;
  const narrow = inOneByte(latin + code);
  expect(/^[\0-\x7f]*$/.test(narrow)).toBe(true);
  expect(runInThisContext(narrow)).toBe(runInThisContext(latin + code));
});

test('what is Chinese for the most part is smaller as it is', () => {
  const words = `'${'螺栓'.repeat(100)}'`;
  expect(inOneByte(words)).toBe(words);
});
