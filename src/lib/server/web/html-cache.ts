import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { pack, packTight, unpack, type Encoding } from './encoding.ts';

export interface CachedPage {
  key: string;
  headers: OutgoingHttpHeaders;
  /** Bytes of the page itself, however it is packed. */
  length: number;
  /**
   * The body in each encoding that clients asked for; uncompressed, it is eight times as large, and is cached only if a
   * client took it so.
   */
  bodies: Partial<Record<Encoding, Buffer>>;
  /** Whether a client took it unpacked. */
  isPlainTaken: boolean;
  /** How often it was taken packed. */
  taken: number;
  /** Its brotli body is packed as tightly as is worth the while; whoever takes brotli gets this one. */
  isTight: boolean;
  tags: readonly string[];
  etag: string;
  freshUntil: number;
  /** Until then it may be shown while it is rendered again; 0 once something on it has changed. */
  staleUntil: number;
}

const STALE_MS = 24 * 3600 * 1000;
/** A page that was taken so often is taken again: most are made for one who reads them and change before the next. */
const OFTEN = 2;

/** What a page takes besides its bodies and its key: its headers, its tags and its place in the two indexes. */
const BESIDES = 1_000;
/** The key is what a visitor has asked for, and may be longer than the answer. */
const bytesOf = (page: CachedPage): number =>
  Object.values(page.bodies).reduce((sum, body) => sum + body.length, page.key.length + BESIDES);

function unpackAny(page: CachedPage): Buffer {
  const [known] = Object.entries(page.bodies) as [Encoding, Buffer][];
  if (!known) throw new Error(`The page ${page.key} has no body`);
  return unpack(known[1], known[0]);
}

/**
 * Whole public pages, each encoding kept. The key is path, allowed query and language, never the Host
 * header. What a page shows is named by tags; a write expires the pages with its tags in every process.
 */
export class HtmlCache {
  readonly #pages = new Map<string, CachedPage>();
  readonly #byTag = new Map<string, Set<string>>();
  readonly #pending = new Map<string, Promise<unknown>>();
  readonly #mostBytes: number;
  #bytes = 0;
  /** One page at a time is packed tightly: the other processor is for those who wait for a page. */
  #isPacking = false;

  /** `mostBytes`: room for all pages, with their bodies in every encoding that was asked for. */
  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    // Most recently used last, so that the least recently used is removed first.
    this.#pages.delete(key);
    this.#pages.set(key, page);
    return page;
  }

  put(
    key: string,
    body: Buffer,
    headers: OutgoingHttpHeaders,
    tags: readonly string[],
    maxAgeMs: number,
  ): CachedPage {
    const now = Date.now();
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    const before = this.#pages.get(key);
    this.drop(key);
    // Made again, most pages say what they said: what is packed stays so.
    const kept = before?.etag === etag ? before : undefined;
    const page: CachedPage = {
      key,
      headers,
      etag,
      length: body.length,
      bodies: kept ? { ...kept.bodies } : { '': body },
      isPlainTaken: kept?.isPlainTaken ?? false,
      taken: kept?.taken ?? 0,
      isTight: kept?.isTight ?? false,
      tags,
      freshUntil: now + maxAgeMs,
      staleUntil: now + STALE_MS,
    };
    this.#pages.set(key, page);
    this.#bytes += bytesOf(page);
    for (const tag of tags) {
      const keys = this.#byTag.get(tag);
      if (keys) keys.add(key);
      else this.#byTag.set(tag, new Set([key]));
    }
    this.#makeRoom();
    return page;
  }

  #makeRoom(): void {
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.#mostBytes) break;
      this.drop(oldest);
    }
  }

  bodyOf(page: CachedPage, encoding: Encoding): Buffer {
    const plain = (): Buffer => page.bodies[''] ?? unpackAny(page);
    const body = page.bodies[encoding] ?? (encoding === '' ? plain() : pack(plain(), encoding, 'each'));
    this.#keep(page, encoding, body);
    if (encoding === '') page.isPlainTaken = true;
    else if (!page.isPlainTaken) this.#keep(page, '', undefined);
    if (encoding === 'zstd' || encoding === 'br') {
      page.taken += 1;
      if (page.taken >= OFTEN && !page.isTight && !this.#isPacking)
        this.#tighten(page).catch(() => undefined);
    }
    return body;
  }

  async #tighten(page: CachedPage): Promise<void> {
    this.#isPacking = true;
    try {
      const body = await packTight(unpackAny(page), 'each');
      this.#keep(page, 'br', body);
      // Whoever takes this takes brotli, too.
      this.#keep(page, 'zstd', undefined);
      page.isTight = true;
    } finally {
      this.#isPacking = false;
    }
  }

  #keep(page: CachedPage, encoding: Encoding, body: Buffer | undefined): void {
    const grown = (body?.length ?? 0) - (page.bodies[encoding]?.length ?? 0);
    if (body) page.bodies[encoding] = body;
    else delete page.bodies[encoding];
    if (this.#isKept(page)) this.#bytes += grown;
  }

  #isKept(page: CachedPage): boolean {
    return this.#pages.get(page.key) === page;
  }

  drop(key: string): void {
    const page = this.#pages.get(key);
    if (!page) return;
    this.#pages.delete(key);
    this.#bytes -= bytesOf(page);
    for (const tag of page.tags) {
      const keys = this.#byTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** Pages with these tags must be rendered again; the old ones stay only for the case that this fails. */
  expire(tags: readonly string[]): void {
    for (const tag of tags) {
      for (const key of this.#byTag.get(tag) ?? []) {
        const page = this.#pages.get(key);
        if (page) page.freshUntil = page.staleUntil = 0;
      }
    }
  }

  clear(): void {
    for (const key of this.#pages.keys()) this.drop(key);
  }

  /** Runs one rendering for a key at a time; others wait for it, or read the stale page meanwhile. */
  once(key: string, render: () => Promise<unknown>): Promise<unknown> {
    let running = this.#pending.get(key);
    if (!running) {
      running = render().finally(() => this.#pending.delete(key));
      this.#pending.set(key, running);
    }
    return running;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#pages.size;
  }
}
