// What Astro works out anew for each answer, though it never changes while a server runs, is kept. It digests the scripts
// and styles that stand in a page for its Content-Security-Policy, by a stream of its own for each of them, it puts the
// addresses of scripts and styles together from parsed URLs, three for each island, and it imports the module of the page:
// a fifth of the time of a page that is put together from kept pieces. The same text has the same digest, the same file the
// same address, the same route the same module.
const RENAMED = [
  {
    file: '/astro/dist/core/encryption.js',
    head: 'async function generateCspDigest(',
    renamed: 'async function newCspDigest(',
    kept: `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  if (!digests.has(key)) digests.set(key, newCspDigest(data, algorithm));
  return digests.get(key);
}
`,
  },
  {
    file: '/astro/dist/core/environment/production.js',
    head: 'async function getModuleForRoute(',
    renamed: 'async function importModuleForRoute(',
    kept: `const modules = new WeakMap();
function getModuleForRoute(manifest, route) {
  let module = modules.get(route);
  if (!module) modules.set(route, (module = importModuleForRoute(manifest, route)));
  return module;
}
`,
  },
  {
    file: '/astro/dist/core/render/ssr-element.js',
    head: 'function createAssetLink(',
    renamed: 'function newAssetLink(',
    // Base, prefix and query are those of the build: there is one of each.
    kept: `const links = new Map();
function createAssetLink(href, base, assetsPrefix, queryParams) {
  if (queryParams || typeof assetsPrefix === 'object') return newAssetLink(href, base, assetsPrefix, queryParams);
  let link = links.get(href);
  if (link === undefined) links.set(href, (link = newAssetLink(href, base, assetsPrefix)));
  return link;
}
`,
  },
];

export default function keepDigests() {
  const plugin = {
    name: 'keep-digests',
    enforce: 'pre',
    transform(code, id) {
      const found = RENAMED.find(({ file }) => id.endsWith(file));
      if (!found) return undefined;
      const { file, head, renamed, kept } = found;
      if (!code.includes(head)) throw new Error(`${file} has no ${head}`);
      return { code: kept + code.replace(head, renamed), map: null };
    },
  };
  return {
    name: 'keep-digests',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
    },
  };
}
