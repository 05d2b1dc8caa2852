// docs/reliability.md promises a test for every case of abuse. What it names must be there.
// When it fails: write the row anew with the file and the sentence that prove the case now.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { listOf } from '../support/source-files.ts';

const root = path.resolve(import.meta.dirname, '../..');
const CASES = 72;
const text = readFileSync(path.join(root, 'docs/reliability.md'), 'utf8');
const rows = text.split('\n').flatMap((line) => {
  const [, number, proof] = /^\| (\d+) \| [^|]+ \| (.*) \|$/.exec(line) ?? [];
  return number ? [{ number: Number(number), proofs: (proof ?? '').split('<br>') }] : [];
});

test('there is a row for each case, in order', () => {
  const cases = rows.slice(-CASES).map(({ number }) => number);
  expect(cases).toEqual(Array.from({ length: CASES }, (_, at) => at + 1));
});

test('every test that is named exists and says what the row says', () => {
  const missing = rows.slice(-CASES).flatMap(({ number, proofs }) =>
    proofs.flatMap((proof) => {
      const [, place, sentence] = /^`(tests\/[^`]+)`: (.+)$/.exec(proof) ?? [];
      if (!place || !sentence) return [];
      const file = path.join(root, place);
      if (!existsSync(file)) return [`${number}: ${place} is not there`];
      return readFileSync(file, 'utf8').includes(sentence)
        ? []
        : [`${number}: ${place} has no "${sentence}"`];
    }),
  );
  expect(listOf(missing)).toBe('');
});
