// Chinese names are readable in English, and nobody else's is touched.
import { expect, test } from 'vitest';
import { personName } from '#lib/domain/account/profile/index.ts';

test.each([
  ['周建军', 'Zhou Jianjun'],
  ['单雄信', 'Shan Xiongxin'],
  ['欧阳锋', 'Ouyang Feng'],
  ['吕蒙', 'Lu Meng'],
  ['gcxk29', 'gcxk29'],
])('%s is %s in English', (name, english) => {
  expect(personName(name, 'en-US')).toBe(english);
  expect(personName(name, 'zh-CN')).toBe(name);
});
