// A page is written into memory in any case (src/lib/server/web/render-page.ts): it is packed, kept and sent as a whole.
// Astro would hand it over in pieces, each through an iterator, two web streams and a buffer of its own; here it comes
// out as the bytes that it is, and what was written before (src/components/kept.ts) goes into them as it is.
const RUNTIME = '/astro/dist/runtime/server/render/';

/** Stands in Astro's own module, among what it uses. A page that fails does so when it is read, as it would in pieces. */
const written = `
async function renderToBytes(result, componentFactory, props, children, isPage, route) {
  const template = await callComponentAsTemplateResultOrResponse(result, componentFactory, props, children, route);
  if (template instanceof Response) return template;
  await bufferHeadContent(result);
  const parts = [];
  let length = 0;
  let text = '';
  const add = (bytes) => {
    parts.push(bytes);
    length += bytes.length;
  };
  const endText = () => {
    if (text) add(encoder.encode(text));
    text = '';
  };
  let isFirst = true;
  const destination = {
    write(chunk) {
      if (isFirst && !result.partial && !DOCTYPE_EXP.test(String(chunk))) text += '<!DOCTYPE html>';
      isFirst = false;
      if (chunk instanceof Response) throw new AstroError(AstroErrorData.ResponseSentError);
      const piece = chunkToByteArrayOrString(result, chunk);
      if (typeof piece === 'string') text += piece;
      else {
        endText();
        add(piece);
      }
    },
  };
  try {
    await renderStreaming(template, result, destination);
  } catch (error) {
    return new ReadableStream({ start: (stream) => stream.error(error) });
  }
  endText();
  const page = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    page.set(part, at);
    at += part.length;
  }
  return page;
}
export { renderToBytes };
`;

/** File, what stands in it, what stands there instead. */
const CHANGES = [
  ['page.js', 'import { renderToAsyncIterable, ', 'import { renderToBytes, '],
  ['page.js', 'await renderToAsyncIterable(', 'await renderToBytes('],
];

export default function wholePages() {
  const plugin = {
    name: 'whole-pages',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith(`${RUNTIME}astro/render.js`)) return { code: code + written, map: null };
      const changes = CHANGES.filter(([file]) => id.endsWith(RUNTIME + file));
      if (changes.length === 0) return undefined;
      let changed = code;
      for (const [file, from, to] of changes) {
        if (!changed.includes(from)) throw new Error(`Astro's ${file} has no ${from}`);
        changed = changed.replace(from, () => to);
      }
      return { code: changed, map: null };
    },
  };
  return {
    name: 'whole-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
    },
  };
}
