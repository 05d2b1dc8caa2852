import type { Region, RegionTree } from '#lib/contracts/address.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { regionName } from './region-name.ts';
import { regionsBelow, regionTree } from './regions.ts';

/** Regions below one, for the four lists of an address form. */
export async function listRegions(ctx: Context, { pid }: { pid: string }): Promise<Result<Region[], never>> {
  const regions = regionsBelow(pid);
  return ok(regions.map((region) => ({ ...region, name: regionName(region.name, ctx.locale) })));
}

/** Provinces, cities and districts as a tree. */
export async function readRegionTree(): Promise<Result<RegionTree[], never>> {
  return ok(regionTree());
}
