import { QueryPromise } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTagCache } from '#lib/kernel/tag-cache.ts';

describe('what is kept for all pages', () => {
  it('is read once by all who ask meanwhile, and anew when a tag of it is called', async () => {
    const kept = createTagCache(10);
    let reads = 0;
    const ask = () => kept.one('brands', ['goods'], async () => (reads += 1));
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    kept.expire(['stores']);
    expect(await ask()).toBe(1);
    kept.expire(['goods']);
    expect(await ask()).toBe(2);
  });

  it('is looked at once a second where it changes without a tag, and anew when any tag is called', async () => {
    let now = 0;
    const kept = createTagCache(10, () => now);
    let reads = 0;
    const look = () => kept.briefly('shelf', async () => (reads += 1));
    expect([await look(), await look()]).toEqual([1, 1]);
    now = 999;
    expect(await look()).toBe(1);
    now = 1000;
    expect(await look()).toBe(2);
    kept.expire(['goods:1']);
    expect(await look()).toBe(3);
    await expect(kept.briefly('other', () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await kept.briefly('other', async () => 'back')).toBe('back');
  });

  it('is read anew by number, only those that died, in the order that was asked for', async () => {
    const kept = createTagCache(10);
    const asked: number[][] = [];
    const cards = (ids: number[]) =>
      kept.some(
        'card',
        ids,
        (id) => [`goods:${id}`],
        async (missing) => {
          asked.push(missing);
          return new Map(missing.filter((id) => id < 9).map((id) => [id, `card ${id}`]));
        },
      );
    expect(await cards([3, 1])).toEqual(['card 3', 'card 1']);
    kept.expire(['goods:1']);
    expect(await cards([1, 2, 3, 9])).toEqual(['card 1', 'card 2', 'card 3']);
    expect(asked).toEqual([
      [3, 1],
      [1, 2, 9],
    ]);
    // What did not exist may exist now.
    await cards([9]);
    expect(asked.at(-1)).toEqual([9]);
  });

  it('answers whole lists that are longer than what may be kept, and when a tag is called in between', async () => {
    const kept = createTagCache(2);
    const ids = [1, 2, 3, 4];
    const list = kept.some(
      'card',
      ids,
      () => ['goods'],
      async (missing) => new Map(missing.map((id) => [id, id])),
    );
    kept.expire(['goods']);
    expect(await list).toEqual(ids);
  });

  it('asks the database once for a statement that is sent whenever somebody waits for it', async () => {
    const kept = createTagCache(10);
    let sent = 0;
    class Statement extends QueryPromise<number> {
      override execute = async (): Promise<number> => (sent += 1);
    }
    const ask = () => kept.one('brands', ['goods'], () => new Statement());
    expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
    expect(await ask()).toBe(1);
  });

  it('does not hold on to a failure', async () => {
    const kept = createTagCache(10);
    await expect(kept.one('brands', [], () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(await kept.one('brands', [], async () => 'here')).toBe('here');
  });
});
