// The browser needs only method and path of a contract row; schemas stay on the server. A contract file
// (src/lib/contracts/<feature>.ts) is therefore replaced in the client build by its rows without schemas, and its
// constants of plain data.
import { pathToFileURL } from 'node:url';

const CONTRACT = /\/src\/lib\/contracts\/[a-z-]+\.ts$/;
const SHARED = /\/(endpoint|fields|failures|openapi|routes|cookies)\.ts$/;

const lean = (row) => ({ method: row.method, path: row.path, access: row.access, upload: row.upload });

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
    applyToEnvironment: (environment) => environment.name === 'client',
    async load(id) {
      const file = id.split('?')[0].replaceAll('\\', '/');
      if (!CONTRACT.test(file) || SHARED.test(file)) return undefined;
      const module = await import(`${pathToFileURL(file).href}?t=${Date.now()}`);
      const lines = [];
      for (const [name, value] of Object.entries(module)) {
        if (!name.endsWith('Api') && isPlain(value))
          lines.push(`export const ${name} = ${JSON.stringify(value)};`);
        if (!name.endsWith('Api')) continue;
        const rows = Object.fromEntries(Object.entries(value).map(([key, row]) => [key, lean(row)]));
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
