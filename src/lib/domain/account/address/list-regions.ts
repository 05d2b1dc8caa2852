import type { Region, RegionTree } from '#lib/contracts/address.ts';
import { ok, type Result } from '#lib/kernel/result.ts';
import type { Context } from '#lib/domain/context.ts';
import { regionsBelow, regionTree } from './regions.ts';

/** Regions below one, for the four lists of an address form. */
export async function listRegions(_ctx: Context, { pid }: { pid: string }): Promise<Result<Region[]>> {
  return ok(regionsBelow(pid));
}

/** Provinces, cities and districts as a tree. */
export async function readRegionTree(): Promise<Result<RegionTree[]>> {
  return ok(regionTree());
}
