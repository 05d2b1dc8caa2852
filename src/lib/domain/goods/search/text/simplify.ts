import { Converter } from 'opencc-js/t2cn';

const HAN = /\p{Script=Han}/u;
let convert: ((text: string) => string) | undefined;

/** 螺絲 → 螺丝. The table is made when the first Chinese text comes. */
export function simplify(text: string): string {
  if (!HAN.test(text)) return text;
  convert ??= Converter({ from: 't', to: 'cn' });
  return convert(text);
}
