import { readFileSync } from 'node:fs';
import { pictures, type Model } from '#demo/pictures/scene/index.ts';
import type { Pictures } from '#demo/pictures/tools/sketch.ts';

/** A program of `demo/pictures` and what it is called with. */
interface Drawn {
  file: string;
  name: string;
  args: unknown[];
}

/** How the two pictures of a product are made: by one program, from a model in space, or by one program each. */
type Recipe = { code: string } & (
  { both: Drawn } | { model: Drawn } | { solids: Model } | { shaded: Drawn; dimension: Drawn }
);

type Programs = Record<string, (...args: unknown[]) => unknown>;

const loaded = new Map<string, Promise<Programs>>();

async function run<T>({ file, name, args }: Drawn): Promise<T> {
  const loading =
    loaded.get(file) ?? (import(new URL(`../pictures/${file}`, import.meta.url).href) as Promise<Programs>);
  loaded.set(file, loading);
  const programs = await loading;
  const program = programs[name];
  if (!program) throw new Error(`demo/pictures/${file} draws no ${name}`);
  return program(...args) as T;
}

async function draw(recipe: Recipe): Promise<{ shaded: string; dimension: string }> {
  if ('shaded' in recipe)
    return { shaded: await run<string>(recipe.shaded), dimension: await run<string>(recipe.dimension) };
  if ('both' in recipe) {
    const both = await run<Pictures>(recipe.both);
    return { shaded: both.shaded(), dimension: both.dimension() };
  }
  const model = 'solids' in recipe ? recipe.solids : await run<Model>(recipe.model);
  const both = pictures(() => model);
  return { shaded: both.shaded(), dimension: both.dimension() };
}

export interface GoodsPictures {
  code: string;
  /** Square shaded picture, as an SVG document. */
  shaded: string;
  /** Drawing of its sizes. */
  dimension: string;
}

/** The pictures of all goods, or of those named, as `pictures.jsonl` says. */
export async function* drawGoods(codes?: readonly string[]): AsyncGenerator<GoodsPictures> {
  const lines = readFileSync(new URL('pictures.jsonl', import.meta.url), 'utf8')
    .trim()
    .split('\n');
  for (const line of lines) {
    const recipe = JSON.parse(line) as Recipe;
    if (!codes || codes.includes(recipe.code)) yield { code: recipe.code, ...(await draw(recipe)) };
  }
}
