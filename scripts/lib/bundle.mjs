// The server as one file. Node.js runs the sources as they are, but to find and to read two thousand of them is half of the
// processor time of a start: `npm start` takes the file whenever it was made of the sources that are there.
import fs from 'node:fs';
import path from 'node:path';
import { runNode } from './child.mjs';
import { at } from './places.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { inTurn } from './turn.mjs';

const folder = at('node_modules/.cache/server');
const stamp = path.join(folder, '.stamp');
const configs = ['bundle-config.mjs', 'answers-apart.mjs', '../astro/one-byte.mjs'].map((name) =>
  path.join('scripts/lib', name),
);
const [config] = configs;
const entries = { demo: at('demo/main.ts'), mall: at('src/lib/server/main.ts') };
const entryNames = Object.keys(entries).filter((name) => fs.existsSync(entries[name]));

/** What the server is made of, packages apart. */
export const serverSources = ['src/lib', 'demo'];
const keyOf = () => hashOf([...serverSources, ...configs, 'package-lock.json']);
const isBundled = () => readStamp(stamp) === keyOf();

/** Serves the mall, with its demo where there is one. */
export const mainFile = () =>
  isBundled() ? path.join(folder, `${entryNames[0]}.mjs`) : entries[entryNames[0]];

export const bundleOf = {
  folder,
  input: Object.fromEntries(entryNames.map((name) => [name, entries[name]])),
};

/** Makes the file if a source has changed; resolves to an exit code. */
export async function bundle() {
  if (isBundled()) return 0;
  return inTurn(async () => {
    const key = keyOf();
    if (readStamp(stamp) === key) return 0;
    const vite = [
      at('node_modules/vite/bin/vite.js'),
      'build',
      '--config',
      config,
      '--configLoader',
      'native',
    ];
    const code = await runNode(vite, { NODE_ENV: 'production' });
    if (code === 0) writeStamp(stamp, key);
    return code;
  });
}
