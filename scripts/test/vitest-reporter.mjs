// A reporter for vitest that writes what its JSON leaves out: how long each file took with its loading and opening,
// and the failures that are no test's own, of a hook, a file or an error outside any test.
import fs from 'node:fs';
import path from 'node:path';
import { root } from '../lib/places.mjs';

/** The environment's name for the file to write. */
export const REPORT_FILE = 'VITEST_REPORT_FILE';

const placeOf = (module) => path.relative(root, module.moduleId).replaceAll(path.sep, '/');
const messageOf = (error) => error?.stack ?? error?.message ?? String(error);

/** From the outermost describe to the test itself. */
function titlesOf(one) {
  const titles = [];
  for (let at = one; at && at.type !== 'module'; at = at.parent) titles.unshift(at.name);
  return titles;
}

function failuresOf(module) {
  const file = placeOf(module);
  const groups = [module, ...module.children.allSuites()].filter((group) => group.errors().length);
  const tests = [...module.children.allTests('failed')];
  const failures = [
    ...groups.map((group) => ({ titles: titlesOf(group), error: group.errors()[0] })),
    ...tests.map((test) => ({ titles: titlesOf(test), error: test.result().errors[0] })),
  ];
  return failures.map(({ titles, error }) => ({ file, titles, message: messageOf(error) }));
}

function timeOf(module) {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return Math.round(environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration);
}

export default class TellAll {
  onTestRunEnd(modules, errors) {
    const outside = errors.map((error) => ({
      titles: ['an error outside any test'],
      message: messageOf(error),
    }));
    const told = {
      files: modules.map((module) => ({ file: placeOf(module), ms: timeOf(module) })),
      failures: [...modules.flatMap(failuresOf), ...outside],
    };
    fs.writeFileSync(process.env[REPORT_FILE], JSON.stringify(told));
  }
}
