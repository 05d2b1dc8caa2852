// The stages of `npm test`, in the order they run. `npm run verify` runs those marked with verify.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from '../lib/build.mjs';
import { bundle } from '../lib/bundle.mjs';
import { at } from '../lib/places.mjs';
import { hashOf } from '../lib/stamp.mjs';
import { yellow } from '../lib/say.mjs';
import { runTool } from './group.mjs';
import {
  fromCode,
  fromPlaywright,
  fromVitest,
  nothing,
  together,
  toldByPlaywright,
  toldByVitest,
} from './report.mjs';
import { REPORT_FILE } from './vitest-reporter.mjs';

const tool = (...parts) => at('node_modules', ...parts);
const astro = tool('astro/bin/astro.mjs');
const reportFile = () => path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'mall-report-')), 'report.json');

function note(text) {
  process.stdout.write(`\n${yellow(text)}\n`);
}

/** What two tools have found of files as they are is kept here, for the next run; a run with other packages begins anew. */
const found = (name) => tool('.cache', `${name}-${hashOf(['package-lock.json'])}`);

/** One thing that holds or not, under a name that the report of failures can say. */
const verdict = (name, code, timedOut = false) => ({
  ...fromCode(code),
  failures: code === 0 ? [] : [{ name, why: [] }],
  timedOut,
});

async function yesOrNo(name, args, options) {
  const { code, timedOut } = await runTool(args, options);
  return verdict(name, code, timedOut);
}

async function vitest(projects, options) {
  const report = reportFile();
  const chosen = projects.flatMap((name) => ['--project', name]);
  const more = path.join(path.dirname(report), 'more.json');
  const reporters = ['default', 'json', at('scripts/test/vitest-reporter.mjs')].map(
    (one) => `--reporter=${one}`,
  );
  const { code, timedOut } = await runTool(
    [tool('vitest/vitest.mjs'), 'run', ...chosen, ...reporters, `--outputFile.json=${report}`],
    { ...options, env: { ...options.env, [REPORT_FILE]: more } },
  );
  const counts = fromVitest(report, code);
  const told = toldByVitest(more);
  fs.rmSync(path.dirname(report), { recursive: true, force: true });
  return { ...counts, ...told, timedOut };
}

async function types() {
  // What both read is written before they begin; then each works on one core.
  const written = await yesOrNo('astro sync', [astro, 'sync']);
  if (written.failed) return written;
  // Pages and components alone: all else is looked through by tsc.
  const pages = ['--tsconfig', at('scripts/test/tsconfig.pages.json')];
  const check = [astro, 'check', '--noSync', '--minimumFailingSeverity', 'warning', ...pages];
  const again = ['--incremental', '--tsBuildInfoFile', found('tsc')];
  const verdicts = await Promise.all([
    yesOrNo('astro check', check, { limit: 8 }),
    yesOrNo('tsc', [tool('typescript/bin/tsc'), '--noEmit', ...again], { limit: 8 }),
  ]);
  return together(verdicts);
}

/** A program that only these tests need and that a machine may lack; undefined after a note about it. */
async function browserProgram(tests) {
  const { prepareBrowser } = await import('../../tests/support/browser.ts');
  const found = await prepared(prepareBrowser);
  if ('reason' in found) return void note(`THE ${tests} DID NOT RUN: THERE IS NO BROWSER. ${found.reason}`);
  process.stdout.write(`browser: ${found.origin}\n`);
  return found.executable ?? '';
}

async function playwright(args, env, limit) {
  const report = reportFile();
  const { code, timedOut } = await runTool([tool('playwright/cli.js'), 'test', ...args], {
    env: { ...env, E2E_REPORT: report },
    limit,
  });
  const counts = fromPlaywright(report, code);
  const told = toldByPlaywright(report);
  fs.rmSync(path.dirname(report), { recursive: true, force: true });
  return { ...counts, ...told, timedOut };
}

let preparing = Promise.resolve();
/** What may install programs, for stages that run at the same time: one after the other. */
const prepared = (find) => (preparing = preparing.then(find, find));

/** A PostgreSQL for one run of tests; undefined where there is none, with `hint` said. */
async function withPostgres(hint, run) {
  const { findPostgres } = await import('../../tests/support/postgres.ts');
  const postgres = await prepared(() => findPostgres({ install: true }));
  if ('reason' in postgres) return void note(`${hint}: THERE IS NO POSTGRESQL. ${postgres.reason}`);
  process.stdout.write(`PostgreSQL: ${postgres.origin}\n`);
  try {
    return await run(postgres.url);
  } finally {
    await postgres.stop();
  }
}

/** Hundreds of clients at once, and processes that start and die: each with a server and connections of its own. */
async function races() {
  const results = await Promise.all(
    ['races', 'deaths'].map((project) =>
      withPostgres('THE RACE TESTS DID NOT RUN', (url) =>
        vitest([project], { env: { TEST_DATABASE_URL: url }, limit: 50 }),
      ),
    ),
  );
  if (results.every(Boolean)) return together(results);
  // Whoever names a server wants to know that it was not used.
  if (process.env.TEST_DATABASE_URL) return { ...nothing, failed: 1 };
  const files = fs.readdirSync(at('tests/races'), { recursive: true });
  return { ...nothing, skipped: files.filter((name) => /\.test\.tsx?$/.test(name)).length };
}

async function browser(context) {
  if (context.buildFailed) {
    note('THE BROWSER TESTS DID NOT RUN: THE PAGES COULD NOT BE BUILT.');
    return { ...nothing, skipped: 1 };
  }
  const program = await browserProgram('BROWSER TESTS');
  if (program === undefined) return { ...nothing, failed: 1 };
  return playwright([], { CHROMIUM_PATH: program }, 45);
}

/** A way through search, cart, order, payment, refund and upload. */
const MAIN_PATHS = ['purchase', 'refund', 'transfer'].map((name) => `tests/e2e/trade/${name}.spec.ts`);
const RESTART_EVERY_MS = 20_000;

/**
 * The main paths again, on two processes of which one is restarted every 20 seconds: no request may fail. A longer run
 * by hand: SEVERAL=20 npm test -- build several goes each way twenty times.
 */
async function several(context) {
  if (context.buildFailed) {
    note('TWO PROCESSES WERE NOT TRIED: THE PAGES COULD NOT BE BUILT.');
    return { ...nothing, skipped: 1 };
  }
  const told = await withPostgres('TWO PROCESSES WERE NOT TRIED', tryTwoProcesses);
  return told ?? { ...nothing, skipped: 1 };
}

async function tryTwoProcesses(url) {
  const program = await browserProgram('TESTS OF TWO PROCESSES');
  if (program === undefined) return { ...nothing, failed: 1 };
  const { startSeveral } = await import('../../tests/support/several-processes.ts');
  // Once through takes a minute on a quick machine: too short for more than two restarts.
  const times = Number(process.env.SEVERAL || 2);
  const mall = await startSeveral(url, RESTART_EVERY_MS);
  let counts;
  try {
    // Nothing is tried again here: a try that fails was noticed.
    const once = ['--retries', '0', '--workers', '1', '--repeat-each', String(times)];
    const args = [...MAIN_PATHS, '--project', 'desktop', ...once];
    const env = { CHROMIUM_PATH: program, E2E_BASE_URL: mall.url };
    counts = await playwright(args, env, 10 + 5 * times);
  } finally {
    await mall.stop();
  }
  const shares = [...mall.answered.values()];
  process.stdout.write(
    `${mall.restarts()} restarts; ${shares.join(' and ')} requests answered, ${mall.lost.length} by nobody\n`,
  );
  for (const one of mall.lost) note(one);
  const wasTried = mall.restarts() >= 2 && shares.every((share) => share > 0);
  const unnoticed = mall.lost.length === 0 && wasTried;
  return together([counts, verdict('each restart goes unnoticed', unnoticed ? 0 : 1)]);
}

async function pages(context) {
  const code = (await build()) || (await bundle());
  context.buildFailed = code !== 0;
  return verdict('the pages are built', code);
}

// Neighbours that take one core each run at the same time.
export const stages = [
  {
    name: 'format',
    title: 'format (prettier)',
    verify: true,
    leavesRoom: true,
    run: () => {
      const again = ['--cache', '--cache-strategy', 'content', '--cache-location', found('prettier')];
      return yesOrNo('prettier', [tool('prettier/bin/prettier.cjs'), '--check', '.', ...again]);
    },
  },
  {
    name: 'lint',
    title: 'lint (oxlint)',
    verify: true,
    leavesRoom: true,
    run: () => yesOrNo('oxlint', [tool('oxlint/bin/oxlint'), '--deny-warnings']),
  },
  { name: 'types', title: 'types (astro check, tsc)', verify: true, leavesRoom: true, run: types },
  {
    name: 'walk',
    title: 'a walk that nobody planned (vitest)',
    leavesRoom: true,
    // WALK=100000 takes hours.
    run: () => vitest(['walk'], { limit: process.env.WALK ? 24 * 60 : 20 }),
  },
  {
    name: 'unit',
    title: 'checks, domain, API and islands (vitest)',
    verify: true,
    run: () => vitest(['checks', 'domain', 'api', 'islands'], { limit: 50 }),
  },
  { name: 'build', title: 'build (astro)', run: pages },
  // One of the races kills the built site.
  { name: 'races', title: 'races on a real PostgreSQL (vitest)', run: races },
  { name: 'e2e', title: 'built site in a browser (playwright)', run: browser },
  // Alone: a page that waits for a slow machine looks like one that waits for a process that has died.
  { name: 'several', title: 'two processes, one restarted every 20 s (playwright)', run: several },
];
