import { nounsIn } from '../../search/index.ts';
import { SIZE_CODE_WORDS } from '../row/column-words.ts';
import type { KnownGoods } from './known-goods.ts';
import { nameSizes, type ListSize } from './list-goods.ts';

/** The goods of a row, or of the rows that have one code. */
export interface CodedGoods {
  code: string;
  name: string;
  /** The name without the size of its row: 平垫圈 of 平垫圈 M8. */
  plain: string;
  /** Where its rows stand: a size is only of goods that the same title, category, brand and standard are of. */
  place: string;
  /** Each row of its list has a code of its own, so that a code may be of a size. */
  isCoded: boolean;
  sizes: ListSize[];
}

export const SIZE_CODE_HEADING = `${SIZE_CODE_WORDS.zh} // ${SIZE_CODE_WORDS.en}`;

const MOST = 2000;
/** What goods of one name are made of or finished with: each is goods of its own where their sizes are the same. */
const KIND = /材质|材料|表面|处理|等级|性能|镀|颜色|material|finish|grade|class|colou?r/i;

const SIGNS = /[.*+?^${}()|[\]\\/]/g;
/** A name without the size that its own column tells; undefined where nothing is left that names goods. */
export function withoutSize(name: string, size: string): string | undefined {
  if (!size) return undefined;
  const shape = size
    .replace(SIGNS, String.raw`\$&`)
    .replace(/\s*(?:[x×]|\\\*)\s*/giu, String.raw`\s*[x×*]\s*`)
    .replace(/\s+/g, String.raw`\s*`);
  const own = new RegExp(String.raw`(?<![\w.])${shape}(?![\w.])`, 'iu');
  const plain = name
    .replace(own, ' ')
    .replace(/\s{2,}/g, ' ')
    .trim();
  return plain !== name && nounsIn(plain).length > 0 ? plain : undefined;
}

/** Whether the sizes have designations that tell them apart. */
function areApart(sizes: readonly ListSize[], name: string): boolean {
  const copies = sizes.map((size) => ({ ...size, fields: { ...size.fields } }));
  nameSizes(copies, name);
  return new Set(copies.map(({ fields }) => fields.designation)).size === copies.length;
}

/** Rows of one kind, such as a material, in the order in which their kinds are met. */
function byKind<T extends CodedGoods>(run: readonly T[]): T[][] {
  const kinds = new Map<string, T[]>();
  for (const one of run) {
    const kind = JSON.stringify([...(one.sizes[0]?.params ?? [])].filter(([name]) => KIND.test(name)));
    kinds.set(kind, [...(kinds.get(kind) ?? []), one]);
  }
  return [...kinds.values()];
}

/** Rows as the sizes of one product; each as a product of its own where their sizes are not apart, so that none is lost. */
function joined<T extends CodedGoods>(run: readonly T[], held: KnownGoods): T[] {
  const [first] = run;
  if (!first || run.length === 1) return [...run];
  const known = new Set(run.flatMap(({ code }) => held.get(code)?.code ?? []));
  // Who has taken each row as a product before keeps them.
  if (known.size > 1) return [...run];
  const sizes = run.flatMap((one) =>
    one.sizes.map((size) => ({ ...size, params: new Map(size.params).set(SIZE_CODE_HEADING, one.code) })),
  );
  if (areApart(sizes, first.plain))
    return [{ ...first, code: [...known][0] ?? first.code, name: first.plain, sizes }];
  const kinds = byKind(run);
  return kinds.length > 1 ? kinds.flatMap((own) => joined(own, held)) : [...run];
}

const isNext = (one: CodedGoods, other: CodedGoods): boolean =>
  one.isCoded &&
  other.isCoded &&
  one.plain === other.plain &&
  one.place === other.place &&
  one.code !== other.code;

/**
 * Goods of a list that has a code in each row: rows below each other that are called the same apart from their size are
 * sizes of one product, which has the code of the first of them; each size keeps its own.
 */
export async function* sizesByCode<T extends CodedGoods>(
  goods: AsyncIterable<T>,
  held: KnownGoods,
): AsyncGenerator<T> {
  let run: T[] = [];
  for await (const one of goods) {
    if (run.length > 0 && run.length < MOST && isNext(run[0]!, one)) {
      run.push(one);
      continue;
    }
    yield* joined(run, held);
    run = [one];
  }
  yield* joined(run, held);
}
