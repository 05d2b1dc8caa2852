// npm run doctor: looks at everything a start or a test run needs, and prints the cure of what is wrong.
import fs from 'node:fs';
import { database } from '../doctor/database.mjs';
import * as machine from '../doctor/machine.mjs';
import { providers } from '../doctor/providers.mjs';
import { settings } from '../doctor/settings.mjs';
import * as tests from '../doctor/tests.mjs';
import { readArguments } from '../lib/arguments.mjs';
import { packagesAreCurrent } from '../lib/packages.mjs';
import { at } from '../lib/places.mjs';
import { green, red, yellow } from '../lib/say.mjs';

readArguments('doctor');

// These import packages, so they are asked only when there are some.
const later = packagesAreCurrent({ develops: false }) ? [settings, providers, database] : [];
// An image holds no tests.
const forTests = fs.existsSync(at('tests/support')) ? [tests.browser, tests.fonts] : [];
if (forTests.length && packagesAreCurrent()) forTests.push(tests.postgres);
const questions = [
  machine.nodeVersion,
  machine.npmVersion,
  machine.disk,
  machine.projectFolder,
  machine.dataFolder,
  machine.packages,
  machine.pages,
  machine.port,
  machine.licence,
  ...later,
  ...forTests,
];

let wrong = 0;
for (const ask of questions) {
  for (const { good, note, bad, cure } of [await ask()].flat()) {
    if (good) console.log(`${green('ok  ')} ${good}`);
    if (note) console.log(`${yellow('note')} ${note}`);
    if (!bad) continue;
    wrong++;
    console.log(`${red('bad ')} ${bad}\n     ${cure}`);
  }
}
console.log(wrong ? `\n${wrong} to mend; the cure is under each.` : '\nEverything is in order.');
process.exit(wrong ? 1 : 0);
