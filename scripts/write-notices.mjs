// Writes NOTICES: the packages that the mall ships, each with its licence and what its authors ask to be passed on.
//   node scripts/write-notices.mjs
// Run it when tests/checks/notices.test.ts says that a package has come, gone, or changed its licence. Versions are
// not repeated here; npm run sbom lists them.
import fs from 'node:fs';
import { pathToFileURL } from 'node:url';
import { billOfMaterials } from './lib/bill-of-materials.mjs';
import { at } from './lib/places.mjs';

const licenceOf = ({ licenses }) =>
  licenses.map((one) => one.expression ?? one.license.id ?? one.license.name).join(' or ');

/** `name: licence` of each package that runs, builds for other machines included, in order. */
export function shippedPackages(lock) {
  const running = billOfMaterials(lock).components.filter(
    // A registry has no licence of builds that a lock lists for other machines; their packages have it.
    (one) => one.scope === 'required' || (one.scope === 'optional' && licenceOf(one)),
  );
  return [...new Set(running.map((one) => `${one.name}: ${licenceOf(one)}`))].sort();
}

/** The licence that lies in an installed package, as its authors wrote it. */
function textOf(name) {
  const folder = at('node_modules', name);
  if (!fs.existsSync(folder)) return undefined; // another machine's build; its own package has the text
  const file = fs
    .readdirSync(folder)
    .sort()
    .find((entry) => /^(licen[cs]e|copying)([-.](md|txt|mit|apache.*))?$/i.test(entry));
  if (!file || !fs.statSync(`${folder}/${file}`).isFile()) return undefined;
  return fs
    .readFileSync(`${folder}/${file}`, 'utf8')
    .replace(/\r\n/g, '\n')
    .replace(/[ \t]+$/gm, '')
    .trim();
}

function write() {
  const shipped = shippedPackages(JSON.parse(fs.readFileSync(at('package-lock.json'), 'utf8')));
  const texts = new Map();
  for (const row of shipped) {
    const name = row.slice(0, row.indexOf(': '));
    const text = textOf(name);
    if (text) texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  const rule = '-'.repeat(100);
  const blocks = [...texts].map(([text, names]) => `${rule}\n${names.join(', ')}\n\n${text}\n`);
  fs.writeFileSync(
    at('NOTICES'),
    `The mall ships these packages. Each stays under the licence of its authors, which follows below the list.\n\n` +
      `${shipped.join('\n')}\n\n${blocks.join('\n')}`,
  );
  console.log(`NOTICES: ${shipped.length} packages, ${texts.size} licence texts`);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) write();
