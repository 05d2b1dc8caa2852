import type { OptionRow } from '#lib/db/schema.ts';
import type { Material } from '#demo/pictures/metal.ts';
import type { Drawn, Recipe } from './recipe.ts';

/** How a size looks other than its product's picture, and the end of that picture's name. */
export interface Look {
  name: string;
  recipe: Recipe;
}

/** What goods of a colour are drawn in; a longer word stands before one that it holds. */
const COLOURS: readonly (readonly [word: string, material: Material])[] = [
  ['铁红', 'brown'],
  ['藏青', 'navy'],
  ['米黄', 'kraft'],
  ['牛皮', 'kraft'],
  ['银', 'aluminium'],
  ['透明', 'clear'],
  ['白', 'white'],
  ['黑', 'black'],
  ['灰', 'grey'],
  ['红', 'red'],
  ['橙', 'orange'],
  ['黄', 'yellow'],
  ['绿', 'green'],
  ['蓝', 'blue'],
  ['棕', 'brown'],
];
/** Two colours at once are one picture that no program draws. */
const TWO_COLOURS = /黄绿|灰黑|白灰|黄底/;

const colourOf = (word: string): Material | undefined =>
  TWO_COLOURS.test(word) ? undefined : COLOURS.find(([part]) => word.includes(part))?.[1];

/** Lengths of a screw in diameters, as its pictures tell them apart. */
const SLENDERNESS = [1.2, 2, 3, 4.5, 6.5];

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Everything that is made of one material made of another. */
function repainted(value: unknown, from: unknown, to: Material): unknown {
  if (Array.isArray(value)) return value.map((part) => repainted(part, from, to));
  if (!isFields(value)) return value === from ? to : value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, repainted(part, from, to)]));
}

/** The field that colours a drawing: the shell of a helmet, the sheath of a wire, the material of a tube. */
const PAINTED = ['colour', 'body', 'sheath', 'material'] as const;

/** Of a ferrule the sleeve: parts of a material of their own are what is painted. */
const paintOfParts = ({ parts }: Fields): unknown =>
  Array.isArray(parts) ? parts.filter(isFields).find((part) => part['material'])?.['material'] : undefined;

function inColour({ file, name, args }: Drawn, to: Material): Drawn | undefined {
  const [shape] = args;
  const from = isFields(shape)
    ? (paintOfParts(shape) ?? PAINTED.map((key) => shape[key]).find(Boolean))
    : args[1];
  return from === to ? undefined : { file, name, args: repainted(args, from, to) as unknown[] };
}

function withFields({ file, name, args }: Drawn, changed: Fields): Drawn {
  return { file, name, args: args.map((part) => (isFields(part) ? { ...part, ...changed } : part)) };
}

/** One program draws the picture: what of it is another in this size. */
function drawnFor(drawn: Drawn, chosen: ReadonlyMap<string, string>): { name: string[]; drawn: Drawn } {
  let now = drawn;
  const name: string[] = [];
  const change = (part: string, next: Drawn | undefined): void => {
    if (!next) return;
    now = next;
    name.push(part);
  };
  const shape = drawn.args.find(isFields) ?? {};

  const colour = colourOf(chosen.get('颜色') ?? '');
  if (colour) change(colour, inColour(now, colour));

  const lens = colourOf(chosen.get('镜片') ?? '');
  if (lens && shape['lens'] !== lens) change(`lens-${lens}`, withFields(now, { lens }));

  const poles = Number(/^(\d)P$/.exec(chosen.get('极数') ?? '')?.[1]);
  const { poles: own, width } = shape;
  if (poles && typeof own === 'number' && typeof width === 'number' && poles !== own)
    change(`${poles}p`, withFields(now, { poles, width: (width / own) * poles }));

  const d = Number(/^M([\d.]+)/.exec(chosen.get('螺纹规格') ?? '')?.[1]);
  const length = Number.parseFloat(chosen.get('长度') ?? '');
  if (drawn.name === 'screwPicture' && d && length) {
    const slender = nearest(length / d);
    if (slender !== nearest(Number(shape['length']) / Number(shape['d'])))
      change(`long-${slender}`, { ...lengthened(now, shape, slender) });
  }
  return { name, drawn: now };
}

const nearest = (slender: number): number =>
  SLENDERNESS.toSorted((a, b) => Math.abs(a - slender) - Math.abs(b - slender))[0]!;

/** The thread of a partly threaded screw keeps its length; a short one is threaded up to its head. */
function lengthened(drawn: Drawn, shape: Fields, slender: number): Drawn {
  const length = slender * Number(shape['d']);
  const thread = Number(shape['length']) - Number(shape['shank']);
  const shank = Number(shape['shank']) > 0 ? Math.max(0, length - thread) : 0;
  return withFields(drawn, { length, shank });
}

/**
 * The picture of one size, where colour, poles or length make it look other than its product: its option values by
 * their Chinese words.
 */
export function lookOf(
  recipe: Recipe,
  options: readonly OptionRow[],
  choice: readonly number[],
): Look | undefined {
  if ('solids' in recipe) return undefined;
  const chosen = new Map(
    options.map((option, at) => [option.name.zh, option.values[choice[at] ?? -1]?.zh ?? '']),
  );
  const part = 'shaded' in recipe ? recipe.shaded : 'both' in recipe ? recipe.both : recipe.model;
  const { name, drawn } = drawnFor(part, chosen);
  if (name.length === 0) return undefined;
  const { code } = recipe;
  const changed: Recipe =
    'shaded' in recipe
      ? { ...recipe, shaded: drawn }
      : 'both' in recipe
        ? { code, both: drawn }
        : { code, model: drawn };
  return { name: name.join('-'), recipe: changed };
}
