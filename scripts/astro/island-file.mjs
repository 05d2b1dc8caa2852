// Astro writes the script of its islands, and one for each way in which they hydrate, into every page: 5 to 8 KB that are
// packed and sent with each of them. Here they are one file that a browser keeps. It is asked for where the scripts stood and
// waited for as they were, so that no press is lost before an island answers; it comes with the styles, without which
// nothing is shown either.
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const FILE = '/astro/dist/runtime/server/scripts.js';
const ENTRY = fileURLToPath(new URL('./island-element.mjs', import.meta.url));
/** What stands in Astro's module, what stands there instead. */
const CHANGES = (address) => [
  [/return `<style>.+<\/script>`;/, `return '<script src="${address}"></script>';`],
  ['return `<script>${getDirectiveScriptText(result, directive)}</script>`;', "return '';"],
];

async function scriptOfIslands() {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: ENTRY, output: { format: 'iife' } } },
  });
  return output[0].code;
}

export default function islandFile() {
  /** The scripts within a page that the configuration knows. */
  let named = [];
  return {
    name: 'island-file',
    hooks: {
      async 'astro:config:setup'({ command, config, updateConfig }) {
        if (command !== 'build') return;
        named = config.security.csp.scriptDirective.hashes;
        const source = await scriptOfIslands();
        const fileName = `_astro/islands.${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
        const plugin = {
          name: 'island-file',
          enforce: 'pre',
          transform(code, id) {
            if (!id.endsWith(FILE)) return undefined;
            let changed = code;
            for (const [from, to] of CHANGES(`/${fileName}`)) {
              const next = changed.replace(from, () => to);
              if (next === changed) throw new Error(`Astro's ${FILE} has no ${from}`);
              changed = next;
            }
            return { code: changed, map: null };
          },
          generateBundle() {
            if (this.environment.name === 'client') this.emitFile({ type: 'asset', fileName, source });
          },
        };
        updateConfig({ vite: { plugins: [plugin] } });
      },
      // Every answer would name Astro's scripts in its Content-Security-Policy: half a kilobyte for what no page has in it.
      'astro:build:ssr'({ manifest: { csp } }) {
        csp.scriptHashes = named;
        csp.scriptDirective.hashes = named;
      },
    },
  };
}
