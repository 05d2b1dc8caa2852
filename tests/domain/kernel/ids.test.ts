import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isId, timeOfId } from '#lib/kernel/id-shape.ts';
import { newDigits, newId, newSn, newToken, sha256Hex } from '#lib/kernel/ids.ts';

const noon = new Date('2026-11-21T12:00:00.123+08:00');

describe('newId', () => {
  it('has the shape, carries its time and does not repeat', () => {
    const ids = Array.from({ length: 20_000 }, () => newId(noon));
    expect(ids.every(isId)).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(timeOfId(ids[0]!)).toBe(noon.getTime());
    expect(isId(newId())).toBe(true);
  });

  it('sorts by the time it was made', () => {
    const times = [0, 1, 31, 32, 1_000_000, noon.getTime(), noon.getTime() + 1, 2 ** 48 - 1];
    const ids = times.map((time) => newId(new Date(time)));
    expect(ids.toSorted()).toEqual(ids);
  });

  it.each(['', '01ARZ3NDEKTSV4RRFFQ69G5FAV', '01arz3ndektsv4rrffq69g5fai', '81arz3ndektsv4rrffq69g5fav'])(
    '"%s" is none',
    (text) => {
      expect(isId(text)).toBe(false);
    },
  );
});

describe('numbers, tokens and hashes', () => {
  it('have their shapes', () => {
    expect(newSn('wx', noon)).toMatch(/^wx20261121120000123\d{6}$/);
    expect(newDigits(6)).toMatch(/^\d{6}$/);
    expect(newToken()).toMatch(/^[\w-]{43}$/);
    expect(newToken()).not.toBe(newToken());
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });

  it('give no two orders of one moment the same number', () => {
    const made = Array.from({ length: 5000 }, (_, at) => newSn(at % 2 ? 'DD' : 'TK', noon).slice(2));
    expect(new Set(made).size).toBe(made.length);
  });

  it('are the only part of the kernel that needs node', () => {
    for (const name of ['result', 'money', 'quantity', 'clock', 'id-shape', 'limits', 'flow']) {
      const source = readFileSync(new URL(`../../../src/lib/kernel/${name}.ts`, import.meta.url), 'utf8');
      expect(source).not.toMatch(/from 'node:|from '\.\/ids\.ts'/);
    }
  });
});
