// What the mall is made of is known, and no secret is part of it.
//
// A package without a hash could be exchanged on its way here, one under a strong copyleft would bind the whole mall,
// and a key that was committed once is known for ever.
// When it fails: choose another package; take the key out and make a new one.
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { billOfMaterials } from '../../scripts/lib/bill-of-materials.mjs';
import { listOf, pathsUnder, readPlace, root } from '../support/source-files.ts';

interface Component {
  name: string;
  version: string;
  scope: string;
  purl: string;
  hashes: { alg: string; content: string }[];
  licenses: { expression?: string; license?: { id?: string; name?: string } }[];
}
const lock = JSON.parse(readPlace('package-lock.json')) as Parameters<typeof billOfMaterials>[0];
const bill = billOfMaterials(lock) as { components: Component[] };
const running = bill.components.filter((one) => one.scope === 'required');
const wordsOf = (one: Component): string =>
  one.licenses.map((row) => row.expression ?? row.license?.id ?? row.license?.name ?? '').join(' ');

test('the bill lists every package of the lock, and the same lock gives the same bill', () => {
  const wanted = Object.entries(lock.packages).flatMap(([place, { version }]) =>
    place && version ? [`${place.slice(place.lastIndexOf('node_modules/') + 13)}@${version}`] : [],
  );
  const listed = new Set(bill.components.map((one) => `${one.name}@${one.version}`));
  expect(listOf(wanted.filter((name) => !listed.has(name)))).toBe('');
  expect(billOfMaterials(lock)).toEqual(bill);
  expect(running.length).toBeGreaterThan(100);
  expect(bill.components.find((one) => one.name === 'hono')).toMatchObject({
    scope: 'required',
    purl: expect.stringMatching(/^pkg:npm\/hono@\d/) as string,
  });
});

test('every package that runs has a hash and a licence that binds nobody else', () => {
  const bad = running.filter(
    (one) => !one.hashes[0]?.content || !wordsOf(one) || /(^|[^L])A?GPL|SSPL|BUSL/.test(wordsOf(one)),
  );
  expect(listOf(bad.map((one) => `${one.purl} ${wordsOf(one)}`))).toBe('');
});

test('npm run sbom prints it', () => {
  const printed = execFileSync(process.execPath, ['scripts/tasks/sbom.mjs'], {
    cwd: root,
    maxBuffer: 1 << 26,
  });
  expect(JSON.parse(printed.toString())).toEqual(JSON.parse(JSON.stringify(bill)));
});

/** Keys as they look wherever they come from; fixtures make theirs when they run. */
const SECRETS = [
  /-----BEGIN (?:RSA |EC |OPENSSH )?PRIVATE KEY-----\s+[A-Za-z0-9+/]/,
  /\bAKIA[0-9A-Z]{16}\b/,
  /\bLTAI[0-9A-Za-z]{16,24}\b/,
  /\bAKID[0-9A-Za-z]{32}\b/,
  /\b(?:ghp|gho|ghs|glpat|npm|xox[bap])_[0-9A-Za-z-]{20,}\b/,
  /\bsk_live_[0-9A-Za-z]{16,}\b/,
  /postgres(?:ql)?:\/\/[^\s:@/'"`$<]+:[^\s@'"`$<{]{12,}@(?!localhost|127\.)/,
];

test('no file of the project holds a key, and none that would hold one is kept', () => {
  const places = pathsUnder('.').filter(
    (place) => !/\.(webp|png|jpg|woff2?|ttf|otf|mp4|xlsx|ico|gz)$/.test(place),
  );
  const found = places.filter((place) => {
    const text = readPlace(place);
    return SECRETS.some((secret) => secret.test(text));
  });
  expect(listOf(found)).toBe('');
  const kept = execFileSync('git', ['ls-files', '*.pem', '*.key', '*.p12', '.env', '.env.*'], { cwd: root });
  expect(kept.toString().replace('.env.example\n', '')).toBe('');
});
