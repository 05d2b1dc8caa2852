// The commands understand their arguments, and the last line of `npm test` is true.
//
// A command that runs for real when somebody asks for its help is worse than one that has none. A runner that dies, or
// a file that does not load, fails no single test. Counted carelessly it would end in "0 failed", and everybody would
// believe it.
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from '../../scripts/commands.mjs';
import { isEnough } from '../../scripts/lib/packages.mjs';
import {
  fromCode,
  fromPlaywright,
  fromVitest,
  sum,
  toldByPlaywright,
  toldByVitest,
} from '../../scripts/test/report.mjs';
import { failureLines, slowestLines, unsteadyLines } from '../../scripts/test/run-stages.mjs';
import { stages } from '../../scripts/test/stages.mjs';
import { listOf, pathsUnder, readPlace, root } from '../support/source-files.ts';
import { MERCHANTS } from '#demo/merchants/list.ts';

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

interface Told {
  name: string;
  why: string[];
  file: string;
}

test('what failed in vitest is told by name: a test, a hook, a file that does not load, an error outside', async () => {
  const failing = `
    import { beforeAll, describe, expect, test } from 'vitest';
    describe('money', () => {
      test('adds up', () => expect(1 + 1).toBe(3));
      test('is whole', () => expect(2).toBe(2));
    });
    describe('a store', () => {
      beforeAll(() => { throw new Error('no database'); });
      test('opens', () => undefined);
    });
    test('lets go', () => void Promise.reject(new Error('too late')));
  `;
  const beside = path.join(root, 'node_modules/.cache');
  mkdirSync(beside, { recursive: true });
  const place = mkdtempSync(path.join(beside, 'mall-report-'));
  const written = path.join(place, 'report.json');
  try {
    writeFileSync(path.join(place, 'failing.test.ts'), failing);
    writeFileSync(path.join(place, 'broken.test.ts'), `import 'vitest';\nimport './no-such-file.ts';`);
    writeFileSync(path.join(place, 'vitest.config.ts'), 'export default {};');
    const reporter = path.join(root, 'scripts/test/vitest-reporter.mjs');
    const child = spawn(
      process.execPath,
      [path.join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--root', place, '--reporter', reporter],
      { cwd: place, stdio: 'ignore', env: { ...process.env, VITEST_REPORT_FILE: written } },
    );
    await new Promise((resolve) => child.on('close', resolve));
    const here = path.relative(root, place);
    const { failures: told, files } = toldByVitest(written);
    expect(told.map((one: Told) => one.name).sort()).toEqual([
      'an error outside any test',
      `${here}/broken.test.ts`,
      `${here}/failing.test.ts > a store`,
      `${here}/failing.test.ts > money > adds up`,
    ]);
    expect(told.find((one: Told) => one.name.endsWith('adds up'))?.why[0]).toContain('expected 2 to be 3');
    expect(files.map((one: Told) => one.file)).toContain(`${here}/failing.test.ts`);
  } finally {
    rmSync(place, { recursive: true });
  }
});

test('what failed in playwright is told by name, what only its second try passed, and what each file took, wherever its tests are declared', () => {
  const spec = (title: string, status: string, error?: object) => ({
    title,
    file: 'steps/describe-refund.ts',
    tests: [{ status, projectName: 'desktop', results: [{ duration: 700, error }] }],
  });
  const inner = {
    title: 'in English',
    specs: [
      spec('comes back', 'unexpected', { message: 'Timed out\n  at x' }),
      spec('is refused', 'flaky', { message: 'Nothing there' }),
    ],
  };
  const name = 'trade/refund.spec.ts';
  const file = { title: name, file: name, specs: [spec('is asked for', 'expected')], suites: [inner] };
  const written = report({ suites: [file], errors: [{ message: 'no browser' }] });
  const { failures, unsteady, files } = toldByPlaywright(written);
  expect(unsteady).toEqual([
    { name: 'tests/e2e/trade/refund.spec.ts > in English > is refused > desktop', why: ['Nothing there'] },
  ]);
  expect(failures).toEqual([
    {
      name: 'tests/e2e/trade/refund.spec.ts > in English > comes back > desktop',
      why: ['Timed out'],
    },
    { name: 'an error outside any test', why: ['no browser'] },
  ]);
  expect(files).toEqual([{ file: 'tests/e2e/trade/refund.spec.ts', ms: 2100 }]);
});

test('the end of a run names what failed, and the ten files that took longest', () => {
  const files = Array.from({ length: 12 }, (_, at) => ({ file: `tests/${at}.test.ts`, ms: at * 1000 }));
  const failures = [{ name: 'tests/3.test.ts > adds up', why: ['expected 2 to be 3'] }];
  const rows = [
    { title: 'fine', passed: 4, failed: 0, skipped: 0, files: files.slice(0, 6) },
    { title: 'unit', passed: 4, failed: 1, skipped: 0, files: files.slice(6), failures },
    { title: 'races', passed: 0, failed: 1, skipped: 0, timedOut: true },
  ];
  const slowest = slowestLines(rows).filter((line) => line.includes('.test.ts'));
  expect(slowest).toHaveLength(10);
  expect(slowest[0]).toContain('tests/11.test.ts');
  const told = failureLines(rows).join('\n');
  expect(told).toContain('failed in unit:\n  tests/3.test.ts > adds up\n      expected 2 to be 3');
  expect(told).toContain('failed in races, stopped because it took too long:');
  expect(told).not.toContain('fine');
  expect(failureLines(rows.slice(0, 1))).toEqual([]);
  expect(unsteadyLines(rows)).toEqual([]);
  expect(unsteadyLines([{ ...rows[0], unsteady: failures }]).join('\n')).toContain(
    'passed only at the second try:',
  );
});

test('every npm script has its task and its row, and every stage a name of its own', () => {
  const { scripts } = JSON.parse(readPlace('package.json')) as { scripts: Record<string, string> };
  const tasks = readdirSync(path.join(root, 'scripts/tasks')).map((file) => file.replace('.mjs', ''));
  const asked = Object.values(scripts).map((script) => script.replace('node scripts/run.mjs ', ''));
  expect(asked.sort()).toEqual(Object.keys(commands).sort());
  expect(asked.map((name) => name.replaceAll(':', '-')).sort()).toEqual(tasks.sort());
  expect(new Set(stages.map((stage) => stage.name)).size).toBe(stages.length);
});

interface Answer {
  code: number | null;
  out: string;
  err: string;
}

/** Runs a script of this folder by Node alone, as npm would. */
const run = (place: string, ...args: string[]): Promise<Answer> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: place, stdio: ['ignore', 'pipe', 'pipe'] });
    const answer = { out: '', err: '' };
    child.stdout.on('data', (chunk: Buffer) => (answer.out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (answer.err += chunk.toString()));
    child.on('close', (code) => resolve({ code, ...answer }));
  });
const everyFile = (place: string): string[] => readdirSync(place, { recursive: true }).map(String).sort();

const bare = path.join(folder, 'bare');
cpSync(path.join(root, 'scripts'), path.join(bare, 'scripts'), { recursive: true });

describe.each(Object.keys(commands))('%s', (name) => {
  test('with --help says how it is used, without packages, and does nothing', async () => {
    const before = everyFile(bare);
    const answer = await run(bare, 'scripts/run.mjs', name, '--help');
    expect(answer).toMatchObject({ code: 0, err: '' });
    expect(answer.out).toMatch(/^Usage: npm /);
    expect(answer.out).toContain(commands[name]?.about);
    expect(everyFile(bare)).toEqual(before);
  });

  test('refuses what it does not know, with exit code 2, before it does anything', async () => {
    const task = `scripts/tasks/${name.replaceAll(':', '-')}.mjs`;
    const answer = await run(root, task, '--no-such-thing');
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('--no-such-thing');
    expect(answer.err).toContain('--help');
  });
});

test('a word too many, one that is missing, empty or said twice, and a value that is none are refused as well', async () => {
  const wrong = [
    ['start', 'now'],
    ['sbom', 'one.json', 'two.json'],
    ['catalog:import'],
    ['catalog:export', 'goods.csv', '--lang', 'fr'],
    ['seed', '--goods', 'many'],
    ['new', 'gift card'],
    ['backup', ''],
    ['catalog:export', 'goods.csv', '--store', ''],
    ['catalog:export', 'goods.csv', '--store= '],
    ['catalog:export', 'goods.csv', '--lang', 'fr', '--lang', 'zh-CN'],
    ['test', 'no-such-stage'],
    ['bench', 'no-such-program'],
    ['no-such-command'],
    ['start', '--no-such-thing'],
  ];
  const answers = await Promise.all(wrong.map((words) => run(root, 'scripts/run.mjs', ...words)));
  expect(answers.map(({ code }) => code)).toEqual(wrong.map(() => 2));
});

test('the papers name commands, options and stores that exist', () => {
  const papers = ['README.md', ...pathsUnder('docs'), 'src/content/README.md'].filter((place) =>
    place.endsWith('.md'),
  );
  const wrong = papers.flatMap((place) =>
    [...readPlace(place).matchAll(/npm run ([a-z:]+)([^`\n#]*)/g)].flatMap(([said, name = '', rest = '']) => {
      const options = { help: {}, ...commands[name]?.options };
      const flags = [...rest.matchAll(/ --([a-z][a-z-]*)/g)].map(([, flag = '']) => flag);
      return commands[name] && flags.every((flag) => flag in options) ? [] : [`${place}: ${said}`];
    }),
  );
  expect(listOf(wrong)).toBe('');
  const stores = new Set(MERCHANTS.map(({ key }) => key));
  const named = [...papers, ...pathsUnder('src/lib/server')].flatMap((place) =>
    [...readPlace(place).matchAll(/--store ([a-z]+-[a-z-]+)/g)].map(([, key = '']) => key),
  );
  expect(named.length).toBeGreaterThan(1);
  expect(named.filter((key) => !stores.has(key))).toEqual([]);
});

test('a production install is enough for what only runs', () => {
  const wanted = {
    '': {},
    'node_modules/hono': { version: '4.1.0' },
    'node_modules/vitest': { version: '5.1.1', dev: true },
  };
  const { 'node_modules/vitest': _, ...production } = wanted;
  expect(isEnough(wanted, production, { develops: false })).toBe(true);
  expect(isEnough(wanted, production, { develops: true })).toBe(false);
  expect(isEnough(wanted, wanted, { develops: true })).toBe(true);
  const old = { ...production, 'node_modules/hono': { version: '4.0.0' } };
  expect(isEnough(wanted, old, { develops: false })).toBe(false);
  const developing = Object.keys(commands).filter((name) => commands[name]?.develops);
  expect(developing).not.toContain('start');
  expect(developing).toContain('test');
});
