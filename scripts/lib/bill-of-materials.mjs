// The bill of materials of the mall, made of its lock file alone: the same lock gives the same bill, without a network.

/** @typedef {{ version?: string, integrity?: string, license?: string | string[], dev?: boolean, optional?: boolean, link?: boolean }} Locked */

/** Packages whose manifest lacks the licence of their LICENSE file. */
const SAID_IN_FILE = { 'png-js': 'MIT' };

const nameOf = (/** @type {string} */ place) => place.slice(place.lastIndexOf('node_modules/') + 13);

const purlOf = (/** @type {string} */ name, /** @type {string} */ version) =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Integrities of npm: `sha512-<base64>`, several of them apart by spaces. */
const hashesOf = (integrity = '') =>
  integrity
    .split(/\s+/)
    .filter(Boolean)
    .map((one) => {
      const [method = '', content = ''] = one.split(/-(.*)/s);
      return { alg: method.replace('sha', 'SHA-'), content: Buffer.from(content, 'base64').toString('hex') };
    });

/** An expression like `(MIT OR CC0-1.0)`, or the short name of one licence. */
const licensesOf = (/** @type {string | string[]} */ license = '') => {
  if (Array.isArray(license)) return license.map((name) => ({ license: { name } }));
  if (!license) return [];
  return /[ ()]/.test(license) ? [{ expression: license }] : [{ license: { id: license } }];
};

/**
 * CycloneDX 1.5: every package of the lock with its version, hash and licence. What is needed only to build and
 * test is `excluded`, other machines' builds are `optional`.
 * @param {{ name: string, version: string, packages: Record<string, Locked> }} lock
 */
export function billOfMaterials(lock) {
  const components = new Map();
  for (const [place, locked] of Object.entries(lock.packages)) {
    if (!place || locked.link || !locked.version) continue;
    const name = nameOf(place);
    const purl = purlOf(name, locked.version);
    const scope = locked.dev ? 'excluded' : locked.optional ? 'optional' : 'required';
    const known = components.get(purl);
    // The same package may be needed by one and by the other: what runs counts.
    if (known && (known.scope === 'required' || scope === 'excluded')) continue;
    components.set(purl, {
      type: 'library',
      'bom-ref': purl,
      name,
      version: locked.version,
      scope,
      purl,
      hashes: hashesOf(locked.integrity),
      licenses: licensesOf(locked.license ?? SAID_IN_FILE[name]),
    });
  }
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components: [...components.values()].sort((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}
