import type { CityZone } from '#lib/db/schema/delivery.ts';
import type { Fen } from '#lib/kernel/money.ts';
import type { Context } from '#lib/domain/context.ts';
import { deliveriesOf } from './store-delivery.repo.ts';

/**
 * What a store's rider costs to an address, fen: the fee of the smallest zone that the address lies in; undefined
 * outside all zones.
 */
export function zoneFee(zones: readonly CityZone[], address: readonly string[]): Fen | undefined {
  const holding = zones.filter((zone) => address.some((code) => code.startsWith(zone.prefix)));
  return holding.toSorted((a, b) => b.prefix.length - a.prefix.length)[0]?.fee;
}

export interface CityOffer {
  hasCity: boolean;
  /** To the address of the check-out, fen; undefined without an address or outside the zones. */
  fee: Fen | undefined;
  hours: string;
  hoursEn: string;
}

/** City delivery and pick-up hours of stores, by their ids. */
export async function cityOffers(
  ctx: Context,
  merIds: number[],
  address: readonly string[] | undefined,
): Promise<Map<number, CityOffer>> {
  const rows = await deliveriesOf(ctx.database, merIds);
  return new Map(
    rows.map((row) => [
      row.merId,
      {
        hasCity: row.zones.length > 0,
        fee: address && zoneFee(row.zones, address),
        hours: row.hours,
        hoursEn: row.hoursEn,
      },
    ]),
  );
}
