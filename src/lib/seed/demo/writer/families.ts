import { existsSync } from 'node:fs';
import { TRADES, type SeedFamily } from '../../types.ts';

/** The goods of all trades, in the display order of the level-1 categories. */
export async function loadFamilies(): Promise<SeedFamily[]> {
  const families: SeedFamily[] = [];
  for (const trade of TRADES) {
    const file = new URL(`../${trade}/index.ts`, import.meta.url);
    if (!existsSync(file)) continue;
    const module = (await import(file.href)) as Record<string, SeedFamily>;
    families.push(...Object.values(module).filter((value) => Array.isArray(value?.products)));
  }
  return families;
}
