// What a query is cut into: each part with the query that is left without it.
import { expect, test } from 'vitest';
import { partsIn } from '#lib/domain/goods/search/parts/parts.ts';
import { SHOP_KINDS, SHOP_WORDS } from '#lib/domain/goods/search/meaning/shop-words.ts';
import { synonymsOf } from '#lib/domain/goods/search/meaning/synonyms.ts';
import { understand } from '#lib/domain/goods/search/meaning/understand.ts';

const synonyms = synonymsOf(SHOP_WORDS, SHOP_KINDS);
const partsOf = (query: string): string[] =>
  partsIn(query, { ...understand(query, synonyms), corrected: undefined, leftOut: [] }, synonyms).map(
    ({ kind, dimension, text, without }) => `${dimension ?? kind} ${text} > ${without}`,
  );

test.each([
  [
    '内六角螺栓 M8x30 12.9',
    [
      'noun 内六角螺栓 > M8x30 12.9',
      'thread M8 > 内六角螺栓 长度30 12.9',
      'length 30 > 内六角螺栓 m8 12.9',
      'size 12.9 > 内六角螺栓 M8x30',
    ],
  ],
  [
    '请问有没有 6204 轴承 多少钱',
    [
      'idle 请问有没有 > 6204 轴承 多少钱',
      'size 6204 > 请问有没有 轴承 多少钱',
      'noun 轴承 > 请问有没有 6204 多少钱',
      'idle 多少钱 > 请问有没有 6204 轴承',
    ],
  ],
  [
    '轴承 25x52x15',
    [
      'noun 轴承 > 25x52x15',
      'bore 25 > 轴承 外径52 厚度15',
      'outer 52 > 轴承 内径25 厚度15',
      'width 15 > 轴承 25x52',
    ],
  ],
  ['25*52*15', ['bore 25 > od 52 width 15', 'outer 52 > bore 25 width 15', 'width 15 > 25x52']],
  [
    '内径25外径52厚15 轴承',
    [
      'bore 25 > 外径52厚15 轴承',
      'outer 52 > 内径25 厚15 轴承',
      'width 15 > 内径25外径52 轴承',
      'noun 轴承 > 内径25外径52厚15',
    ],
  ],
  [
    'd25 D52 B15 轴承',
    [
      'bore 25 > D52 B15 轴承',
      'outer 52 > d25 B15 轴承',
      'width 15 > d25 D52 轴承',
      'noun 轴承 > d25 D52 B15',
    ],
  ],
  ['DIN 912 M8x30', ['standard DIN 912 > M8x30', 'thread M8 > DIN 912 length 30', 'length 30 > DIN 912 m8']],
  [
    'socket head cap screw M8x30',
    [
      'noun socket head cap screw > M8x30',
      'thread M8 > socket head cap screw length 30',
      'length 30 > socket head cap screw m8',
    ],
  ],
  ['轴承 6204-2rs', ['noun 轴承 > 6204-2rs', 'designation 6204-2rs > 轴承']],
  ['luosi', ['word 螺丝 > ']],
  [
    '施耐德 断路器 63A 3P',
    [
      'brand 施耐德 > 断路器 63A 3P',
      'noun 断路器 > 施耐德 63A 3P',
      'designation 63A > 施耐德 断路器 3P',
      'designation 3P > 施耐德 断路器 63A',
    ],
  ],
  [
    'SKF 6205 bearing wholesale',
    [
      'brand SKF > 6205 bearing wholesale',
      'size 6205 > SKF bearing wholesale',
      'noun bearing > SKF 6205 wholesale',
      'idle wholesale > SKF 6205 bearing',
    ],
  ],
  ['内六角螺栓 长度30', ['noun 内六角螺栓 > 长度30', 'length 30 > 内六角螺栓']],
  ['角钢 50x5', ['noun 角钢 > 50x5', 'size 50×5 > 角钢']],
  ['3M口罩', ['brand 3M > 口罩', 'noun 口罩 > 3M']],
  ['2寸球阀', ['designation 2寸 > 球阀', 'noun 球阀 > 2寸']],
])('%s', (query, parts) => {
  expect(partsOf(query)).toEqual(parts);
});

test('a length is no thread', () => {
  const { meanings } = understand('螺栓 长度30', synonyms);
  expect(meanings.flatMap(({ own }) => own).flat()).not.toContain('m30');
});
