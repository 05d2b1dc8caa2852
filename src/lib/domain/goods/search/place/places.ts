import type { Db } from '../../../../db/database.ts';
import { normalise } from '../text/normalise.ts';
import { syllablesOf } from '../text/pinyin.ts';
import { storeAddresses, type StoreAddress } from './place.repo.ts';

/** A province, city, county or town by one of its names, and the stores that stand there. */
export interface Place {
  name: string;
  /** The first digits of its code; '' below a city. */
  code: string;
  stores: number[];
}
export type Places = ReadonlyMap<string, Place>;

const PARTS =
  /^(?<province>.+?(?:省|自治区|特别行政区))?(?<city>.+?(?:市|自治州|地区|盟))?(?<county>.+?(?:自治县|县|区|市|旗))?(?<town>.{1,6}?(?:镇|乡|街道))?/u;
const KIND =
  /(?<=^.{2,})(?:\p{Script=Han}{1,3}族)?(?:自治区|自治州|自治县|特别行政区)$|(?:省|市|地区|盟|县|区|旗|镇|乡|街道)$/u;
const [OF_PROVINCE, OF_CITY] = [2, 4];
const SHORTEST_SOUND = 5;

/** Chinese names of the places of an address, the widest first: with and without what kind of place it is. */
function namesOf({ address, provinceCode, cityCode }: StoreAddress): { name: string; code: string }[] {
  const found = PARTS.exec(address)?.groups ?? {};
  const codes: Record<string, string> = {
    province: provinceCode.slice(0, OF_PROVINCE),
    city: cityCode.slice(0, OF_CITY),
  };
  return ['province', 'city', 'county', 'town'].flatMap((kind) => {
    const full = found[kind];
    if (!full) return [];
    const short = full.replace(KIND, '');
    const code = codes[kind] ?? '';
    return [full, short].filter((name) => [...name].length > 1).map((name) => ({ name, code }));
  });
}

/** All names of places that buyers may type, in characters and in letters. */
export function placesOf(rows: readonly StoreAddress[]): Places {
  const places = new Map<string, Place>();
  const add = (word: string, { name, code }: { name: string; code: string }, merId: number): void => {
    const place = places.get(word) ?? { name, code, stores: [] };
    if (place.stores.at(-1) !== merId) place.stores.push(merId);
    places.set(word, place);
  };
  for (const row of rows) {
    for (const named of namesOf(row)) {
      add(normalise(named.name), named, row.merId);
      const sound = syllablesOf(named.name.replace(KIND, '')).join('');
      if (sound.length >= SHORTEST_SOUND) add(sound, named, row.merId);
    }
    const english = [
      [row.provinceEn, row.provinceCode.slice(0, OF_PROVINCE)],
      [row.cityEn, row.cityCode.slice(0, OF_CITY)],
      [row.beltEn?.split(' ')[0], ''],
    ] as const;
    for (const [name, code] of english) if (name) add(name.toLowerCase(), { name, code }, row.merId);
  }
  return places;
}

const KEPT_MS = 60_000;
const kept = new WeakMap<Db, { until: number; places: Promise<Places> }>();

/** The same, read from the stores once a minute. */
export function placesNow(db: Db, now: Date): Promise<Places> {
  const known = kept.get(db);
  if (known && known.until > now.getTime()) return known.places;
  const places = storeAddresses(db).then(placesOf);
  kept.set(db, { until: now.getTime() + KEPT_MS, places });
  places.catch(() => kept.delete(db));
  return places;
}
