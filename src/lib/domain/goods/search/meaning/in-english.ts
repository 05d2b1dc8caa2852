import { groupsOf } from '../data/lines.ts';

const HAN = /\p{Script=Han}/u;
/** A word of a thing in English, not its abbreviation: hex bolt, not hdg. */
const WORD = /^[a-z][a-z -]{3,}$/i;

/** 300 pair are pairs. */
const COUNTED =
  /(?<![\d.×x])(?!1 )(\d+) (pc|unit|set|pair|roll|spool|box|carton|pack|bag|drum|bottle|can|sheet|bundle|tube|pallet)(?![a-z])/g;

const MARKS: Readonly<Record<string, string>> = {
  '：': ': ',
  '，': ', ',
  '、': ', ',
  '；': '; ',
  '（': ' (',
  '）': ') ',
};

let known: Map<string, string> | undefined;
let longest = 0;

/** Chinese words with their English ones, read when the first English reader asks for them. */
function words(): Map<string, string> {
  if (known) return known;
  known = new Map();
  for (const group of groupsOf('words.txt')) {
    const english = group.find((word) => WORD.test(word));
    if (!english) continue;
    for (const word of group)
      if (HAN.test(word) && !/\d/.test(word) && !known.has(word)) known.set(word, english);
  }
  for (const [chinese = '', english = ''] of groupsOf('english.txt')) known.set(chinese, english);
  longest = Math.max(...[...known.keys()].map((word) => word.length));
  return known;
}

/**
 * What somebody has written in Chinese, said in English by the words that the search knows: `六角螺栓 M8×30 8.8级` is
 * a hex bolt M8×30 class 8.8. Undefined where a part of it is unknown: half a translation misleads.
 */
export function inEnglish(said: string): string | undefined {
  if (!HAN.test(said)) return said;
  const text = said
    .replace(/(\d+(?:\.\d+)?)\s*级/g, 'class $1')
    .replace(/[：，；（）、]/g, (mark) => MARKS[mark] ?? mark);
  const all = words();
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const length = lengthOfWord(all, text, at);
    const rest = text[at]!;
    if (length === 0 && HAN.test(rest)) return undefined;
    parts.push(length === 0 ? rest : ` ${all.get(text.slice(at, at + length))!} `);
    at += Math.max(length, 1);
  }
  return parts
    .join('')
    .replace(/\s+(?=[,;:)])|\s+(?=\s)/g, '')
    .replace(COUNTED, (_, count: string, unit: string) => `${count} ${unit}${unit === 'box' ? 'es' : 's'}`)
    .trim();
}

/** As many letters as the longest word that begins here. */
function lengthOfWord(all: ReadonlyMap<string, string>, text: string, at: number): number {
  for (let length = Math.min(longest, text.length - at); length > 0; length -= 1) {
    const word = text.slice(at, at + length);
    if (HAN.test(word) && all.has(word)) return length;
  }
  return 0;
}
