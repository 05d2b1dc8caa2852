// Runs stages one after the other, neighbours that leave room for each other at the same time. Continues after a failure, and
// ends with the slowest tests, the sums, and the names of what failed, so that they are also in a log that lost its
// beginning.
import fs from 'node:fs';
import { onEnd } from '../lib/child.mjs';
import { bold, duration, green, red, yellow } from '../lib/say.mjs';
import { endCurrent, killCurrent } from './group.mjs';
import { nothing, sum } from './report.mjs';
import { stages } from './stages.mjs';

const print = (text = '') => process.stdout.write(`${text}\n`);

/** The stages of these names, or all of these. */
export const chosenStages = (names, available) =>
  names.length ? stages.filter((stage) => names.includes(stage.name)) : available;

const HUNDREDTHS = 10;

/** Ms of processor that all ended children of this process have used; undefined where the system does not tell. */
function usedByChildren() {
  try {
    // The name in brackets may hold spaces. Then cutime and cstime, the 16th and 17th of the whole line, in ticks.
    const fields = fs.readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ');
    return (Number(fields[13]) + Number(fields[14])) * HUNDREDTHS;
  } catch {
    return undefined; // not on Linux
  }
}

async function runOne(stage, context, isAlone) {
  const started = Date.now();
  const usedBefore = isAlone ? usedByChildren() : undefined;
  let counts;
  try {
    counts = await stage.run(context);
  } catch (error) {
    print(red(error instanceof Error ? (error.stack ?? error.message) : String(error)));
    counts = { ...nothing, failed: 1, failures: [{ name: 'the stage itself', why: [String(error)] }] };
  }
  const used = usedBefore === undefined ? undefined : usedByChildren() - usedBefore;
  const took = duration(Date.now() - started);
  const outcome = counts.failed ? red('failed') : counts.passed ? green('passed') : yellow('skipped');
  print(
    `\n${stage.title}: ${outcome}${counts.timedOut ? ', stopped because it took too long' : ''}, ${took}`,
  );
  return { title: stage.title, took, used, ...counts };
}

function printTable(rows) {
  const width = Math.max(...rows.map((row) => row.title.length));
  print();
  for (const { title, took, used, passed, failed, skipped } of rows) {
    const counts = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed ${String(skipped).padStart(4)} skipped`;
    print(
      `${failed ? red('x') : passed ? green('+') : yellow('-')} ${title.padEnd(width)} ${counts}  ${took}${used === undefined ? '' : ` (${duration(used)} of processor)`}`,
    );
  }
}

/** Stages in the order they run, with those together that run at the same time. */
function sideBySide(chosen) {
  const groups = [];
  for (const stage of chosen) {
    const last = groups.at(-1);
    if (stage.leavesRoom && last?.[0].leavesRoom) last.push(stage);
    else groups.push([stage]);
  }
  return groups;
}

const SLOWEST = 10;

/** The files that took longest, whichever stage they belong to. */
export function slowestLines(rows) {
  const files = rows.flatMap((row) => row.files ?? []).sort((a, b) => b.ms - a.ms);
  if (!files.length) return [];
  const lines = files.slice(0, SLOWEST).map(({ file, ms }) => `${duration(ms).padStart(12)}  ${file}`);
  return ['', `the slowest of ${files.length} files`, ...lines];
}

const named = ({ name, why }) => [`  ${name}`, ...why.map((line) => `      ${line}`)];

/** What passed only when it was tried again, with the first lines of why it failed before. */
export function unsteadyLines(rows) {
  const unsteady = rows.flatMap((row) => row.unsteady ?? []);
  return unsteady.length ? ['', yellow('passed only at the second try:'), ...unsteady.flatMap(named)] : [];
}

/** Each failed stage with the names of what failed in it, and the first lines of why. */
export function failureLines(rows) {
  const failed = rows.filter((row) => row.failed);
  const lines = failed.flatMap(({ title, failures = [], timedOut }) => [
    red(`failed in ${title}${timedOut ? ', stopped because it took too long' : ''}:`),
    ...(failures.length ? [] : ['  the runner ended without a name; its own words are above']),
    ...failures.flatMap(named),
  ]);
  return failed.length ? ['', ...lines] : [];
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
  for (const group of sideBySide(chosen)) {
    if (interrupted) break;
    print();
    for (const stage of group) print(bold(`${chosen.indexOf(stage) + 1}/${chosen.length} ${stage.title}`));
    rows.push(...(await Promise.all(group.map((stage) => runOne(stage, context, group.length === 1)))));
  }
  const { passed, failed, skipped } = sum(rows);
  slowestLines(rows).forEach((line) => print(line));
  unsteadyLines(rows).forEach((line) => print(line));
  printTable(rows);
  print(`\n${interrupted ? 'stopped after' : 'took'} ${duration(Date.now() - started)}\n`);
  print(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  failureLines(rows).forEach((line) => print(line));
  return interrupted ? 130 : failed || !passed ? 1 : 0;
}
