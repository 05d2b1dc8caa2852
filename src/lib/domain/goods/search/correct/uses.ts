import { isNounOfTrade, nounsIn } from '../category-nouns.ts';
import { linesOf } from '../data/lines.ts';
import { understand, type Meaning } from '../meaning/understand.ts';
import type { Synonyms } from '../meaning/synonyms.ts';
import { simplify } from '../text/simplify.ts';

/** Sets of words of which all stand in a question, and the goods that do what is asked. */
const USES: readonly [string[][], string][] = linesOf('uses.txt').map((line) => {
  const at = line.lastIndexOf(': ');
  return [
    line
      .slice(0, at)
      .split('|')
      .map((set) => set.trim().split(' ')),
    line.slice(at + 2),
  ];
});

/** A noun behind it is what is asked for. */
const OF_IT = /的$/;
const ASKED_BY = /(?:什么样?的?|哪[种款个一]?种?|啥样?的?)\s*$/;
const ASKS = /什么|啥|哪|怎么|如何|吗|\?/;

/** What does the thing that a question describes: 螺丝锈死拧不开用什么喷 wants a penetrating oil. */
function answerOf(text: string): string | undefined {
  const plain = simplify(text.normalize('NFKC').toLowerCase());
  return USES.find(([sets]) => sets.some((set) => set.every((word) => plain.includes(word))))?.[1];
}

/** A name of letters and characters has a blank between them as a phrase: AB胶 is "ab 胶". */
const asWritten = (word: string): string => word.replace(/ (?=\p{Script=Han})/u, '');

/** The goods that do it, in the sizes that the question names; `set` are its other words. */
export function withUse(
  text: string,
  meanings: readonly Meaning[],
  synonyms: Synonyms,
): { meanings: Meaning[]; set: Meaning[] } | undefined {
  const use = answerOf(text);
  // 电机保护断路器 is a thing, and no question of what protects a motor.
  if (!use || meanings.some(({ text: word }) => synonyms.has(word) && answerOf(word) === use))
    return undefined;
  const kindIn = (word: string): string | undefined => nounsIn(word)[0]?.key.split('-').slice(0, 2).join('-');
  const kind = kindIn(use);
  // What is named of that kind is what is asked for: 百叶片 to grind a weld, and no other disc.
  const isNamed = ({ text: word, names, isAside }: Meaning): boolean =>
    !isAside &&
    !names.some((name) => use.endsWith(name)) &&
    kind !== undefined &&
    word !== use &&
    isNounOfTrade(asWritten(word)) &&
    kindIn(asWritten(word)) === kind;
  // So is a noun behind 的, and one that ends a run of words: 打孔的钻头, 叉车托盘.
  const isAskedFor = ({ text: word, names, run, isAside }: Meaning, at: number): boolean =>
    run !== undefined &&
    !isAside &&
    !names.some((name) => use.endsWith(name)) &&
    isNounOfTrade(word) &&
    meanings[at + 1]?.run !== run &&
    (OF_IT.test(text.slice(0, Math.max(0, text.indexOf(word)))) ||
      (meanings[at - 1]?.run === run && !ASKS.test(text)));
  // Of letters and characters in one, too, which stand in no run: …用的U型螺丝.
  const joinedText = text.toLowerCase().replace(/\s/g, '');
  const isMixedNoun = ({ text: word, names, run }: Meaning): boolean =>
    run === undefined &&
    /\p{Script=Han}/u.test(word) &&
    !names.some((name) => use.endsWith(name)) &&
    isNounOfTrade(word) &&
    OF_IT.test(joinedText.slice(0, Math.max(0, joinedText.indexOf(word.replace(/\s/g, '')))));
  // 用什么钻头 asks for a drill bit, and for no machine.
  const isAskedBy = ({ text: word, names }: Meaning): boolean =>
    !names.some((name) => use.endsWith(name)) &&
    isNounOfTrade(word) &&
    ASKED_BY.test(text.slice(0, Math.max(0, text.indexOf(word))));
  if (meanings.some(isAskedBy)) return undefined;
  if (meanings.some(isNamed) || meanings.some(isAskedFor) || meanings.some(isMixedNoun)) return undefined;
  const goods = understand(use, synonyms).meanings;
  const isSize = ({ kind }: Meaning): boolean => kind === 'size' || kind === 'measure';
  const kept = meanings.filter((row) => isSize(row) || goods.some((one) => one.text === row.text));
  const more = goods.filter((one) => !kept.some((row) => row.text === one.text));
  return { meanings: [...more, ...kept], set: meanings.filter((row) => !kept.includes(row)) };
}
