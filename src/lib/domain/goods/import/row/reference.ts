import { SAME_PARAMS } from './param-words.ts';
import { nounsIn, simplify } from '../../search/index.ts';
import type { PARAM_TYPES } from '#lib/contracts/states.ts';
import type { ParamChoice, ParamUnit, TwoWords } from '#lib/db/schema.ts';

export interface CategoryRef {
  categoryId: number;
  key: string;
  path: number[];
  isLeaf: boolean;
  name: TwoWords;
  pic: string;
  taxCode: string;
  taxName: string;
}
/** A category of the store's own, by its whole name in each language: 紧固件 > 螺栓. */
export interface OwnCategoryRef extends TwoWords {
  id: number;
}
export interface ParamRef {
  name: TwoWords;
  type: (typeof PARAM_TYPES)[number];
  unit: string;
  choices: ParamChoice[];
  /** Units besides its own that merchants write it in. */
  units: ParamUnit[];
  perSku: boolean;
}

/** What people put between the levels of a category. */
const STEP = /\s*(?:[/\\→»|＞]|>{2,}|->)\s*/g;

/** What rows may name: categories, brands and the parameter tables, held for the length of a run. */
export class Reference {
  categories = new Map<number, CategoryRef>();
  brands = new Map<number, TwoWords & { key: string }>();
  /** Of the store whose goods are read or written. */
  ownCategories = new Map<number, TwoWords>();
  #ownByName = new Map<string, Set<number>>();
  #byName = new Map<string, CategoryRef[]>();
  #byKey = new Map<string, CategoryRef>();
  #brandByName = new Map<string, number>();
  #params = new Map<number, ParamRef[]>();
  /** Both names of a parameter as they are compared. */
  #spelled = new Map<ParamRef, string[]>();
  #alikeKept = new Map<string, ParamRef[]>();

  constructor(
    categories: CategoryRef[],
    brands: (TwoWords & { key: string; brandId: number })[],
    params: (ParamRef & { categoryId: number })[],
    own: OwnCategoryRef[] = [],
  ) {
    for (const row of categories) {
      this.categories.set(row.categoryId, row);
      this.#byKey.set(row.key, row);
    }
    for (const row of categories) {
      const line = row.path.flatMap((id) => this.categories.get(id) ?? []);
      const names = [
        row.key,
        row.name.zh,
        row.name.en,
        line.map((one) => one.name.zh).join('>'),
        line.map((one) => one.name.en).join('>'),
      ];
      for (const name of new Set(names.map(fold)))
        this.#byName.set(name, [...(this.#byName.get(name) ?? []), row]);
    }
    for (const { brandId, ...words } of brands) {
      this.brands.set(brandId, words);
      for (const name of [words.key, words.zh, words.en]) this.#brandByName.set(fold(name), brandId);
    }
    for (const { categoryId, ...row } of params) {
      this.#params.set(categoryId, [...(this.#params.get(categoryId) ?? []), row]);
      this.#spelled.set(row, [fold(row.name.zh), fold(row.name.en)]);
    }
    for (const { id, ...name } of own) {
      this.ownCategories.set(id, name);
      const whole = [fold(name.zh), fold(name.en)];
      const last = whole.map((one) => one.slice(one.lastIndexOf('>') + 1));
      for (const said of new Set([...whole, ...last]))
        this.#ownByName.set(said, (this.#ownByName.get(said) ?? new Set()).add(id));
    }
  }

  /** By key, by path (`Fasteners > Bolts > Hex bolts`), or by a name that only one leaf bears. */
  category(text: string): CategoryRef | undefined {
    const found = this.#byName.get(fold(text)) ?? this.#byName.get(fold(text.replace(STEP, '>'))) ?? [];
    const leaves = found.filter((row) => row.isLeaf);
    return (
      found.find((row) => row.key === text) ??
      (leaves.length === 1 ? leaves[0] : leaves[0] ? undefined : found[0])
    );
  }
  /**
   * Where goods of a name belong, as far as the words of a list say: its category, of those below a wider one what the
   * name says, else what the name and the words say together. A wider category takes what has no narrower one.
   */
  placeFor(text: string, name: string): CategoryRef | undefined {
    const named = this.category(text);
    if (named?.isLeaf) return named;
    const within = (noun: { key: string }): CategoryRef[] => {
      const row = this.#byKey.get(noun.key);
      const isBelow = row?.isLeaf && (!named || row.path.includes(named.categoryId));
      return isBelow ? [row] : [];
    };
    return nounsIn(name).flatMap(within)[0] ?? named ?? nounsIn(text).flatMap(within)[0];
  }
  /** One of the store's own by its whole name, or by the last part of it that only one bears. */
  ownCategory(text: string): number | undefined {
    const spelled = [fold(text), fold(text.replace(STEP, '>'))];
    const whole = [...this.ownCategories].find(([, { zh, en }]) =>
      spelled.some((one) => one === fold(zh) || one === fold(en)),
    );
    if (whole) return whole[0];
    const found = spelled.map((one) => this.#ownByName.get(one)).find((ids) => ids?.size === 1);
    return found && [...found][0];
  }
  brand(text: string): number | undefined {
    return this.#brandByName.get(fold(text));
  }
  /** The table of a category, what it has from those above it included. */
  paramsOf(categoryId: number): ParamRef[] {
    return (this.categories.get(categoryId)?.path ?? []).flatMap((id) => this.#params.get(id) ?? []);
  }
  paramsNamed(categoryId: number, name: TwoWords): ParamRef[] {
    const wanted = [fold(name.zh), fold(name.en)];
    const same = this.paramsOf(categoryId).filter((row) =>
      this.#spelled.get(row)?.some((own) => wanted.includes(own)),
    );
    return same.length > 0 ? same : this.#alike(categoryId, name);
  }
  /** 内径 is 内径 d, and 材料 is 材质, where the table has one of that kind. */
  #alike(categoryId: number, name: TwoWords): ParamRef[] {
    const asked = `${categoryId} ${name.zh} ${name.en}`;
    const kept = this.#alikeKept.get(asked);
    if (kept) return kept;
    const wanted = [kindOf(name.zh), kindOf(name.en)];
    const alike = this.paramsOf(categoryId).filter((row) =>
      [row.name.zh, row.name.en].some((own) => wanted.includes(kindOf(own))),
    );
    const found = new Set(alike.map((row) => row.name.zh)).size === 1 ? alike : [];
    this.#alikeKept.set(asked, found);
    return found;
  }
  /** Without a unit: the parameter of that name that has none, else the first of that name. */
  param(categoryId: number, name: TwoWords, unit: string | undefined): ParamRef | undefined {
    const same = this.paramsNamed(categoryId, name);
    return same.find((row) => row.unit === (unit ?? '')) ?? (unit === undefined ? same[0] : undefined);
  }
  /** Chinese and English names from the category up to the first level, for the search. */
  lineage(categoryId: number): string[] {
    const path = this.categories.get(categoryId)?.path ?? [];
    return path.toReversed().flatMap((id) => {
      const row = this.categories.get(id);
      return row ? [row.name.zh, row.name.en] : [];
    });
  }
  /** The tax classification that goods of a category have where they say none: the nearest on the way up. */
  taxOf(categoryId: number): { code: string; name: string } {
    const path = this.categories.get(categoryId)?.path ?? [];
    const found = path.toReversed().find((id) => this.categories.get(id)?.taxCode);
    const row = found === undefined ? undefined : this.categories.get(found);
    return { code: row?.taxCode ?? '', name: row?.taxName ?? '' };
  }
  /** The nearest picture on the way up. */
  picture(categoryId: number): string | undefined {
    const path = this.categories.get(categoryId)?.path ?? [];
    return path.toReversed().flatMap((id) => this.categories.get(id)?.pic || [])[0];
  }
}

const KIND = new Map(SAME_PARAMS.flatMap((words) => words.map((word) => [word, words[0]!] as const)));
/** A parameter's name without its letter, by the word that stands for all of its kind: 外径 D, 外径. */
function kindOf(text: string): string {
  const bare = fold(text).replace(
    /(?<=[\p{Script=Han}a-z]{3,}|\p{Script=Han})\s*[a-z][a-z0-9]?$/u,
    (letter) => (/^\s/.test(letter) || /\p{Script=Han}/u.test(text) ? '' : letter),
  );
  return KIND.get(bare) ?? bare;
}

const fold = (text: string): string =>
  simplify(text.normalize('NFKC'))
    .replace(/\s*>\s*/g, '>')
    .trim()
    .toLowerCase();
