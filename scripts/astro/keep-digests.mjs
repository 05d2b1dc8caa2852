// Astro digests the scripts and styles that stand in a page for its Content-Security-Policy anew with each answer, by a
// stream of its own for each of them: a seventh of the time of a page that is put together from kept pieces. The same
// text has the same digest.
const FILE = '/astro/dist/core/encryption.js';
const NAME = 'async function generateCspDigest(';

export default function keepDigests() {
  const plugin = {
    name: 'keep-digests',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(FILE)) return undefined;
      if (!code.includes(NAME)) throw new Error(`${FILE} has no ${NAME}`);
      const kept = `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const key = algorithm + data;
  if (!digests.has(key)) digests.set(key, newCspDigest(data, algorithm));
  return digests.get(key);
}
`;
      return { code: kept + code.replace(NAME, 'async function newCspDigest('), map: null };
    },
  };
  return {
    name: 'keep-digests',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
    },
  };
}
