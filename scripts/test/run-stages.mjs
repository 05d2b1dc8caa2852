// Runs stages one after the other, goes on after a failure, and ends with one line of sums.
import { onEnd } from '../lib/child.mjs';
import { bold, duration, green, red, yellow } from '../lib/say.mjs';
import { endCurrent, killCurrent } from './group.mjs';
import { nothing, sum } from './report.mjs';
import { stages } from './stages.mjs';

const print = (text = '') => process.stdout.write(`${text}\n`);

/** The stages of these names, or all of these. */
export const chosenStages = (names, available) =>
  names.length ? stages.filter((stage) => names.includes(stage.name)) : available;

async function runOne(stage, context) {
  const started = Date.now();
  let counts;
  try {
    counts = await stage.run(context);
  } catch (error) {
    print(red(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    counts = { ...nothing, failed: 1 };
  }
  const took = duration(Date.now() - started);
  const outcome = counts.failed ? red('failed') : counts.passed ? green('passed') : yellow('skipped');
  print(
    `\n${stage.title}: ${outcome}${counts.timedOut ? ', stopped because it took too long' : ''}, ${took}`,
  );
  return { title: stage.title, took, ...counts };
}

function printTable(rows) {
  const width = Math.max(...rows.map((row) => row.title.length));
  print();
  for (const { title, took, passed, failed, skipped } of rows) {
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`;
    print(
      `${failed ? red('x') : passed ? green('+') : yellow('-')} ${title.padEnd(width)} ${counts}  ${took}`,
    );
  }
}

/** Runs them all; resolves to the exit code. */
export async function runStages(chosen) {
  let interrupted = false;
  onEnd(() => {
    interrupted = true;
    print(`\n${yellow('stopping')}`);
    endCurrent();
  });
  process.on('exit', killCurrent);

  print(bold('Plan'));
  chosen.forEach((stage, index) => print(`  ${index + 1} ${stage.title}`));
  const started = Date.now();
  const context = {};
  const rows = [];
  for (const [index, stage] of chosen.entries()) {
    if (interrupted) break;
    print(`\n${bold(`${index + 1}/${chosen.length} ${stage.title}`)}`);
    rows.push(await runOne(stage, context));
  }
  const { passed, failed, skipped } = sum(rows);
  printTable(rows);
  print(`\n${interrupted ? 'stopped after' : 'took'} ${duration(Date.now() - started)}\n`);
  print(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return interrupted ? 130 : failed || !passed ? 1 : 0;
}
