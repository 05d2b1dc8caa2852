// Sizes that somebody names by their ends become the sizes that are sold; what would be a guess is asked.
import { expect, test } from 'vitest';
import { combined, sizeRange } from '#lib/kernel/size-range.ts';

const valuesOf = (text: string) => {
  const found = sizeRange(text);
  return found.ok ? found.values : found.fault;
};

test.each([
  ['M6-M12', ['M6', 'M8', 'M10', 'M12']],
  ['M6–M12', ['M6', 'M8', 'M10', 'M12']],
  ['20-60/10', ['20', '30', '40', '50', '60']],
  ['20～60 步长 10', ['20', '30', '40', '50', '60']],
  ['20 to 40 step 10', ['20', '30', '40']],
  ['0.5-1/0.1', ['0.5', '0.6', '0.7', '0.8', '0.9', '1']],
  ['DN15-DN25/5', ['DN15', 'DN20', 'DN25']],
  ['M6, M8、M10', ['M6', 'M8', 'M10']],
  ['M8, M8', ['M8']],
  ['黑色，本色', ['黑色', '本色']],
  ['M6-20', ['M6-20']],
  ['', []],
])('%s', (text, values) => expect(valuesOf(text)).toEqual(values));

test('ends without a step, the wrong way round, and too many are refused', () => {
  expect(valuesOf('20-60')).toBe('step');
  expect(valuesOf('60-20/10')).toBe('order');
  expect(valuesOf('1-100000/1')).toBe('many');
  expect(valuesOf('20-60/0')).toBe('step');
});

test('two dimensions make a matrix', () => {
  const [threads, lengths] = [valuesOf('M6-M12'), valuesOf('20-60/10')] as [string[], string[]];
  const sizes = combined([threads, lengths]);
  expect(sizes.length).toBe(20);
  expect([sizes[0], sizes[5]]).toEqual([
    ['M6', '20'],
    ['M8', '20'],
  ]);
});
