import type { ListSize } from './list-goods.ts';

/** Columns that say what a thing can be had in. */
const COLOURS = /颜色|色号|花色|colou?r/i;
const SIZES = /尺码|码数|鞋码|码号|^码$|(?:shoe|glove)\s*size|^sizes?$/i;

const PARTED = /\s*[/、,，;；|]\s*/;
const COLOUR = /^(?:[\p{Script=Han}]{1,5}|[a-z][a-z ]{2,14})$/iu;
const SIZE = /^(?:(?:\d?x{0,3}[sl]|[sml])码?|均码|(?:3[3-9]|4\d)(?:\.5)?码?)$/i;
const LETTERS = /^\d?x{0,3}[sml]码?$/i;
/** Sizes of shoes from one to another: 39-45. */
const SHOES = /^(3[3-9]|4\d)\s*[-~～–—至]\s*(3[3-9]|4\d)码?$/u;

/** What a cell below such a heading names one after the other; empty where it is one thing. */
function choicesIn(heading: string, cell: string): string[] {
  const text = cell.normalize('NFKC').trim();
  const [, from, to] = (SIZES.test(heading) && SHOES.exec(text)) || [];
  if (from && to && Number(to) > Number(from))
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at));
  const parts = text.split(PARTED);
  const isEach = (one: RegExp): boolean => parts.every((part) => one.test(part));
  const isClothes = parts.length > 2 && isEach(LETTERS);
  const isKnown =
    isClothes || (SIZES.test(heading) && isEach(SIZE)) || (COLOURS.test(heading) && isEach(COLOUR));
  return isKnown && parts.length > 1 && new Set(parts).size === parts.length ? parts : [];
}

/** A size that is told in several colours or sizes of clothes, as one for each; `heading` is what its designation stands below. */
export function eachChoice(size: ListSize, heading: string): ListSize[] {
  const { designation = '' } = size.fields;
  const named = choicesIn(heading, designation);
  if (named.length > 0)
    return named.map((text) => ({ ...size, fields: { ...size.fields, designation: text } }));
  for (const [name, text] of size.params) {
    const choices = choicesIn(name, text);
    if (choices.length > 0)
      return choices.map((choice) => ({
        ...size,
        fields: { ...size.fields, ...(designation ? { designation: `${designation} ${choice}` } : {}) },
        params: new Map(size.params).set(name, choice),
        parts: size.parts.map((part) => (part === text ? choice : part)),
      }));
  }
  return [size];
}
