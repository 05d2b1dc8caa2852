// Entry of every npm script, in plain JavaScript that Node.js 20 can run: reads the command line, finds or installs a
// Node.js that is new enough, installs the packages when they are missing or out of date, then does the task under it.
import { commands } from './commands.mjs';
import { misused, readArguments, usageOfAll } from './lib/arguments.mjs';
import { become } from './lib/child.mjs';
import { findNode } from './lib/node.mjs';
import { installPackages } from './lib/packages.mjs';
import { at } from './lib/places.mjs';

const [name = 'start', ...args] = process.argv.slice(2);

if (name === '--help' || name === '-h') {
  process.stdout.write(usageOfAll());
  process.exit(0);
}
if (!Object.hasOwn(commands, name)) misused(`There is no command "${name}".`, usageOfAll());
readArguments(name, args);

const file = at('scripts/tasks', `${name.replaceAll(':', '-')}.mjs`);
const node = await findNode();
if (name !== 'doctor') await installPackages(node, { develops: commands[name].develops ?? false });

if (node === process.execPath) {
  // Tests bring their own settings.
  if (!['test', 'verify'].includes(name)) await import('../src/lib/server/env-file.ts');
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(`./tasks/${name.replaceAll(':', '-')}.mjs`);
} else {
  become(node, [at('scripts/run.mjs'), name, ...args]);
}
