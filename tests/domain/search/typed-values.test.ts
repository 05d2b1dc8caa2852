// What sizes are narrowed by, as it is written in parameter tables.
import { expect, test } from 'vitest';
import { typedValues } from '#lib/domain/goods/search/index.ts';

const row = (name: string, value: string, unit?: string) => ({
  name: { zh: name, en: name },
  value: { zh: value, en: value },
  ...(unit ? { unit } : {}),
});
const of = (...params: ReturnType<typeof row>[]) =>
  typedValues({ params: [], options: [] }, { params, choice: [] }).map(({ name, value, unit }) =>
    [name.zh, value.zh, unit].join('|'),
  );

test('numbers are kept in one unit whatever unit they were written in', () => {
  expect(of(row('长度', '2.5', 'cm'), row('功率', '750W'), row('内径 d', '25', 'mm'))).toEqual([
    '长度|25|mm',
    '功率|0.75|kW',
    '内径|25|mm',
  ]);
});

test('what a table marks as nothing is no value, and neither is what nobody narrows by', () => {
  expect(of(row('螺纹', '—'), row('颜色', '/'), row('等级', '- -'), row('重量', '12', 'g'))).toEqual([]);
  expect(of(row('温度', '-20~80', '℃'), row('型号', 'A-1'))).toEqual(['温度|-20~80|℃', '型号|A-1|']);
});
