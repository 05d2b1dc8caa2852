// A page is written into memory in any case (src/lib/server/web/render-page.ts): it is packed, kept and sent as a whole.
// Astro would hand it over in pieces, each through an iterator, two web streams and a buffer of its own; here it comes
// out as the bytes that it is, and what was written before (src/components/cached.ts) goes into them as it is. The bytes
// travel beside the answer: in it, they would be copied, and read again through a stream.
const ASTRO = '/astro/dist/';
const RENDER = 'runtime/server/render/astro/render.js';
const PAGE = 'runtime/server/render/page.js';
const NODE = 'core/app/node.js';

/** Becomes part of Astro's own module. A page that fails does so when it is read, as it would in pieces. */
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

/** The same in the module that makes the answer. Whoever makes another of it finds the page in its body. */
const answered = `
function answer(page, init) {
  if (!(page instanceof Uint8Array)) return new Response(page, init);
  const body = new ReadableStream(
    {
      pull(stream) {
        stream.enqueue(page);
        stream.close();
      },
    },
    { highWaterMark: 0 },
  );
  return Object.assign(new Response(body, init), { page });
}
`;

/** File, what stands in it, what stands there instead. */
const CHANGES = [
  [PAGE, 'import { renderToAsyncIterable, ', 'import { renderToBytes, '],
  [PAGE, 'await renderToAsyncIterable(', 'await renderToBytes('],
  [
    PAGE,
    'return new Response(body, { ...init, headers, status',
    'return answer(body, { ...init, headers, status',
  ],
  [NODE, 'if (!body) return', 'if (source.page) return destination.end(source.page);\n  if (!body) return'],
];

export default function wholePages() {
  const plugin = {
    name: 'whole-pages',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (id.endsWith(ASTRO + RENDER)) return { code: code + written, map: null };
      const changes = CHANGES.filter(([file]) => id.endsWith(ASTRO + file));
      if (changes.length === 0) return undefined;
      let changed = code;
      for (const [file, from, to] of changes) {
        if (!changed.includes(from)) throw new Error(`Astro's ${file} has no ${from}`);
        changed = changed.replace(from, () => to);
      }
      return { code: id.endsWith(PAGE) ? changed + answered : changed, map: null };
    },
  };
  return {
    name: 'whole-pages',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => void updateConfig({ vite: { plugins: [plugin] } }),
    },
  };
}
