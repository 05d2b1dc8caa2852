import type { ListSize } from './list-goods.ts';
import { SHOE_SIZE } from './list-words.ts';

/** Columns that say what a thing can be had in. */
const COLOURS = /颜色|色号|花色|colou?r/i;
const SIZES = /尺码|码数|鞋码|码号|^码$|(?:shoe|glove)\s*size|^sizes?$/i;

const PARTED = /\s*[/、,，;；|]\s*/;
const COLOUR_ALONE = /^(?:深|浅)?[白黑红黄蓝绿灰橙紫棕粉]色?$|^黄绿双?色?$/u;
const COLOUR = /^(?:[\p{Script=Han}]{1,5}|[a-z][a-z ]{2,14})$/iu;
const SIZE = /^(?:(?:\d?x{0,3}[sl]|[sml])码?|均码|(?:3[3-9]|4\d)(?:\.5)?码?)$/i;
const LETTERS = /^\d?x{0,3}[sml]码?$/i;
/** Sizes of shoes from one to another: 39-45. */
const SHOES = /^(3[3-9]|4\d)\s*[-~～–—至]\s*(3[3-9]|4\d)码?$/u;

/** What is worn on the feet comes from one number to another, whatever stands above it. */
const WORN = /鞋|靴|\b(?:shoe|boot)s?\b/i;

/** What a cell below such a heading names one after the other; empty where it is one thing. */
function choicesIn(heading: string, cell: string): string[] {
  const text = cell.normalize('NFKC').trim();
  const [, from, to] = (SIZES.test(heading) && SHOES.exec(text)) || [];
  if (from && to && Number(to) > Number(from))
    return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => String(Number(from) + at));
  const parts = text.split(PARTED);
  const isEach = (one: RegExp): boolean => parts.every((part) => one.test(part));
  const isClothes = parts.length > 2 && isEach(LETTERS);
  // 白/黄/红 below 规格 are colours, too.
  const isColoured = parts.length > 1 && isEach(COLOUR_ALONE);
  const isKnown =
    isClothes ||
    isColoured ||
    (SIZES.test(heading) && isEach(SIZE)) ||
    (COLOURS.test(heading) && isEach(COLOUR));
  return isKnown && parts.length > 1 && new Set(parts).size === parts.length ? parts : [];
}

/** 2.5平方 红/蓝/黄绿: what stands in front of the colours is of each. */
const IN_FRONT = /^(.+\s)(\S+)$/;

/**
 * A size that is told in several colours or sizes of clothes, as one for each; `heading` is what its designation stands
 * below, `name` what it is of.
 */
export function eachChoice(size: ListSize, heading: string, name = ''): ListSize[] {
  const { designation = '' } = size.fields;
  const [, front = '', last = designation] = IN_FRONT.exec(designation) ?? [];
  const whole = choicesIn(WORN.test(name) ? SHOE_SIZE : heading, designation);
  const named = whole.length > 0 ? whole : choicesIn('', last).map((text) => `${front}${text}`);
  if (named.length > 0)
    return named.map((text) => ({ ...size, fields: { ...size.fields, designation: text } }));
  for (const [param, text] of size.params) {
    const choices = choicesIn(param, text);
    if (choices.length > 0)
      return choices.map((choice) => ({
        ...size,
        fields: { ...size.fields, ...(designation ? { designation: `${designation} ${choice}` } : {}) },
        params: new Map(size.params).set(param, choice),
        parts: size.parts.map((part) => (part === text ? choice : part)),
      }));
  }
  return [size];
}
