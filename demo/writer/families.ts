import { existsSync } from 'node:fs';
import { TRADES, type SeedFamily } from '../types.ts';

type Exported = SeedFamily | (() => SeedFamily);

const isFamily = (value: unknown): value is SeedFamily =>
  typeof value === 'object' && value !== null && 'products' in value && 'categories' in value;

/** The goods of all trades, in the display order of the level-1 categories. */
export async function loadFamilies(): Promise<SeedFamily[]> {
  const families: SeedFamily[] = [];
  for (const trade of TRADES) {
    const file = new URL(`../${trade}/index.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const module = (await import(file.href)) as Record<string, Exported>;
    const values = Object.values(module).map((value) => (typeof value === 'function' ? value() : value));
    families.push(...values.filter(isFamily));
  }
  return families;
}
