import { goods, type Piece, type Text } from '#demo/flow/goods.ts';
import { UNIT } from '#demo/flow/words.ts';
import { type Model, pictures } from '#demo/pictures/scene/index.ts';
import type { SeedParam, SeedProduct, Words } from '#demo/types.ts';

/** A family of electrical goods: two options at most, each SKU priced by a rule. */
export interface Device {
  key: string;
  category: string;
  name: Words;
  brief: Words;
  words: readonly string[];
  standards: readonly string[];
  params: SeedParam[];
  options: readonly Words[];
  pieces: readonly Piece[];
  text: Text;
  draw: () => Model;
  unit?: Words;
  packing?: Words;
  soldOut?: boolean;
  leadDays?: number;
}

export function device(d: Device): SeedProduct {
  return goods({
    key: d.key,
    trade: 'electrical',
    category: d.category,
    name: d.name,
    brief: d.brief,
    keywords: [...d.words],
    standards: [...d.standards],
    unit: d.unit ?? UNIT.piece,
    params: d.params,
    options: [...d.options],
    pieces: [...d.pieces],
    text: d.text,
    pictures: pictures(d.draw),
    ...(d.packing ? { packing: d.packing } : {}),
    ...(d.soldOut ? { soldOut: true } : {}),
    ...(d.leadDays === undefined ? {} : { leadDays: d.leadDays }),
  });
}

/** Every pair of two lists. */
export function pairs<A, B, C>(first: readonly A[], second: readonly B[], make: (a: A, b: B) => C): C[] {
  return first.flatMap((a) => second.map((b) => make(a, b)));
}

/** A plate with text for the front of a device, sizes in mm. */
export function plate(
  width: number,
  height: number,
  x: number,
  y: number,
  lines: readonly string[],
  fill = '#FFFFFF',
  ink = '#22303F',
): string {
  const longest = Math.max(...lines.map((line) => line.length));
  const size = Math.min(height / (lines.length * 1.45), (width * 0.9) / (longest * 0.66));
  const text = lines
    .map(
      (line, i) =>
        `<text x="${x + width / 2}" y="${(y + (height * (i + 0.72)) / lines.length).toFixed(1)}" font-size="${size.toFixed(1)}" text-anchor="middle" font-weight="700" fill="${ink}">${line}</text>`,
    )
    .join('');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="1" fill="${fill}"/>${text}`;
}
