// What a search understood of its words, as the facets of its list say it, on the goods of the demo mall.
import { afterAll, expect, test } from 'vitest';
import { goodsApi } from '#lib/contracts/goods.ts';
import { openDemoMall } from '../support/demo-mall.ts';

const mall = await openDemoMall();
afterAll(() => mall.close());

const facets = async (keyword: string, lang: 'zh-CN' | 'en-US' = 'zh-CN') => {
  const found = await mall.as(undefined, lang)(goodsApi.facets, { keyword });
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
};

test('parameters are named as the goods of the list name them, in the language of the reader', async () => {
  expect((await facets('轴承 25x52x15')).understood).toEqual([
    { kind: 'noun', text: '轴承', without: '25x52x15' },
    { kind: 'parameter', name: '内径', text: '25', unit: 'mm', without: '轴承 外径52 厚度15' },
    { kind: 'parameter', name: '外径', text: '52', unit: 'mm', without: '轴承 内径25 厚度15' },
    { kind: 'parameter', name: '宽度', text: '15', unit: 'mm', without: '轴承 25x52' },
  ]);
  const screw = (await facets('内六角螺栓 M8x30 12.9')).understood;
  expect(screw.map(({ kind, text }) => `${kind} ${text}`)).toEqual([
    'noun 内六角螺栓',
    'parameter M8',
    'parameter 30',
    'parameter 12.9',
  ]);
  expect(screw[3]?.name).toBe('性能等级');
  expect((await facets('轴承 6204-2rs', 'en-US')).understood[0]).toMatchObject({
    kind: 'noun',
    text: 'bearing',
  });
});

test('corrected words and words that are left out are said with what they stand for', async () => {
  expect((await facets('baering')).understood).toEqual([
    { kind: 'noun', text: 'bearing', typed: 'baering', without: '' },
  ]);
  expect((await facets('断路器 63A 紫色飞船')).understood.map(({ kind }) => kind)).toEqual([
    'noun',
    'parameter',
    'left_out',
    'left_out',
  ]);
});

test('a parameter counts goods, as the list does', async () => {
  const list = await mall.as()(goodsApi.list, { keyword: '内六角螺钉' });
  const { parameters } = await facets('内六角螺钉');
  expect(parameters.length).toBeGreaterThan(0);
  for (const { values } of parameters)
    for (const { count } of values) expect(count).toBeLessThanOrEqual(list.ok ? list.value.count : 0);
});
