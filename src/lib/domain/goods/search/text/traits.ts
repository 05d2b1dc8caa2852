import { groupsOf, linesOf } from '../data/lines.ts';
import { normalise } from './normalise.ts';

/** One value of a trait: its names, and its general word. */
interface Value {
  id: string;
  of: string;
}

const SAME_WORDS = [...groupsOf('words.txt'), ...groupsOf('grades.txt')];
const WITH_KINDS = /[^,()]+(?:\([^)]*\))?/g;
const HAN = /\p{Script=Han}/u;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** A number beside another number or a letter is part of something else. */
const patternOf = (name: string): string =>
  HAN.test(name) ? escaped(name) : `(?<![a-z0-9.])${escaped(name)}(?![a-z0-9]|\\.\\d|x\\d)`;

interface Trait {
  values: Map<string, Value>;
  names: RegExp;
}

function traitOf(line: string, same = SAME_WORDS): Trait {
  const values = new Map<string, Value>();
  const add = (said: string, of: string): string => {
    const names = said.split('=').map((name) => name.trim());
    const id = normalise(names[0]!);
    for (const name of names) {
      const others = same.filter((group) => group.includes(name)).flat();
      for (const other of new Set([name, ...others].map(normalise)))
        if (!values.has(other) || other === id) values.set(other, { id, of: of || id });
    }
    return id;
  };
  for (const [part] of line.matchAll(WITH_KINDS)) {
    const [general = '', kinds = ''] = part.split('(');
    if (!general.trim()) continue;
    const of = add(general, '');
    for (const kind of kinds.replace(')', '').split(',').filter(Boolean)) add(kind, of);
  }
  // The longest first: what is hot-dip galvanized is not also galvanized in some other way.
  const names = [...values.keys()].sort((a, b) => b.length - a.length);
  return { values, names: new RegExp(names.map(patternOf).join('|'), 'g') };
}

/** 8.8级, class 10, A2-70, and 200HV: what a fastener bears. A number alone is known where it can be nothing else. */
const STRENGTHS = [
  /(?<![\w.])(?:[45]\.[68]|6\.8|8\.8|9\.8|10\.9|12\.9)(?![\w.])|(?<![\w.])\d{1,2}(?=级)|(?<=\b(?:class|grade) )\d{1,2}(?![\w.])|(?<![\w.])a[24]-[5-8]0(?!\d)/g,
  /(?<![\w.])\d{3}(?= ?hv)/g,
];

let known: Trait[] | undefined;
const traits = (): Trait[] => (known ??= linesOf('traits.txt').map((line) => traitOf(line)));

function valuesIn({ values, names }: Trait, plain: string): Value[] {
  const found = [...plain.matchAll(names)].map(([name]) => values.get(name)!);
  // Stainless 304 is 304: the general word adds nothing.
  return found.filter(
    ({ id, of }) => id !== of || !found.some((kind) => kind.of === of && kind.id !== kind.of),
  );
}

const fits = (asked: Value, own: Value): boolean =>
  asked.id === own.id || asked.id === own.of || asked.of === own.id;

/**
 * Whether goods have another strength, material, finish or seal than a normalised text asks for. The first description
 * that names the property decides; a property that only one side names is not compared.
 */
export function hasOtherTrait(asked: string, described: readonly string[]): boolean {
  const isOtherValue = traits().some((trait) => {
    const wanted = valuesIn(trait, asked);
    if (wanted.length === 0) return false;
    const own = described.map((text) => valuesIn(trait, text)).find((found) => found.length > 0);
    return own !== undefined && !wanted.some((one) => own.some((other) => fits(one, other)));
  });
  const isOtherStrength = STRENGTHS.some((strength) => {
    const wanted: string[] = asked.match(strength) ?? [];
    if (wanted.length === 0) return false;
    const own = described
      .map((text): string[] => text.match(strength) ?? [])
      .find(({ length }) => length > 0);
    return own !== undefined && !wanted.some((one) => own.includes(one));
  });
  return isOtherValue || isOtherStrength;
}

let forms: Trait[] | undefined;

/**
 * What a text says of a property or a form, and all names that contradict it: 不锈钢 contradicts 碳钢 and 黄铜. What is in
 * `also` contradicts nothing.
 */
export function contraries(
  text: string,
  also: ReadonlySet<string> = new Set(),
): { own: string[]; others: string[] }[] {
  const plain = normalise(text);
  forms ??= linesOf('forms.txt').map((line) => traitOf(line, []));
  return [...traits(), ...forms].flatMap((trait) => {
    const wanted = valuesIn(trait, plain);
    if (wanted.length === 0) return [];
    const isWanted = (one: Value): boolean => also.has(one.id) || wanted.some((value) => fits(value, one));
    const names = [...trait.values];
    return [
      {
        own: names.filter(([, one]) => isWanted(one)).map(([name]) => name),
        others: names.filter(([, one]) => !isWanted(one)).map(([name]) => name),
      },
    ];
  });
}
