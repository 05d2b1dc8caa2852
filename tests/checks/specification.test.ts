// Each section of the specification is tested in a browser, and docs/specification.md names the test.
import { expect, test } from 'vitest';
import { listOf, pathsUnder, readPlace } from '../support/source-files.ts';

const SECTIONS = 9;
const rows = readPlace('docs/specification.md')
  .split('\n')
  .map((line) => /^\| (\d) .*\| `(tests\/e2e\/[^`]+)`: (.+) \|$/.exec(line))
  .filter((found) => found !== null)
  .map(([, section, file, title]) => ({ section: Number(section), file: file!, title: title! }));

test('every section of the specification has a test in a browser', () => {
  const tried = new Set(rows.map(({ section }) => section));
  expect([...tried].sort()).toEqual(Array.from({ length: SECTIONS }, (_, at) => at + 1));
});

test('the tests that are named exist', () => {
  const specs = new Set(pathsUnder('tests/e2e'));
  const missing = rows.filter(({ file, title }) => !specs.has(file) || !readPlace(file).includes(title));
  expect(listOf(missing.map(({ file, title }) => `${file}: ${title}`))).toBe('');
});
