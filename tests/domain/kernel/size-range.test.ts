// Sizes that somebody names by their ends become the sizes that are sold; what would be a guess is asked.
import { expect, test } from 'vitest';
import { computed, isFormula } from '#lib/kernel/size-formula.ts';
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

const OPTIONS = ['螺纹', '长度 // Length [mm]', '长度公差'];
const made = (text: string, digits = 2) => {
  const sizes = [
    ['M6', '20', '0.5 mm'],
    ['M8', '35', '1 mm'],
  ];
  const found = computed(text, { options: OPTIONS, sizes, digits });
  return found.ok ? found.values : [found.fault, found.text];
};

test.each([
  ['=0.12+0.004*长度', ['0.2', '0.26']],
  ['＝ (长度 ＋ 10) × 螺纹 ÷ 4', ['45', '90']],
  ['=length / 10', ['2', '3.5']],
  ['=长度公差*2', ['1', '2']],
  ['=10-2-3', ['5', '5']],
  ['=1.005', ['1.01', '1.01']],
  ['=0.12+0.004*直径', ['reads', '直径']],
  ['=2*(3+1', ['reads', '=2*(3+1']],
  ['=', ['reads', '=']],
  ['=长度/0', ['result', 'M6 20 0.5 mm']],
  ['=30-长度', ['result', 'M8 35 1 mm']],
])('%s', (text, values) => expect(made(text)).toEqual(values));

test('a formula needs a number in the option, is rounded as its column is written, and begins with its sign', () => {
  const found = computed('=2*颜色', { options: ['颜色'], sizes: [['黑色']], digits: 2 });
  expect(found).toEqual({ ok: false, fault: 'result', text: '黑色' });
  expect(made('=长度*0.33', 0)).toEqual(['7', '12']);
  expect([isFormula(' ＝1'), isFormula('1=2')]).toEqual([true, false]);
});
