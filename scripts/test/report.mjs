// Reads what the runners counted, and adds it up.
import fs from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export const nothing = { passed: 0, failed: 0, skipped: 0 };

export const sum = (counts) =>
  counts.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
    }),
    nothing,
  );

/** Adds up what several tools of one stage tell: counts, failures, files, and whether one took too long. */
export const together = (results) => ({
  ...sum(results),
  failures: results.flatMap((one) => one.failures ?? []),
  unsteady: results.flatMap((one) => one.unsteady ?? []),
  files: results.flatMap((one) => one.files ?? []),
  timedOut: results.some((one) => one.timedOut),
});

/** A tool with only an exit code counts as one test. */
export const fromCode = (code) => (code === 0 ? { ...nothing, passed: 1 } : { ...nothing, failed: 1 });

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the runner died before it wrote its report; its exit code tells
  }
}

// A file that does not load, or an error outside any test, fails the run without failing a test.
const atLeastOneFailure = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

export function fromVitest(file, code) {
  const report = read(file);
  const counts = report
    ? {
        passed: report.numPassedTests,
        failed:
          report.numFailedTests +
          report.testResults.filter((one) => one.status === 'failed' && !one.assertionResults.length).length,
        skipped: report.numPendingTests + report.numTodoTests,
      }
    : nothing;
  return atLeastOneFailure(counts, code);
}

export function fromPlaywright(file, code) {
  const stats = read(file)?.stats;
  const counts = stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
    : nothing;
  return atLeastOneFailure(counts, code);
}

const WHY_LINES = 8;

/** The first lines of a message that say anything, without colours and without the trace. */
const reason = (message = '') =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('at '))
    .slice(0, WHY_LINES);

const failure = (file, titles, message) => ({
  name: [file, ...titles].filter(Boolean).join(' > '),
  why: reason(message),
});

/** What failed by name, and how long each file took in ms, from what vitest-reporter.mjs wrote. */
export function toldByVitest(file) {
  const { files = [], failures = [] } = read(file) ?? {};
  return { files, failures: failures.map((one) => failure(one.file, one.titles, one.message)) };
}

/** Each test of a report of playwright, with the titles around it. */
const testsIn = (suite, titles = []) => [
  ...(suite.specs ?? []).flatMap((spec) => spec.tests.map((test) => ({ spec, test, titles }))),
  ...(suite.suites ?? []).flatMap((inner) => testsIn(inner, [...titles, inner.title])),
];

// The outermost suite is the file that was run: what several files describe together is declared in another one.
const testsOfPlaywright = (report) =>
  (report?.suites ?? []).flatMap((file) =>
    testsIn(file).map((one) => ({ ...one, place: `tests/e2e/${file.file}` })),
  );

/** The same of playwright's own report. */
export function toldByPlaywright(file) {
  const report = read(file);
  const tests = testsOfPlaywright(report);
  const thatEnded = (status) =>
    tests
      .filter(({ test }) => test.status === status)
      .map(({ place, spec, test, titles }) => {
        const error = test.results.map((one) => one.error?.message ?? one.errors?.[0]?.message).find(Boolean);
        return failure(place, [...titles, spec.title, test.projectName], error);
      });
  const outside = (report?.errors ?? []).map(({ message }) =>
    failure('', ['an error outside any test'], message),
  );
  const took = new Map();
  for (const { place, test } of tests) {
    const ms = test.results.reduce((all, one) => all + one.duration, 0);
    took.set(place, (took.get(place) ?? 0) + ms);
  }
  return {
    files: [...took].map(([place, ms]) => ({ file: place, ms })),
    failures: [...thatEnded('unexpected'), ...outside],
    // Passed at the second try only.
    unsteady: thatEnded('flaky'),
  };
}
