// Scripts of a page run when its HTML has been read, yet a browser fetches them before its pictures: what a page shows
// first, its styles and its first picture, waits for files that change nothing of it. They are asked for later, and
// what they import with them: a browser that finds an import in a script that has come asks for it at once and before
// everything else, one journey to the server after another.
const FILE = '/astro/dist/runtime/server/render/script.js';
const RESOLVED = 'const resolved = await result.resolve(id);';
const FROM = '<script type="module" src=';
const TO = '${imports}<script type="module" fetchpriority="low" src=';
/** The address of a script with this behind it has those of its imports as its file, with commas between them. */
const IMPORTS = '?imports';

/** Runs in the server's file: links to what a script imports, each once a page. */
const LINKS = `
  const said = (result.saidImports ??= new Set());
  let imports = '';
  for (const file of (await result.resolve(id + '${IMPORTS}')).split(','))
    if (file && !said.has(file)) {
      said.add(file);
      imports += '<link rel="modulepreload" fetchpriority="low" href="' + file + '">';
    }`;

export default function lateScripts() {
  /** What each file of the browser's imports before it runs, by the file's name. */
  const importsOf = new Map();
  const plugin = {
    name: 'late-scripts',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith(FILE)) return undefined;
      for (const part of [RESOLVED, FROM])
        if (!code.includes(part)) throw new Error(`Astro's ${FILE} has no ${part}`);
      return { code: code.replace(RESOLVED, `${RESOLVED}${LINKS}`).replace(FROM, TO), map: null };
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      for (const { type, fileName, imports } of Object.values(bundle))
        if (type === 'chunk') importsOf.set(fileName, imports);
    },
  };
  const allImports = (file, found = new Set()) => {
    for (const imported of importsOf.get(file) ?? [])
      if (!found.has(imported)) allImports(imported, found.add(imported));
    return found;
  };
  return {
    name: 'late-scripts',
    hooks: {
      'astro:config:setup'({ command, updateConfig }) {
        if (command === 'build') updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:build:ssr'({ manifest: { entryModules } }) {
        for (const [id, file] of Object.entries(entryModules))
          if (id.includes('?astro&type=script'))
            entryModules[id + IMPORTS] = [...allImports(file)].join(',/');
      },
    },
  };
}
