import { gradient, type Material, type Shading } from '../metal.ts';
import { FONT, element, escapeXml, num, type Attributes, type Pen } from '../svg.ts';

/** Colours of the mall's own pictures; the site's tokens as far as they exist there. */
export const INKS = {
  red: '#D81E06',
  pressed: '#B01705',
  tint: '#FFF2EF',
  ink: '#1D2129',
  secondary: '#4E5969',
  quiet: '#667085',
  line: '#E5E6EB',
  ground: '#F5F6F8',
  steel: '#22303F',
  night: '#18222E',
  white: '#FFFFFF',
} as const;

export interface SheetOptions {
  /** Fills the whole sheet first; transparent without it. */
  ground?: string;
  /** Keeps ids apart where documents are inlined together. */
  prefix?: string;
}

/** An SVG document of any size; the pen works as in product pictures. */
export function sheet(
  [width, height]: readonly [number, number],
  title: string,
  draw: (pen: Pen) => readonly string[],
  { ground, prefix = 'b' }: SheetOptions = {},
): string {
  const known = new Map<string, string>();
  const definitions: string[] = [];
  const enter = (key: string, body: (id: string) => string): string => {
    const earlier = known.get(key);
    if (earlier !== undefined) return earlier;
    const id = `${prefix}${known.size}`;
    const paint = `url(#${id})`;
    known.set(key, paint);
    definitions.push(body(id));
    return paint;
  };
  const pen: Pen = {
    fill: (material: Material, shading: Shading) =>
      enter(`${material} ${shading}`, (id) => gradient(id, material, shading)),
    define: (body) => enter(body('?'), body),
  };
  const content = draw(pen).join('');
  const back = ground === undefined ? '' : `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
  const open = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${FONT}" role="img">`;
  return `${open}<title>${escapeXml(title)}</title>${defs}${back}${content}</svg>`;
}

const WIDE = /[\u2E80-\u9FFF\uF900-\uFAFF\uFF00-\uFFEF\u3000-\u303F]/;

/** About how wide a text runs at the size, in px; heavy Latin capitals are the widest case. */
export function textWidth(text: string, size: number, spacing = 0): number {
  let ems = 0;
  for (const sign of text)
    ems += WIDE.test(sign)
      ? 1
      : /[MWQO]/.test(sign)
        ? 0.88
        : /[A-Z0-9]/.test(sign)
          ? 0.75
          : /[ Iil.,:·’]/.test(sign)
            ? 0.34
            : 0.57;
  return ems * size + spacing * [...text].length;
}

/** The largest size up to `size` at which the text stays inside `room`. */
export function fitSize(text: string, size: number, room: number, spacing = 0): number {
  const free = room - spacing * [...text].length;
  const width = textWidth(text, size);
  return width <= free ? size : Math.floor(((size * free) / width) * 2) / 2;
}

/** A line of type from its left end on the baseline. */
export function type(x: number, y: number, text: string, size: number, attributes: Attributes = {}): string {
  return element('text', { x, y, 'font-size': size, fill: INKS.ink, ...attributes }, escapeXml(text));
}

/** A linear gradient as a value for `fill`; runs from the upper left to the lower right unless `upright`. */
export function sweep(pen: Pen, from: string, to: string, upright = false): string {
  return pen.define(
    (id) =>
      `<linearGradient id="${id}" x2="${upright ? 0 : 1}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );
}

/** A number between 0 and `below` - 1 that belongs to the text for ever. */
export function chosen(text: string, below: number, salt = 0): number {
  let hash = 2166136261 ^ salt;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 1540483477);
  return ((hash ^ (hash >>> 15)) >>> 0) % below;
}

/** Sober house colours of merchants and brands: [main, deep, pale]. */
export const HOUSE = [
  ['#1B4F8A', '#123660', '#EAF1F9'],
  ['#0F6B5C', '#0A493F', '#E7F3F0'],
  ['#8A1F2B', '#61141D', '#F8ECED'],
  ['#3A4756', '#232D38', '#EEF1F4'],
  ['#7A4B12', '#54330B', '#F7F0E6'],
  ['#2C5E2E', '#1C3F1E', '#EAF3EA'],
  ['#4B3B8F', '#322664', '#EFEDF8'],
  ['#0B6C8C', '#084A61', '#E6F2F6'],
  ['#A3410F', '#722C09', '#FAEEE7'],
  ['#1D2129', '#0F1216', '#ECEDEF'],
] as const;

export type House = (typeof HOUSE)[number];

export function houseOf(key: string): House {
  return HOUSE[chosen(key, HOUSE.length, 29)] ?? HOUSE[0];
}

/** The house of a serial number: neighbours never share one. */
export const houseAt = (serial: number): House => HOUSE[(serial * 7) % HOUSE.length] ?? HOUSE[0];

export const move = (x: number, y: number, scale: number): string =>
  `translate(${num(x)} ${num(y)}) scale(${String(Math.round(scale * 1000) / 1000)})`;
