import { normalise } from '../text/normalise.ts';
import { joined } from '../text/tokenise.ts';
import { DN_OF_INCH, HOSE_DN_OF_INCH, millimetresOf, OUTSIDE_OF_DN } from '../text/units.ts';
import { EQUIVALENT_GRADES, EQUIVALENT_STANDARDS } from './standards.ts';

const tokenOf = (name: string): string => joined(normalise(name));

let known: Map<string, string[]> | undefined;
function table(): Map<string, string[]> {
  if (known) return known;
  known = new Map();
  for (const group of [...EQUIVALENT_STANDARDS, ...EQUIVALENT_GRADES]) {
    const tokens = [...new Set(group.map(tokenOf))];
    for (const token of tokens) known.set(token, [...(known.get(token) ?? []), ...tokens]);
  }
  return known;
}

const INCH_OF_DN = Object.fromEntries(
  [...Object.entries(HOSE_DN_OF_INCH), ...Object.entries(DN_OF_INCH)].flatMap(([inch, dns]) =>
    [dns].flat().map((dn) => [dn, inch]),
  ),
);
const MPA_PER_BAR = 10;
const KG_PER_TONNE = 1000;
const pressure = (mpa: number): string[] => [
  `${Number(mpa.toFixed(4))}mpa`,
  `pn${Number((mpa * MPA_PER_BAR).toFixed(3))}`,
];

/** 2" is DN50 or, of a hose, DN51, and of a tool 50 mm; DN50 is 60.3 outside; PN16 is 1.6 MPa, and 16 kg in the words of a workshop. */
function sameMeasure(word: string): string[] {
  const inch = /^([\d./-]+)in$/.exec(word)?.[1];
  if (inch) {
    const nominal = [...new Set([DN_OF_INCH[inch], ...(HOSE_DN_OF_INCH[inch] ?? [])])];
    const outside = OUTSIDE_OF_DN[DN_OF_INCH[inch] ?? ''];
    return [
      ...nominal.flatMap((dn) => (dn === undefined ? [] : [`dn${dn}`])),
      ...(outside ? [outside] : []),
      ...millimetresOf(inch),
    ];
  }
  const dn = /^dn(\d+)$/.exec(word)?.[1];
  if (dn) {
    const outside = OUTSIDE_OF_DN[dn];
    return [...(INCH_OF_DN[dn] ? [`${INCH_OF_DN[dn]}in`] : []), ...(outside ? [outside] : [])];
  }
  const pn = /^pn(\d+(?:\.\d+)?)$/.exec(word)?.[1] ?? /^(\d+(?:\.\d+)?)kg$/.exec(word)?.[1];
  if (pn) return pressure(Number(pn) / MPA_PER_BAR);
  const tonnes = /^(\d+(?:\.\d+)?)t$/.exec(word)?.[1];
  if (tonnes) return [`${Number(tonnes) * KG_PER_TONNE}kg`];
  const mpa = /^(\d+(?:\.\d+)?)mpa$/.exec(word)?.[1];
  return mpa ? pressure(Number(mpa)) : [];
}

const SUFFIX = /^((?:[a-z]+[a-z]?\d+)(?:\.\d+)*)-?[a-z]$/;
/** ISO 2341B is a form of ISO 2341; a letter that a standard of its own bears stays. */
function withoutSuffix(word: string): string[] {
  const base = SUFFIX.exec(word)?.[1];
  return base && !table().has(joined(word)) ? [joined(base)] : [];
}

const LETTERED = /(?<![a-z])(din|iso|gb(?:\/t)?)[\s-]*(\d{2,5}(?:\.\d)?)[\s-]*([a-z])(?![a-z\d-])/g;
/** A letter that tells two parts of one standard apart belongs to its number: DIN 6797 J 8 has its teeth inside. */
export const withLetters = (text: string): string =>
  text.replace(LETTERED, (whole, body: string, number: string, letter: string) =>
    table().has(joined(normalise(`${body} ${number}-${letter}`))) ? `${body} ${number}-${letter}` : whole,
  );

let parts: Map<string, string[]> | undefined;
/** GB70 is what people call GB/T 70.1, EN 14399 what they call EN 14399-4: a number without its part stands for all parts. */
function withParts(token: string): string[] {
  if (!parts) {
    parts = new Map();
    for (const name of EQUIVALENT_STANDARDS.flat().map(normalise)) {
      const base = /^([a-z]+\d+)[.-]/.exec(name)?.[1];
      if (base) parts.set(base, [...(parts.get(base) ?? []), joined(name)]);
    }
  }
  return parts.get(token) ?? [];
}

/** Other names of one standard, grade or size; the word itself is not among them. */
export function equivalentsOf(word: string): string[] {
  const token = joined(word);
  const names = [token, ...withoutSuffix(word), ...withParts(token)];
  const found = [
    ...names.slice(1),
    ...names.flatMap((name) => table().get(name) ?? []),
    ...sameMeasure(word).map(joined),
  ];
  return [...new Set(found)].filter((other) => other !== token);
}

let numbers: Map<string, Set<string>> | undefined;
const NUMBERED = /^(?:din|iso|gb|en|jis)(\d{3,5}(?:\.\d)?)$/;
/**
 * What has the number of this standard under another body, where one group of equivalents alone has it: DIN 7380 is said
 * for ISO 7380, GB 933 for DIN 933. Each as tokens of a word.
 */
export function ofOtherBody(token: string): string[][] {
  const [, number] = NUMBERED.exec(token) ?? [];
  if (!number || table().has(token)) return [];
  if (!numbers) {
    numbers = new Map();
    for (const group of EQUIVALENT_STANDARDS) {
      const tokens = group.map(tokenOf);
      for (const one of tokens) {
        const own = NUMBERED.exec(one)?.[1];
        if (own) numbers.set(own, new Set([...(numbers.get(own) ?? []), tokens.join(' ')]));
      }
    }
  }
  const groups = [...(numbers.get(number) ?? [])];
  return groups.length === 1 ? groups[0]!.split(' ').map((one) => [one]) : [];
}
