// npm run bench [-- <words>]: runs the benchmarks of tests/bench whose file name contains one of the words.
import fs from 'node:fs';
import { buildOrGiveUp } from '../lib/build.mjs';
import { runNode } from '../lib/child.mjs';
import { at } from '../lib/places.mjs';
import { bold, giveUp } from '../lib/say.mjs';

const words = process.argv.slice(2).filter((arg) => !arg.startsWith('-'));
const folder = at('tests/bench');
const all = fs.existsSync(folder) ? fs.readdirSync(folder).filter((name) => name.endsWith('.bench.ts')) : [];
const chosen = all.filter((name) => !words.length || words.some((word) => name.includes(word)));

if (!chosen.length)
  giveUp(`No benchmark matches "${words.join(' ')}".`, `There are: ${all.join(', ') || 'none'}.`);
await buildOrGiveUp();
let failed = 0;
for (const name of chosen) {
  console.log(`\n${bold(name.replace('.bench.ts', ''))}`);
  if (
    (await runNode(['--disable-warning=ExperimentalWarning', `${folder}/${name}`], {
      NODE_ENV: 'production',
    })) !== 0
  )
    failed++;
}
process.exit(failed ? 1 : 0);
