// The locks install everywhere.
//
// `npm ci` refuses a lock that lacks some platform's build of a native package, and a lock that names the mirror it
// was made with fails where that mirror is not. Both happen silently on the machine that made the lock.
// When it fails: node scripts/complete-lock.mjs
import { expect, test } from 'vitest';
import { completeLock } from '../../scripts/complete-lock.mjs';
import { importsOf } from '../support/read-imports.ts';
import { filesUnder, readPlace } from '../support/source-files.ts';

interface Lock {
  packages: Record<string, { version?: string; resolved?: string; integrity?: string; optional?: boolean }>;
}

const readLock = (place: string): Lock => JSON.parse(readPlace(place)) as Lock;
const locks = ['package-lock.json', 'tools/node/package-lock.json'];

test.each(locks)('%s lists every platform', (place) => {
  expect(completeLock(readLock(place))).toEqual([]);
});

test.each(locks)('%s names no download address', (place) => {
  const named = Object.entries(readLock(place).packages).filter(([, row]) =>
    row.resolved?.startsWith('http'),
  );
  expect(named.map(([name]) => name)).toEqual([]);
});

test('package.json and its lock agree', () => {
  type Manifest = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> };
  const { dependencies, devDependencies } = JSON.parse(readPlace('package.json')) as Manifest;
  const root = readLock('package-lock.json').packages[''] as Manifest;
  expect(root.dependencies).toEqual(dependencies);
  expect(root.devDependencies).toEqual(devDependencies);
});

test('the product and its demo open with what a start installs: no package that only tests and tools have', () => {
  type Manifest = Record<'devDependencies', Record<string, string>>;
  const { devDependencies } = JSON.parse(readPlace('package.json')) as Manifest;
  const borrowed = filesUnder(['src', 'demo'], ['.ts', '.tsx', '.astro', '.mjs'])
    .flatMap(importsOf)
    .filter(
      ({ to, isType }) =>
        !isType && Object.keys(devDependencies).some((name) => `${to}/`.startsWith(`${name}/`)),
    )
    .map(({ from, to }) => `${from} imports ${to}`);
  expect(borrowed).toEqual([]);
});

test('no dependency takes whatever comes', () => {
  type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;
  const { dependencies, devDependencies } = JSON.parse(readPlace('package.json')) as Manifest;
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, range]) => !/^[\^~]?\d/.test(range),
  );
  expect(loose).toEqual([]);
});

test('a platform that a lock lacks is added with what its name says', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': {
        version: '1.0.0',
        optionalDependencies: { '@tool/linux-x64-musl': '1.0.0', '@tool/win32-arm64': '1.0.0' },
      },
      'node_modules/@tool/win32-arm64': { version: '1.0.0', optional: true },
    },
  };
  expect(completeLock(lock)).toEqual(['@tool/linux-x64-musl@1.0.0']);
  expect(lock.packages).toHaveProperty(['node_modules/@tool/linux-x64-musl'], {
    version: '1.0.0',
    cpu: ['x64'],
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  });
});

test('a platform that is locked in another version is added below the package that asks for it', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/tool': { version: '2.0.0', optionalDependencies: { '@tool/darwin-arm64': '2.0.0' } },
      'node_modules/@tool/darwin-arm64': { version: '1.0.0', optional: true },
    },
  };
  expect(completeLock(lock)).toEqual(['@tool/darwin-arm64@2.0.0']);
  expect(lock.packages).toHaveProperty(
    ['node_modules/tool/node_modules/@tool/darwin-arm64', 'version'],
    '2.0.0',
  );
});
