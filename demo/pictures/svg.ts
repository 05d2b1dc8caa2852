import { gradient, type Material, type Shading } from './metal.ts';

/** One line weight for every edge of every picture. */
export const EDGE = 1.2;
export const FONT =
  "-apple-system,'Segoe UI',Roboto,'Liberation Sans','PingFang SC','Microsoft YaHei','Noto Sans SC',system-ui,sans-serif";

export type Attributes = Record<string, string | number | undefined>;
export type Point = readonly [number, number];

/** Hands out paints; what was asked for ends up once in the document's `<defs>`. */
export interface Pen {
  /** Paint of a material under the common light, as a value for `fill` or `stroke`. */
  fill(material: Material, shading: Shading): string;
  /** Registers a definition with an id of its own; `body` gets that id. Returns `url(#id)`. */
  define(body: (id: string) => string): string;
}

/** A coordinate with at most one decimal: a tenth of a pixel is finer than anyone sees at 400 px. */
export function num(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    open += ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`;
  }
  return children.length > 0 ? `${open}>${children.join('')}</${name}>` : `${open}/>`;
}

export const path = (d: string, attributes: Attributes = {}): string => element('path', { d, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  attributes: Attributes = {},
): string => element('ellipse', { cx, cy, rx, ry, ...attributes });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  attributes: Attributes = {},
): string => element('rect', { x, y, width, height, ...attributes });

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element('line', { x1, y1, x2, y2, ...attributes });

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, children.join(''));

export const label = (
  x: number,
  y: number,
  text: string,
  size: number,
  attributes: Attributes = {},
): string =>
  element('text', { x, y, 'font-size': size, 'text-anchor': 'middle', ...attributes }, escapeXml(text));

/** Path data through the points; closed unless told otherwise. */
export function polygon(points: readonly Point[], closed = true): string {
  const steps = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${num(x)} ${num(y)}`);
  return steps.join('') + (closed ? 'Z' : '');
}

/** The soft contact shadow under a thing standing at (cx, cy). */
export function shadow(pen: Pen, cx: number, cy: number, rx: number, ry: number, turn = 0): string {
  const paint = pen.define((id) =>
    element(
      'radialGradient',
      { id },
      '<stop stop-color="#1D2129" stop-opacity=".34"/>',
      '<stop offset=".55" stop-color="#1D2129" stop-opacity=".16"/>',
      '<stop offset="1" stop-color="#1D2129" stop-opacity="0"/>',
    ),
  );
  const transform = turn === 0 ? undefined : `rotate(${num(turn)} ${num(cx)} ${num(cy)})`;
  return ellipse(cx, cy, rx, ry, { fill: paint, transform });
}

/** A 400 × 400 document on white. `title` is read out; `prefix` keeps ids apart where documents are inlined together. */
export function drawing(title: string, draw: (pen: Pen) => readonly string[], prefix = 'g'): string {
  const ids = new Map<string, string>();
  const definitions: string[] = [];
  const enter = (key: string, body: (id: string) => string): string => {
    const known = ids.get(key);
    if (known !== undefined) return known;
    const id = `${prefix}${ids.size}`;
    const paint = `url(#${id})`;
    ids.set(key, paint);
    definitions.push(body(id));
    return paint;
  };
  const pen: Pen = {
    fill: (material, shading) => enter(`${material} ${shading}`, (id) => gradient(id, material, shading)),
    define: (body) => enter(body('?'), body),
  };
  const content = draw(pen).join('');
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" font-family="${FONT}" role="img">`;
  const defs = definitions.length > 0 ? `<defs>${definitions.join('')}</defs>` : '';
  const ground = '<rect width="400" height="400" fill="#fff"/>';
  return `${open}<title>${escapeXml(title)}</title>${defs}${ground}${content}</svg>`;
}
