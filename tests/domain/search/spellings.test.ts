// Whatever way a size is spelled, it is the size: ten thousand spellings made of real dimensions, the same in every run.
import { expect, test } from 'vitest';
import { designationKey, sizeWords, storedTokens } from '#lib/domain/goods/search/index.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';
import { sizeToken } from '#lib/domain/goods/search/text/sizes.ts';

const none = synonymsOf([]);
const SPELLINGS = 10_000;

/** Numbers that follow each other without order, always the same ones (mulberry32). */
let state = 20_261;
function next(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;

const THREADS = [3, 4, 5, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 27, 30, 36];
const LENGTHS = [
  6, 8, 10, 12, 16, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 80, 90, 100, 110, 120, 150, 200,
];
const CROSSES = ['x', 'X', '*', '×', ' x ', ' × ', ' X ', ' * ', '＊', '✕'];
const wide = (text: string): string =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));

interface Spelled {
  designation: string;
  query: string;
}

function screw(): Spelled {
  const [thread, length] = [one(THREADS), one(LENGTHS)];
  const [letter, cross] = [one(['M', 'm']), one(CROSSES)];
  const crossed = `${letter}${thread}${cross}${length}`;
  const query = one([
    crossed,
    `${crossed}mm`,
    wide(`M${thread}*${length}`),
    `${letter}${thread} L=${length}`,
    `${letter}${thread}长${length}`,
    `螺纹规格:M${thread} 公称长度:${length}`,
    `螺纹${thread}mm 长${length}mm`,
    `内六角螺钉${letter}${thread}${cross}${length}`,
  ]);
  return { designation: `M${thread}×${length}`, query };
}

function bearing(): Spelled {
  const bore = 5 * (2 + Math.floor(next() * 20));
  const outer = bore + 15 + Math.floor(next() * 60);
  const width = 7 + Math.floor(next() * 25);
  const crossed = [bore, outer, width].join(one(CROSSES));
  const query = one([
    crossed,
    `轴承 ${crossed}`,
    `${crossed}mm bearing`,
    `内径${bore}外径${outer}厚${width}轴承`,
    `内径 ${bore}mm，外径 ${outer}mm，宽度 ${width}mm`,
    `d${bore} D${outer} B${width}`,
    `bearing ID ${bore} OD ${outer} width ${width}`,
    `轴承 ${bore} ${outer} ${width}`,
  ]);
  return { designation: `${bore}×${outer}×${width}`, query };
}

function cable(): Spelled {
  const [cores, section] = [
    1 + Math.floor(next() * 7),
    one(['0.5', '0.75', '1', '1.5', '2.5', '4', '6', '10', '16']),
  ];
  const cross = one(CROSSES);
  const query = one([
    `YJV ${cores}${cross}${section}`,
    `yjv${cores}${cross.trim()}${section}`,
    `YJV-${cores}${cross.trim()}${section}`,
    `YJV ${cores}${cross}${section}mm²`,
    `YJV ${cores}${cross}${section}平方`,
    `${cores}${cross}${section} YJV`,
  ]);
  return { designation: `YJV ${cores}×${section}`, query };
}

function ring(): Spelled {
  const inner = one(['10', '14', '18', '20', '21.2', '25', '28', '30', '34.5', '40', '50']);
  const section = one(['1.8', '2.65', '3.1', '3.55', '5.3', '7']);
  const query = one([
    `${inner}${one(CROSSES)}${section}`,
    `O型圈 ${inner}${one(CROSSES)}${section}`,
    `o-ring ${inner}${one(CROSSES)}${section}`,
    `内径${inner} 线径${section}`,
  ]);
  return { designation: `${inner}×${section}`, query };
}

const KINDS = [screw, bearing, cable, ring];

/** The words of a query that say a size all find it, as the database would. */
function isFound({ designation, query }: Spelled): boolean {
  const { sizes } = sizeWords({ designation, params: [], choice: [] }, []);
  const stored = new Set([
    ...storedTokens(designation),
    designationKey(designation),
    ...sizes.map(sizeToken),
  ]);
  const named = understand(query, none).meanings.filter(({ kind }) => kind === 'size');
  return (
    named.length > 0 &&
    named.every(({ own, also }) =>
      [...own, ...also].some((tokens) => tokens.every((token) => stored.has(token))),
    )
  );
}

test('ten thousand spellings of generated sizes each find their size', () => {
  const lost = Array.from({ length: SPELLINGS }, (_, at) => KINDS[at % KINDS.length]!()).filter(
    (spelled) => !isFound(spelled),
  );
  expect(lost.slice(0, 20)).toEqual([]);
}, 120_000);
