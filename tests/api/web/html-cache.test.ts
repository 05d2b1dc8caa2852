import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { HtmlCache } from '#lib/server/web/html-cache.ts';

const page = (text: string): Buffer => Buffer.from(text.repeat(1_000));
const put = (cache: HtmlCache, key: string, tags: string[] = []) =>
  cache.put(key, page(`${key} says something `), {}, tags, 60_000);

describe('the cache of pages', () => {
  it('keeps a page as clients take it, and has it in every other encoding still', () => {
    const cache = new HtmlCache(1e6);
    const cached = put(cache, '/a');
    const { length } = cached;
    expect(brotliDecompressSync(cache.bodyOf(cached, 'br'))).toHaveLength(length);
    expect(Object.keys(cached.bodies)).toEqual(['br']);
    expect(gunzipSync(cache.bodyOf(cached, 'gzip')).toString()).toBe(page('/a says something ').toString());
    expect(cache.bodyOf(cached, '')).toEqual(page('/a says something '));
    expect(Object.keys(cached.bodies).sort()).toEqual(['', 'br', 'gzip']);
    cache.bodyOf(cached, 'br');
    expect(cached.bodies['']).toHaveLength(length);
  });

  it('keeps no more memory than the packed page has bytes', () => {
    const cache = new HtmlCache(1e6);
    const text = page('/a says something ');
    for (const encoding of ['br', 'gzip', 'zstd'] as const) {
      const body = cache.bodyOf(cache.put('/a', text, {}, [], 60_000), encoding);
      expect(body.buffer.byteLength, encoding).toBe(body.length);
    }
  });

  it('has room for many more pages when they are taken packed', () => {
    const kept = (encoding: 'br' | ''): number => {
      const cache = new HtmlCache(100_000);
      for (let n = 0; n < 50; n += 1) cache.bodyOf(put(cache, `/page-${n}`), encoding);
      return cache.size;
    };
    expect(kept('')).toBeLessThan(10);
    expect(kept('br')).toBe(50);
  });

  it('keeps to its room also where addresses are longer than what is answered to them', () => {
    const cache = new HtmlCache(100_000);
    const longest = 'x'.repeat(15_000);
    for (let n = 0; n < 50; n += 1) cache.put(`/a?keyword=${longest}${n}`, Buffer.from('[]'), {}, [], 60_000);
    expect(cache.size).toBe(6);
  });

  it('counts what it keeps to the byte: emptied, it has all its room again', () => {
    const cache = new HtmlCache(100_000);
    for (let round = 0; round < 20; round += 1) {
      const cached = put(cache, '/a');
      cache.bodyOf(cached, 'br');
      cache.bodyOf(cached, '');
      cache.clear();
      // Packed after it was dropped: sent, and not counted.
      cache.bodyOf(cached, 'gzip');
    }
    for (let n = 0; n < 4; n += 1) put(cache, `/page-${n}`);
    expect(cache.size).toBe(4);
  });

  it('packs what is asked for again more tightly, and keeps it so while the page made again says the same', async () => {
    const cache = new HtmlCache(1e6);
    const text = Buffer.from(Array.from({ length: 5_000 }, (_, n) => `goods ${n * n} `).join(''));
    const made = cache.put('/a', text, {}, [], 60_000);
    const { length } = cache.bodyOf(made, 'zstd');
    expect(made.isTight).toBe(false);
    cache.bodyOf(made, 'zstd');
    await vi.waitFor(() => expect(made.isTight).toBe(true));
    expect(Object.keys(made.bodies)).toEqual(['br']);
    const tight = cache.bodyOf(made, 'br');
    expect(tight.length).toBeLessThan(length);
    expect(tight.buffer.byteLength).toBe(tight.length);
    expect(brotliDecompressSync(tight)).toEqual(text);
    // Besides its body, what is counted is its key and a fixed part of a thousand bytes.
    expect(cache.bytes).toBe(tight.length + '/a'.length + 1_000);

    const same = cache.put('/a', text, {}, [], 60_000);
    expect([same.isTight, cache.bodyOf(same, 'br')]).toEqual([true, tight]);
    const changed = cache.put('/a', Buffer.concat([text, text]), {}, [], 60_000);
    expect(changed.isTight).toBe(false);
    cache.clear();
    expect(cache.bytes).toBe(0);
  });

  it('lets what shows a changed tag expire', () => {
    const cache = new HtmlCache(1e6);
    const changed = put(cache, '/a', ['goods:1']);
    const same = put(cache, '/b', ['goods:2']);
    cache.expire(['goods:1']);
    expect(changed.freshUntil).toBe(0);
    expect(same.freshUntil).toBeGreaterThan(0);
  });
});
