import type { Context } from '#lib/domain/context.ts';
import type { Parcel, TrackStep } from '#lib/adapters/logistics/logistics.ts';

export interface Followed {
  /** False: no service follows this parcel, and the one step is what the sender has entered. */
  tracked: boolean;
  /** Newest first. */
  steps: TrackStep[];
}

/** Where a parcel is, by the courier's own word; without a service that asks him, by its sender's. */
export async function followParcel(ctx: Context, parcel: Parcel): Promise<Followed> {
  const { logistics, clock } = ctx;
  const isCalled = logistics.couriers.some(({ code, isCalled: is }) => is && code === parcel.courier);
  if (!logistics.track || isCalled)
    return { tracked: false, steps: [{ time: parcel.sentAt, code: 'handed_over', place: parcel.from }] };
  const steps = await logistics.track(parcel, clock.now());
  return { tracked: true, steps: steps.toReversed() };
}
