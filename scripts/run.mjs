// Entry of every npm script, in plain JavaScript that Node.js 20 can run: finds or installs a Node.js that is new
// enough, installs the packages when they are missing or out of date, then does the task under that Node.js.
import fs from 'node:fs';
import { become } from './lib/child.mjs';
import { findNode } from './lib/node.mjs';
import { installPackages } from './lib/packages.mjs';
import { at } from './lib/places.mjs';
import { giveUp } from './lib/say.mjs';

const [name = 'start', ...args] = process.argv.slice(2);
const file = at('scripts/tasks', `${name.replaceAll(':', '-')}.mjs`);

if (!fs.existsSync(file)) {
  const known = fs.readdirSync(at('scripts/tasks')).map((task) => task.replace('.mjs', ''));
  giveUp(`There is no task "${name}".`, `Tasks: ${known.join(', ')}.`);
}

const node = await findNode();
if (name !== 'doctor') await installPackages(node);

if (node === process.execPath) {
  process.argv.splice(1, process.argv.length, file, ...args);
  await import(`./tasks/${name.replaceAll(':', '-')}.mjs`);
} else {
  become(node, [file, ...args]);
}
