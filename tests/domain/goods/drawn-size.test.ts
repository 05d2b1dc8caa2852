// A drawing follows the chosen size: its numbers are that size's, and none is said that no column explains.
import { expect, test } from 'vitest';
import { drawAs, drawnSize } from '#components/goods/detail/drawn-size.ts';

const HEADINGS = ['Pitch P (mm)', 'Length L (mm)', 'Width across flats s (mm)', 'Weight (g)'];
const M8 = { designation: 'M8×25', cells: ['1.25', '25', '13', '12'] };
const M5 = { designation: 'M5×10', cells: ['0.8', '10', '8', '2.7'] };
const svg = (...labels: string[]): string =>
  `<svg><title>DIN 933 · M8×25</title>${labels.map((text) => `<text x="1">${text}</text>`).join('')}</svg>`;
const labelsOf = (drawing: string): string[] =>
  [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) => text ?? '');

test('the size that was drawn is found by the title, and its numbers become those of the chosen one', () => {
  const drawing = svg('DIN 933 · M8×25', 'mm', 'L 25', 's 13', 'M8', 'M8 × 1.25', '⌀13');
  expect(drawnSize(drawing, [M5, M8])).toBe(M8);
  expect(drawnSize(drawing, [{ designation: '100QJ2-50', cells: [] }])).toBeUndefined();
  const other = drawAs(drawing, HEADINGS, M8, M5);
  expect(labelsOf(other)).toEqual(['DIN 933 · M5×10', 'mm', 'L 10', 's 8', 'M5', 'M5 × 0.8', '⌀8']);
  expect(other).toContain('<title>DIN 933 · M5×10</title>');
});

test('where the drawn size is not sold, what the chosen one is known by is said and no number of the other', () => {
  const rivetNut = svg('GB/T 17880.1 · M8', 'M8×1.25', 'P 17.5', '⌀11').replace(
    'DIN 933 · M8×25',
    'GB/T 17880.1 · M8',
  );
  const M3 = { designation: 'M3', cells: ['0.5', '9.5', '5', '1'] };
  const drawn = drawnSize(rivetNut, [M3]);
  expect(drawn).toEqual({ designation: 'M8', cells: [] });
  expect(labelsOf(drawAs(rivetNut, HEADINGS, drawn!, M3))).toEqual([
    'GB/T 17880.1 · M3',
    'M3 × 0.5',
    'P 0.5',
    '⌀',
  ]);
});

test('a measure that the table does not have keeps its letter and loses its number', () => {
  expect(labelsOf(drawAs(svg('k 5.3', '⌀38.4', '22'), HEADINGS, M8, M5))).toEqual(['k', '⌀', '']);
});
