import type { Context } from '#lib/domain/context.ts';
import type { Parcel, TrackStep } from '#lib/adapters/logistics/logistics.ts';

export interface Followed {
  /** False: no service follows this parcel, and the one step is what the sender has entered. */
  tracked: boolean;
  /** Where its carrier shows it and answers calls; empty where that is not known. */
  link: string;
  phone: string;
  /** Newest first. */
  steps: TrackStep[];
}

/** Where a parcel is, by the courier's own word; without a service that asks him, by its sender's. */
export async function followParcel(ctx: Context, parcel: Parcel): Promise<Followed> {
  const { logistics, clock } = ctx;
  const courier = logistics.couriers.find(({ code }) => code === parcel.courier);
  const reach = {
    link: (courier?.link ?? '').replaceAll('{number}', encodeURIComponent(parcel.trackingNo)),
    phone: courier?.phone ?? '',
  };
  const handedOver: TrackStep = { time: parcel.sentAt, code: 'handed_over', place: parcel.from };
  if (!logistics.track || courier?.isCalled) return { ...reach, tracked: false, steps: [handedOver] };
  const steps = await logistics.track(parcel, clock.now());
  // A courier says nothing for hours of what he has just been given.
  return { ...reach, tracked: true, steps: steps.length > 0 ? steps.toReversed() : [handedOver] };
}
