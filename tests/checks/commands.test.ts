// What the last line of `npm test` says is what happened.
//
// A runner that dies, or a file that does not load, fails no single test. Counted carelessly it would end in
// "0 failed", and everybody would believe it.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fromCode, fromPlaywright, fromVitest, sum } from '../../scripts/test/report.mjs';
import { stages } from '../../scripts/test/stages.mjs';
import { readPlace, root } from '../support/source-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mall-report-test-'));
const report = (content: object): string => {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};
afterAll(() => rmSync(folder, { recursive: true }));

const vitest = { numPassedTests: 4, numFailedTests: 0, numPendingTests: 1, numTodoTests: 0, testResults: [] };

test('counts of vitest are taken as they are', () => {
  expect(fromVitest(report(vitest), 0)).toEqual({ passed: 4, failed: 0, skipped: 1 });
});

test('a file that does not load is a failure', () => {
  const broken = { ...vitest, testResults: [{ status: 'failed', assertionResults: [] }] };
  expect(fromVitest(report(broken), 1)).toEqual({ passed: 4, failed: 1, skipped: 1 });
});

test('a runner that ends badly without a failed test is a failure', () => {
  expect(fromVitest(report(vitest), 1).failed).toBe(1);
  expect(fromVitest(path.join(folder, 'never-written.json'), 137)).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  expect(fromPlaywright(path.join(folder, 'never-written.json'), 1).failed).toBe(1);
});

test('counts of playwright are taken as they are', () => {
  const stats = { expected: 7, unexpected: 2, flaky: 1, skipped: 3 };
  expect(fromPlaywright(report({ stats }), 1)).toEqual({ passed: 8, failed: 2, skipped: 3 });
});

test('all counts are added up', () => {
  const rows = [fromCode(0), fromCode(2), { passed: 3, failed: 1, skipped: 4 }];
  expect(sum(rows)).toEqual({ passed: 4, failed: 2, skipped: 4 });
});

test('every npm script has its task, and every stage a name of its own', () => {
  const { scripts } = JSON.parse(readPlace('package.json')) as { scripts: Record<string, string> };
  const tasks = readdirSync(path.join(root, 'scripts/tasks'));
  const asked = Object.values(scripts).map((script) =>
    script.replace('node scripts/run.mjs ', '').replace(':', '-'),
  );
  expect(asked.filter((name) => !tasks.includes(`${name}.mjs`))).toEqual([]);
  expect(new Set(stages.map((stage) => stage.name)).size).toBe(stages.length);
});
