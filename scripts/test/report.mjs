// Reads what the runners counted, and adds it up.
import fs from 'node:fs';

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

/** A tool that only says yes or no counts as one test. */
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
