// Each feature of the domain stands in the glossary, and the glossary names no other.
//
// When it fails: give the feature its row in docs/glossary.md, or take away the row of what is gone.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { domainFeatures, strayWords } from '../../scripts/weigh/words.ts';
import { listOf } from '../support/source-files.ts';

const DOMAIN = 'src/lib/domain';
const foldersIn = (place: string): string[] =>
  readdirSync(place, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

test('the glossary has a row for each feature, in both languages', () => {
  const features = foldersIn(DOMAIN).flatMap((area) => foldersIn(`${DOMAIN}/${area}`));
  const [table = ''] = readFileSync('docs/glossary.md', 'utf8').split('\n## ');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.map(([, word]) => word).sort()).toEqual(features.toSorted());
  for (const [, word, english, chinese] of rows) {
    expect(english, word).toMatch(/[a-z]/);
    expect(chinese, word).toMatch(/\p{Script=Han}/u);
  }
});

test('a word of a layer is a feature of the domain, or the glossary says what it is', () => {
  const features = new Set(domainFeatures().map(({ word }) => word));
  expect(listOf(strayWords(features))).toBe('');
});
