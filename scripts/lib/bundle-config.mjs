// How vite makes the server one file, see bundle.mjs.
import path from 'node:path';
import { oneBytePlugin } from '../astro/one-byte.mjs';
import { answersApart } from './answers-apart.mjs';
import { bundleOf, serverSources } from './bundle.mjs';
import { at, root } from './places.mjs';

const { folder, input } = bundleOf;

// Packages stay outside, but for those of a hundred small modules: Node.js reads the description of the package anew for
// each module of it, and that of drizzle-orm has 179 KB.
const inside = ['drizzle-orm', 'zod', 'hono'];

const places = {
  name: 'places-of-sources',
  /** Modules read files that lie beside them: what one says of its own place is said of its source. */
  transform(code, id) {
    if (!/import\.meta\.(url|dirname)/.test(code)) return undefined;
    const place = path.relative(folder, id);
    const changed = code
      .replaceAll('import.meta.url', `new URL(${JSON.stringify(place)}, import.meta.url).href`)
      .replaceAll(
        'import.meta.dirname',
        `(import.meta.dirname + ${JSON.stringify(`/${path.dirname(place)}`)})`,
      );
    return { code: changed, map: null };
  },
  /** A change elsewhere would leave an old server. */
  generateBundle() {
    const own = [...serverSources, ...inside.map((name) => `node_modules/${name}`)];
    const isOwn = (id) => own.some((place) => id.startsWith(at(place) + path.sep));
    const others = [...this.getModuleIds()].filter((id) => path.isAbsolute(id) && !isOwn(id));
    if (others.length > 0)
      this.error(`The server is made of what is none of its sources: ${others.join(', ')}`);
  },
};

export default {
  root,
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: inside },
  plugins: [places, answersApart, oneBytePlugin],
  build: {
    ssr: true,
    outDir: folder,
    emptyOutDir: true,
    target: 'node24',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input,
      // The API document loads all contracts by their names, though the server has them already.
      checks: { ineffectiveDynamicImport: false },
      output: {
        entryFileNames: '[name].mjs',
        chunkFileNames: '[name]-[hash].mjs',
        sourcemapExcludeSources: true,
        // Else each contract would be a file, for they are loaded by their names as well.
        codeSplitting: { groups: [{ name: 'contracts', test: /src\/lib\/(?:contracts|kernel)\// }] },
      },
    },
  },
};
