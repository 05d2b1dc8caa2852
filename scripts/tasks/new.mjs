// npm run new -- <area>/<feature>: writes the files of a feature in every layer and joins them to the lists.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readArguments } from '../lib/arguments.mjs';
import { at } from '../lib/places.mjs';
import { bold, giveUp } from '../lib/say.mjs';
import { joinsOf, layersOf } from '../new/layers.mjs';

const [area, word] = readArguments('new').words[0].split('/');
const areas = fs
  .readdirSync(at('src/lib/domain'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory());
if (!areas.some((entry) => entry.name === area)) {
  giveUp(
    `There is no area "${area}" in src/lib/domain.`,
    `Areas: ${areas.map((entry) => entry.name).join(', ')}.`,
  );
}

const layers = layersOf(area, word);
const taken = Object.keys(layers).filter((place) => fs.existsSync(at(place)));
if (taken.length) giveUp(`Nothing was written: ${taken.join(', ')} exists already.`);

for (const [place, text] of Object.entries(layers)) {
  fs.mkdirSync(path.dirname(at(place)), { recursive: true });
  fs.writeFileSync(at(place), text);
  console.log(`new      ${place}`);
}
const joins = Object.entries(joinsOf(word));
for (const [place, change] of joins) {
  const text = fs.readFileSync(at(place), 'utf8');
  const changed = change(text);
  if (changed !== text) fs.writeFileSync(at(place), changed);
  console.log(changed === text ? `by hand  ${place}: add the feature to its list` : `changed  ${place}`);
}
const written = [...Object.keys(layers), ...joins.map(([place]) => place)];
spawnSync(
  process.execPath,
  [
    at('node_modules/prettier/bin/prettier.cjs'),
    '--write',
    '--log-level=warn',
    ...written.map((place) => at(place)),
  ],
  {
    stdio: 'inherit',
  },
);

console.log(`
${bold('Next')}
  1. give the feature its place in the table of tests/checks/imports.test.ts
  2. make the table in src/lib/db/schema/${word}.ts what you need, then: npm run db:generate -- --name ${word}
  3. npm run verify`);
