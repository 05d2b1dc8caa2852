/** A courier under its public name in both languages. */
export interface Courier {
  code: string;
  zh: string;
  en: string;
}

/** A parcel that a courier has taken over. */
export interface Parcel {
  /** Code of one of the couriers. */
  courier: string;
  trackingNo: string;
  sentAt: Date;
  /** Places as they are shown: where it was sent, and where it goes. */
  from: string;
  to: string;
}

export type TrackCode =
  'picked_up' | 'departed' | 'in_transit' | 'arrived' | 'out_for_delivery' | 'delivered';

/** A step on the way; its sentence is in locales/<locale>/order.json under `track`. */
export interface TrackStep {
  time: Date;
  code: TrackCode;
  place: string;
}

/** One interface for every service that knows where parcels are; failures are thrown. */
export interface Logistics {
  name: string;
  /** True for the local double, which moves parcels by the clock. */
  isLocal: boolean;
  couriers: readonly Courier[];
  /** Steps until now, oldest first. */
  track(parcel: Parcel, now: Date): Promise<TrackStep[]>;
}
