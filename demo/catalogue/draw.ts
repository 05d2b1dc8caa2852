import { pictures, type Model } from '#demo/pictures/scene/index.ts';
import type { Pictures } from '#demo/pictures/tools/sketch.ts';
import { readLines } from '../read-lines.ts';
import type { Drawn, Recipe } from './recipe.ts';

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

async function modelOf(recipe: Recipe & ({ model: Drawn } | { solids: Model })): Promise<Model> {
  return 'solids' in recipe ? recipe.solids : run<Model>(recipe.model);
}

async function draw(recipe: Recipe): Promise<{ shaded: string; dimension: string }> {
  if ('shaded' in recipe)
    return { shaded: await run<string>(recipe.shaded), dimension: await run<string>(recipe.dimension) };
  if ('both' in recipe) {
    const both = await run<Pictures>(recipe.both);
    return { shaded: both.shaded(), dimension: both.dimension() };
  }
  const model = await modelOf(recipe);
  const both = pictures(() => model);
  return { shaded: both.shaded(), dimension: both.dimension() };
}

/** The shaded picture alone. */
export async function drawShaded(recipe: Recipe): Promise<string> {
  if ('shaded' in recipe) return run<string>(recipe.shaded);
  if ('both' in recipe) return (await run<Pictures>(recipe.both)).shaded();
  const model = await modelOf(recipe);
  return pictures(() => model).shaded();
}

export interface GoodsPictures {
  code: string;
  /** Square shaded picture, as an SVG document. */
  shaded: string;
  /** Drawing of its sizes. */
  dimension: string;
}

/** How each product is drawn. */
export const recipes = (): Recipe[] => readLines('catalogue/pictures.jsonl');

/** The pictures of all goods, or of those named. */
export async function* drawGoods(codes?: readonly string[]): AsyncGenerator<GoodsPictures> {
  for (const recipe of recipes()) {
    if (!codes || codes.includes(recipe.code)) yield { code: recipe.code, ...(await draw(recipe)) };
  }
}
