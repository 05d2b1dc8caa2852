// A page asks for each file of its scripts by itself, six at a time over HTTP/1.1. Left alone, the bundler makes a file
// of every module that two pages share: 46 of a few hundred bytes for the home page, and 95 for a page of goods.
const FRAME = '/src/islands/shell/page.ts';
const RUNTIME = /rolldown.runtime/;

/** Whether the frame of every page brings the module along, as it does the bundler's own few lines. */
function isOfFrame(ctx, id, seen = new Set()) {
  if (RUNTIME.test(id)) return true;
  if (id.endsWith(FRAME)) return true;
  if (seen.has(id)) return false;
  seen.add(id);
  return ctx.getModuleInfo(id)?.importers.some((importer) => isOfFrame(ctx, importer, seen)) ?? false;
}

/** As many files must ask for a module as make it common. */
const COMMON = 12;
const groups = [
  // What the frame's script needs of the library: whoever has the frame has all of it.
  {
    name: (id, ctx) => (isOfFrame(ctx, id) ? 'frame' : null),
    test: /\/src\/lib\/|\/nanostores\/|preload-helper|rolldown.runtime|\/islands\/shell\/(language|newer-site|part-missing)/,
    priority: 3,
  },
  // What the frame of a page and that of a desk both do.
  { name: 'page', test: /\/islands\/shell\/(wanted|other-session|loading\/progress)/, priority: 3 },
  {
    name: 'react',
    test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\/|\/island-client/,
    priority: 2,
  },
  // With what fewer share, a visitor's page would load React for a module that it needs.
  { name: 'library', test: /\/src\/lib\//, minShareCount: COMMON, priority: 1 },
  { name: 'island', test: /\/src\/islands\/.*\.tsx?$/, minShareCount: COMMON },
];

export default function fewerFiles() {
  const build = { rolldownOptions: { output: { codeSplitting: { groups } } } };
  return {
    name: 'fewer-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) =>
        void updateConfig({ vite: { environments: { client: { build } } } }),
    },
  };
}
