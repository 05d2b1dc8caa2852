import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Storage } from '../../adapters/storage/storage.ts';
import { CALLER_HEADER } from '../../api/caller.ts';
import { isPublicName } from '../../kernel/file-name.ts';
import { byteRange } from './byte-range.ts';
import { encodingOf, isPackable, pack, packTight, type Encoding } from './encoding.ts';
import { INERT_CSP } from './security-headers.ts';
import { inEachLanguage } from './in-each-language.ts';
import { BUSY, createSharedPictures } from './shared-picture.ts';

const MOST_BYTES = 16e6;
const LARGEST_KEPT = 256e3;

interface KeptFile {
  mime: string;
  etag: string;
  /** Its brotli body is as small as can be, or waits to be made so; asked for once, it is neither. */
  tight?: 'made' | 'waits';
  bodies: Partial<Record<Encoding, Buffer>> & { '': Buffer };
}

/** Public files of the storage under /files/, the small and much asked ones from memory. */
export function createFiles(storage: Storage) {
  const kept = new Map<string, KeptFile>();
  const sharedPicture = createSharedPictures(storage);
  let bytes = 0;

  async function find(name: string, caller: string): Promise<KeptFile | typeof BUSY | undefined> {
    const known = kept.get(name);
    if (known) return known;
    const found = (await storage.get(name)) ?? (await sharedPicture(name, caller));
    if (!found || found === BUSY) return found;
    const body = Buffer.from(found.bytes);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const file: KeptFile = { mime: found.mime, etag, bodies: { '': body } };
    if (body.length > LARGEST_KEPT) return file;
    kept.set(name, file);
    bytes += body.length * 1.5;
    for (const [oldest, { bodies }] of kept) {
      if (bytes <= MOST_BYTES) break;
      kept.delete(oldest);
      bytes -= bodies[''].length * 1.5;
    }
    return file;
  }

  function tighten(file: KeptFile): void {
    file.tight = 'waits';
    packTight(file.bodies[''], 'once').then(
      (body) => {
        file.bodies.br = body;
        delete file.bodies.zstd;
        file.tight = 'made';
      },
      () => undefined,
    );
  }

  async function serve(req: IncomingMessage, res: ServerResponse, name: string): Promise<void> {
    const caller = String(req.headers[CALLER_HEADER] ?? '');
    const file = isPublicName(name) ? await find(name, caller) : undefined;
    if (!file) return void res.writeHead(404, { 'content-type': 'text/plain' }).end('not found');
    if (file === BUSY) {
      res.writeHead(429, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '60' });
      return void res.end(inEachLanguage('failures:request.too_many'));
    }
    res.setHeader('content-security-policy', INERT_CSP);
    res.setHeader('cache-control', 'public, max-age=86400, stale-while-revalidate=604800');
    res.setHeader('etag', file.etag);
    res.setHeader('vary', 'accept-encoding');
    res.setHeader('content-type', file.mime);
    res.setHeader('accept-ranges', 'bytes');
    if (req.headers['if-none-match'] === file.etag) return void res.writeHead(304).end();
    const plain = file.bodies[''];
    const part = byteRange(req.headers.range, plain.length);
    if (part === 'unsatisfiable') {
      res.setHeader('content-range', `bytes */${plain.length}`);
      return void res.writeHead(416).end();
    }
    if (part) {
      res.setHeader('content-range', `bytes ${part.start}-${part.end}/${plain.length}`);
      res.setHeader('content-length', part.end - part.start + 1);
      return void res
        .writeHead(206)
        .end(req.method === 'HEAD' ? undefined : plain.subarray(part.start, part.end + 1));
    }
    const effort = file.tight === 'made' ? 'once' : 'each';
    const encoding = isPackable(file.mime, plain.length) ? encodingOf(req, effort) : '';
    if (encoding && file.bodies[encoding] && !file.tight) tighten(file);
    const body = (file.bodies[encoding] ??= pack(plain, encoding, 'each'));
    if (encoding) res.setHeader('content-encoding', encoding);
    res.setHeader('content-length', body.length);
    res.writeHead(200).end(req.method === 'HEAD' ? undefined : body);
  }

  return {
    serve,
    /** Forgets files that were taken out of the storage. */
    expire(tags: readonly string[]): void {
      for (const tag of tags) {
        const name = tag.startsWith('file:') ? tag.slice('file:'.length) : '';
        bytes -= (kept.get(name)?.bodies[''].length ?? 0) * 1.5;
        kept.delete(name);
      }
    },
  };
}
