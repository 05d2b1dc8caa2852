// Scripts of a page run when its HTML has been read, yet a browser fetches them before its pictures: what a page shows
// first, its styles and its first picture, waits for a dozen files that change nothing of it. They are asked for later.
const FILE = '/astro/dist/runtime/server/render/script.js';
const FROM = '<script type="module" src=';
const TO = '<script type="module" fetchpriority="low" src=';

export default function lateScripts() {
  const plugin = {
    name: 'late-scripts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(FILE)) return undefined;
      if (!code.includes(FROM)) throw new Error(`Astro's ${FILE} has no ${FROM}`);
      return { code: code.replace(FROM, TO), map: null };
    },
  };
  return {
    name: 'late-scripts',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
    },
  };
}
