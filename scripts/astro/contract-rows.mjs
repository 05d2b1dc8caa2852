// Islands and pages need only method and path of a contract row: what is sent is checked where the API takes it. A contract
// file with schemas (src/lib/contracts/<feature>.ts) is therefore replaced, in both builds, by its rows without them and
// its constants of plain data; a page's server would make 10,000 schemas a second time.
import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';

const CONTRACT = /\/src\/lib\/contracts\/[a-z-]+\.ts$/;
const WITH_SCHEMAS = /^import \* as z from 'zod/m;

/** A page also asks who may call a row, and which of its answers it may keep. */
const lean = ({ method, path, access, upload, role, cacheTags }, isBrowser) => ({
  method,
  path,
  access,
  upload,
  ...(isBrowser ? {} : { role, cacheTags }),
});

/** Words, numbers, and lists and objects of them: what JSON keeps as it is. */
function isPlain(value) {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
  if (typeof value !== 'object') return false;
  const isKept = [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value));
  return isKept && Object.values(value).every(isPlain);
}

export default function contractRows() {
  const plugin = {
    name: 'contract-rows',
    enforce: 'pre',
    async load(id) {
      const file = id.split('?')[0].replaceAll('\\', '/');
      if (!CONTRACT.test(file) || !WITH_SCHEMAS.test(await readFile(file, 'utf8'))) return undefined;
      const module = await import(`${pathToFileURL(file).href}?t=${Date.now()}`);
      const isBrowser = this.environment.name === 'client';
      const lines = [];
      for (const [name, value] of Object.entries(module)) {
        if (!name.endsWith('Api') && isPlain(value))
          lines.push(`export const ${name} = ${JSON.stringify(value)};`);
        if (!name.endsWith('Api')) continue;
        const rows = Object.fromEntries(
          Object.entries(value).map(([key, row]) => [key, lean(row, isBrowser)]),
        );
        lines.push(`export const ${name} = ${JSON.stringify(rows)};`);
      }
      return lines.join('\n');
    },
  };
  return {
    name: 'contract-rows',
    hooks: { 'astro:config:setup': ({ updateConfig }) => updateConfig({ vite: { plugins: [plugin] } }) },
  };
}
