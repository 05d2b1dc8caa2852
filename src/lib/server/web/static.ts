import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { byteRange } from './byte-range.ts';
import { encodingOf, isPackable, pack, packTight, type Encoding } from './encoding.ts';

const MIMES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.mp4': 'video/mp4',
  '.vtt': 'text/vtt; charset=utf-8',
  '.m4s': 'video/iso.segment',
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.csv': 'text/csv; charset=utf-8',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

interface StaticFile {
  mime: string;
  etag: string;
  immutable: boolean;
  /** Its brotli body is as small as can be, or waits to be made so. */
  isTight: boolean;
  bodies: Partial<Record<Encoding, Buffer>> & { '': Buffer };
}

function load(file: string, url: string): StaticFile {
  const body = readFileSync(file);
  return {
    mime: MIMES[path.extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
    // Astro puts a hash of the content into the names below _astro.
    immutable: url.startsWith('/_astro/'),
    isTight: false,
    bodies: { '': body },
  };
}

/** Pictures that editors put there while the mall runs. */
const MEDIA = /^\/media\/(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/;

/** What lies in a folder now: read when it is asked for, and again only when it has changed since. */
function createFresh(folder: string) {
  const known = new Map<string, { file: StaticFile; stamp: string }>();
  return (url: string): StaticFile | undefined => {
    if (!MEDIA.test(url)) return undefined;
    const place = path.join(folder, url);
    const stat = statSync(place, { throwIfNoEntry: false });
    if (!stat?.isFile()) return void known.delete(url);
    const stamp = `${stat.mtimeMs} ${stat.size}`;
    const before = known.get(url);
    if (before?.stamp === stamp) return before.file;
    const file = load(place, url);
    known.set(url, { file, stamp });
    return file;
  };
}

/**
 * Serves the built client folder from memory; each encoding is made when it is first asked for, and kept, and what is
 * asked for again is packed as small as can be. Pictures and films are served as they lie in `sources`, and where they
 * are not there as they were built: 5 MB that few ask for, and that change after the site was built.
 */
export function createStatic(
  folder: string,
  sources?: string,
): (req: IncomingMessage, res: ServerResponse, url: string) => boolean {
  const files = new Map<string, StaticFile>();
  const fresh = [sources, folder].flatMap((place) => (place ? [createFresh(place)] : []));
  if (existsSync(folder)) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const file = path.join(folder, name);
      if (!statSync(file).isFile() || name.split(path.sep).some((part) => part.startsWith('.'))) continue;
      const url = `/${name.split(path.sep).join('/')}`;
      if (!MEDIA.test(url)) files.set(url, load(file, url));
    }
  }
  const tighten = (file: StaticFile): void => {
    file.isTight = true;
    packTight(file.bodies[''], 'once').then(
      (body) => void (file.bodies.br = body),
      () => undefined,
    );
  };
  return (req, res, url) => {
    let file = files.get(url);
    for (const look of fresh) file ??= look(url);
    if (!file || (req.method !== 'GET' && req.method !== 'HEAD')) return false;
    res.setHeader(
      'cache-control',
      file.immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    );
    res.setHeader('etag', file.etag);
    res.setHeader('vary', 'accept-encoding');
    if (req.headers['if-none-match'] === file.etag) {
      res.writeHead(304).end();
      return true;
    }
    // Players ask for films piece by piece, and seek in them.
    res.setHeader('accept-ranges', 'bytes');
    const plain = file.bodies[''];
    const part = byteRange(req.headers.range, plain.length);
    if (part === 'unsatisfiable') {
      res.writeHead(416, { 'content-range': `bytes */${plain.length}` }).end();
      return true;
    }
    if (part) {
      const { start, end } = part;
      res.writeHead(206, {
        'content-type': file.mime,
        'content-length': end - start + 1,
        'content-range': `bytes ${start}-${end}/${plain.length}`,
      });
      res.end(req.method === 'HEAD' ? undefined : plain.subarray(start, end + 1));
      return true;
    }
    const wanted = isPackable(file.mime, file.bodies[''].length) ? encodingOf(req, 'once') : '';
    if (wanted === 'br' && file.bodies.br && !file.isTight) tighten(file);
    const body = (file.bodies[wanted] ??= pack(file.bodies[''], wanted, 'once'));
    if (wanted) res.setHeader('content-encoding', wanted);
    res.writeHead(200, { 'content-type': file.mime, 'content-length': body.length });
    res.end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}
