import { normalise } from '../text/normalise.ts';
import { joined } from '../text/tokenise.ts';
import { DN_OF_INCH } from '../text/units.ts';
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

const INCH_OF_DN = Object.fromEntries(Object.entries(DN_OF_INCH).map(([inch, dn]) => [dn, inch]));
const MPA_PER_BAR = 10;

/** 2" is DN50, DN15 is 1/2"; PN16 is 1.6 MPa. */
function sameMeasure(word: string): string[] {
  const inch = /^([\d/-]+)in$/.exec(word)?.[1];
  if (inch && DN_OF_INCH[inch]) return [`dn${DN_OF_INCH[inch]}`];
  const dn = /^dn(\d+)$/.exec(word)?.[1];
  if (dn && INCH_OF_DN[dn]) return [`${INCH_OF_DN[dn]}in`];
  const pn = /^pn(\d+(?:\.\d+)?)$/.exec(word)?.[1];
  if (pn) return [`${Number(pn) / MPA_PER_BAR}mpa`];
  const mpa = /^(\d+(?:\.\d+)?)mpa$/.exec(word)?.[1];
  return mpa ? [`pn${Number((Number(mpa) * MPA_PER_BAR).toFixed(3))}`] : [];
}

/** GB70 is what people call GB/T 70.1: a number without its part stands for all parts. */
function withParts(token: string): string[] {
  if (!/^gb\d+$/.test(token)) return [];
  return [...table().keys()].filter((other) => other.startsWith(`${token}.`));
}

/** Other names of one standard, grade or size; the word itself is not among them. */
export function equivalentsOf(word: string): string[] {
  const token = joined(word);
  const names = [token, ...withParts(token)];
  const found = [
    ...names.slice(1),
    ...names.flatMap((name) => table().get(name) ?? []),
    ...sameMeasure(word).map(joined),
  ];
  return [...new Set(found)].filter((other) => other !== token);
}
