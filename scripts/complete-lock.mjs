// A registry mirror may lack some platforms' builds of a native package. npm then leaves them out of
// package-lock.json, and `npm ci` refuses the lock ("Missing: X from lock file"). This adds them back
// (name, version, os, cpu), so that the lock installs everywhere. Run it after every `npm install`.
//   node scripts/complete-lock.mjs [--check] [package-lock.json]
import fs from 'node:fs';
import { parseArgs } from 'node:util';

const systems = [
  'android',
  'darwin',
  'linux',
  'win32',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = [
  'x64',
  'arm64',
  'arm',
  'ia32',
  'riscv64',
  'ppc64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The row that a package finds by Node's way: in its own folder, then one level up, and so on. */
function rowFor(packages, from, name) {
  let place = from;
  for (;;) {
    const row = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
    if (row || !place) return row;
    place = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
  }
}

/** The lock's row of a package that exists for one platform only, read from its name; undefined for others. */
function platformRow(name, range, dev) {
  const words = name.replace(/.*\//, '').split(/[-.]/);
  const system = words.find((word) => systems.includes(word));
  const processor =
    words.find((word) => processors.includes(word)) ??
    (words.some((word) => word.startsWith('arm')) ? 'arm' : undefined);
  const version = range.replace(/^[\^~]/, '');
  if ((!system && !processor) || !/^\d/.test(version)) return undefined;
  const libc = words.includes('musl')
    ? ['musl']
    : system === 'linux' && words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : undefined;
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev: true }),
    ...(libc && { libc }),
    optional: true,
    ...(system && { os: [system] }),
  };
}

/** Adds the missing rows to a parsed lock; returns the names of what it added. */
export function completeLock(lock) {
  const { packages } = lock;
  const added = [];
  for (const [place, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const found = rowFor(packages, place, name);
      const isExact = /^\d/.test(range);
      if (found && (!isExact || found.version === range)) continue;
      const row = platformRow(name, range, entry.dev);
      if (!row) continue;
      // Another version has the place at the top: this one belongs to the package that asks for it.
      const top = `node_modules/${name}`;
      packages[packages[top] ? `${place}/${top}` : top] = row;
      added.push(`${name}@${row.version}`);
    }
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return added;
}

if (process.argv[1]?.endsWith('complete-lock.mjs')) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const [file = 'package-lock.json'] = positionals;
  const lock = JSON.parse(fs.readFileSync(file, 'utf8'));
  const added = completeLock(lock);
  console.log(
    `${file}: ${added.length} missing platform packages${added.length ? `: ${added.join(' ')}` : ''}`,
  );
  if (values.check) process.exit(added.length ? 1 : 0);
  if (added.length) fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
}
