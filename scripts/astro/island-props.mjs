// How the properties of islands are written. Astro wraps each value in a list that names its kind, doubles the text by
// escaped quotation marks, and does so twice, the second time for an id that is never read: a quarter of a goods page.
// All that islands are given is JSON (what the API says, and words), so it is written as it is, in single quotes, and
// read by island-client.mjs. Angle brackets are escaped as JSON does, so that no parser of the page, however simple,
// takes a user's text for a tag.
const RUNTIME = '/astro/dist/runtime/server/';

/** Becomes part of Astro's own module, so it can use only its arguments. */
const written = `
function withProps(html, text) {
  if (text === undefined || text === '{}') return html;
  const value = text.replaceAll('&', '&amp;').replaceAll("'", '&#39;').replaceAll('<', '\\\\u003c');
  return "<astro-island data-props='" + value + "'" + html.slice('<astro-island'.length);
}
`;

/** File, what stands in it, what stands there instead. */
const CHANGES = [
  [
    'hydration.js',
    'island.props["props"] = escapeHTML(serializeProps(props, metadata));',
    // An island that is drawn by the browser alone (client:only) has Astro's own client, which reads Astro's way.
    `if (renderer.name === 'island-renderer') island.plainProps = JSON.stringify(props);
    else island.props["props"] = escapeHTML(serializeProps(props, metadata));`,
  ],
  ['hydration.js', /\buid: astroId\b/, ''],
  // The element uses the default export unless a name is given; then the name need not be written.
  [
    'hydration.js',
    'island.props["component-export"] = componentExport.value;',
    'if (componentExport.value !== "default") island.props["component-export"] = componentExport.value;',
  ],
  ['hydration.js', /\bname: metadata.displayName,/, ''],
  ['render/component.js', /const astroId = shorthash\([^;]+;/, 'const astroId = "";'],
  [
    'render/component.js',
    'renderElement("astro-island", island, false)',
    'withProps(renderElement("astro-island", island, false), island.plainProps)',
  ],
];

export default function islandProps() {
  const plugin = {
    name: 'island-props',
    enforce: 'pre',
    transform(code, id) {
      const changes = CHANGES.filter(([file]) => id.endsWith(RUNTIME + file));
      if (changes.length === 0) return undefined;
      let changed = code;
      for (const [file, from, to] of changes) {
        const next = changed.replace(from, () => to);
        if (next === changed) throw new Error(`Astro's ${file} has no ${from}`);
        changed = next;
      }
      return { code: id.endsWith('component.js') ? changed + written : changed, map: null };
    },
  };
  return {
    name: 'island-props',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
    },
  };
}
