// Builds the site when one of its sources has changed.
import fs from 'node:fs';
import path from 'node:path';
import { runNode } from './child.mjs';
import { at, root } from './places.mjs';
import { giveUp, say } from './say.mjs';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';
import { inTurn, readOnly } from './turn.mjs';

const stamp = at('dist/.stamp');

/** Parts of src that the server runs as they are, and texts that are published into the database. */
const notBuilt = [
  'content',
  ...['adapters', 'api', 'db', 'domain', 'seed', 'server'].map((name) => `lib/${name}`),
];

const partsOf = (folder) => fs.readdirSync(at('src', folder)).map((name) => path.posix.join(folder, name));

/** What the pages are built from: only a change of these makes another build. */
export function sources() {
  const settings = fs
    .readdirSync(root)
    .filter((name) => /^(astro|tailwind).*\.config\.[cm]?[jt]s$/.test(name));
  return [
    ...[...partsOf(''), ...partsOf('lib')]
      .filter((name) => name !== 'lib' && !notBuilt.includes(name))
      .sort()
      .map((name) => `src/${name}`),
    'locales',
    'public',
    'scripts/astro',
    'tsconfig.json',
    'package-lock.json',
    ...settings.sort(),
  ];
}

/** Whether the pages are those of these sources. */
export const isBuilt = (key = hashOf(sources())) =>
  readStamp(stamp) === key && fs.existsSync(at('dist/server/entry.mjs'));

/** Builds if needed, or always with { always: true }; resolves to an exit code. */
export async function build({ always = false } = {}) {
  const key = hashOf(sources());
  if (!always && isBuilt(key)) return 0;
  return inTurn(async () => {
    if (!always && isBuilt(key)) return 0;
    say('building the pages');
    try {
      fs.rmSync(stamp, { force: true });
    } catch (error) {
      if (['EROFS', 'EACCES', 'EPERM'].includes(error.code)) readOnly();
      throw error;
    }
    const code = await runNode([at('node_modules/astro/bin/astro.mjs'), 'build'], { NODE_ENV: 'production' });
    if (code === 0) writeStamp(stamp, key);
    return code;
  });
}

export async function buildOrGiveUp() {
  if ((await build()) !== 0) giveUp('The pages could not be built; the reason is in the lines above.');
}
