// Runs the programs of a folder whose names contain one of these words.
import fs from 'node:fs';
import { buildOrGiveUp } from './build.mjs';
import { bundle } from './bundle.mjs';
import { runNode } from './child.mjs';
import { at } from './places.mjs';
import { bold } from './say.mjs';

/** `kind` is bench or audit: programs are `tests/<kind>/<name>.<kind>.ts`. Exits with 1 when one of them failed. */
export async function runChosen(kind, words) {
  const ending = `.${kind}.ts`;
  const folder = at('tests', kind);
  const all = fs.readdirSync(folder).filter((name) => name.endsWith(ending));
  const chosen = all.filter((name) => !words.length || words.some((word) => name.includes(word)));

  await buildOrGiveUp();
  await bundle();
  let failed = 0;
  for (const name of chosen) {
    console.log(`\n${bold(name.replace(ending, ''))}`);
    const args = ['--disable-warning=ExperimentalWarning', `${folder}/${name}`];
    if ((await runNode(args, { NODE_ENV: 'production' })) !== 0) failed++;
  }
  process.exit(failed ? 1 : 0);
}
