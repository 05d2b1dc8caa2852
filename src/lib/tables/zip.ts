// Writes zip archives with what browsers and Node.js share, so that a workbook is written in one way in both.
const HEADER_BYTES = 10;
const TRAILER_BYTES = 8;
const LARGEST = 0xffff_ffff;
/** Version 2.0, and flags: sizes follow the data, names are UTF-8. */
const VERSION = 20;
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980: the same table is the same file. */
const DATE = 0x21;

export interface ZipPart {
  name: string;
  content: AsyncIterable<Uint8Array<ArrayBuffer>>;
}
interface Written {
  name: Uint8Array<ArrayBuffer>;
  offset: number;
  /** Checksum and length of the content, as eight bytes. */
  trailer: Uint8Array;
  packed: number;
}

/** Numbers one after another, little end first: `[bytes, value]`. */
function record(...fields: [bytes: 2 | 4, value: number][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((sum, [bytes]) => sum + bytes, 0)));
  let at = 0;
  for (const [bytes, value] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

async function* gzipped(content: ZipPart['content']): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const { readable, writable } = new CompressionStream('gzip');
  const feed = async (): Promise<void> => {
    const writer = writable.getWriter();
    try {
      for await (const chunk of content) await writer.write(chunk);
      await writer.close();
    } catch (error) {
      // Passes the error on to the reader; a reader that has gone away needs nothing.
      await writer.abort(error).catch(() => undefined);
    }
  };
  void feed();
  const reader = readable.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read())
      yield piece.value as Uint8Array<ArrayBuffer>;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The deflated bytes of a content. A gzip is the same with a head before it, checksum and length behind it. */
async function* deflated(
  content: ZipPart['content'],
): AsyncGenerator<Uint8Array<ArrayBuffer>, Pick<Written, 'trailer' | 'packed'>> {
  let held: Uint8Array<ArrayBuffer> = new Uint8Array();
  let skip = HEADER_BYTES;
  let packed = 0;
  for await (const chunk of gzipped(content)) {
    held = joined(held, chunk);
    if (held.length < skip + TRAILER_BYTES) continue;
    const piece = held.slice(skip, -TRAILER_BYTES);
    held = held.slice(-TRAILER_BYTES);
    skip = 0;
    packed += piece.length;
    yield piece;
  }
  return { trailer: held, packed };
}

/** An archive of the parts in their order, written as they come. Its size is that of the old format, 4 GiB. */
export async function* zip(parts: readonly ZipPart[]): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const written: Written[] = [];
  let offset = 0;
  const out = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => {
    offset += bytes.length;
    if (offset > LARGEST) throw new RangeError('The archive is larger than 4 GiB');
    return bytes;
  };
  for (const part of parts) {
    const name = new TextEncoder().encode(part.name);
    const start = offset;
    const head = record([4, 0x04034b50], [2, VERSION], [2, FLAGS], [2, DEFLATED], [2, 0], [2, DATE]);
    yield out(joined(head, new Uint8Array(12), record([2, name.length], [2, 0]), name));
    const bytes = deflated(part.content);
    let piece = await bytes.next();
    for (; !piece.done; piece = await bytes.next()) yield out(piece.value);
    const { trailer, packed } = piece.value;
    yield out(joined(record([4, 0x08074b50]), trailer.slice(0, 4), record([4, packed]), trailer.slice(4)));
    written.push({ name, offset: start, trailer, packed });
  }
  const directory = offset;
  for (const { name, offset: start, trailer, packed } of written) {
    const head = record(
      [4, 0x02014b50],
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DATE],
    );
    const sizes = joined(trailer.slice(0, 4), record([4, packed]), trailer.slice(4));
    const rest = record([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, start]);
    yield out(joined(head, sizes, rest, name));
  }
  const count = written.length;
  yield record(
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, offset - directory],
    [4, directory],
    [2, 0],
  );
}
