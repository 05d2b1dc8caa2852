/** A timer as the platform has set it, in ms, from a time on (ISO 8601); null: it was reset to the default. */
export interface TimerTurn {
  ms: number | null;
  since: string;
}

/** A carrier as the platform has listed it, under its public name in both languages. */
export interface PlatformCourier {
  code: string;
  zh: string;
  en: string;
  /** Nobody tracks it: the buyer calls the driver or the line. */
  isCalled?: boolean;
  /** Where the carrier is called, and where it shows parcels; `{number}` stands for a parcel's. */
  phone?: string;
  link?: string;
  /** Not offered any more; parcels that went with it keep its name. */
  isOff?: boolean;
}

/** A unit of sale as the platform has listed it. */
export interface PlatformUnit {
  zh: string;
  en: string;
  /** What stores also write for it. */
  spellings: readonly string[];
  /** Its code in UN/ECE Recommendation 20 (packages with an X, as of 21). */
  code?: string;
  /** What one of it holds: 卷 is 100 米. */
  holds?: { count: number; zh: string; en: string };
}

/** What the platform has set for texts, timers and limits; every process follows it. */
export interface PlatformSettings {
  /** Its name in each language. */
  names: Partial<Record<string, string>>;
  /** Timers that were set, the oldest turn first. */
  timers: Partial<Record<string, readonly TimerTurn[]>>;
  /** Most that one order may cost, in fen. */
  orderMaximum?: number | undefined;
  /** Texts of messages that were reworded, by language and by `sms.code.login`, `notice.order.paid`. */
  wordings?: Partial<Record<string, Readonly<Record<string, string>>>>;
  /** Units of sale beside those that say themselves what they are. */
  units?: readonly PlatformUnit[];
  /** Undefined: not set. */
  couriers?: readonly PlatformCourier[] | undefined;
}

/** Pages are a bundle with their own copy of this module, so the value is kept under a global symbol that both see. */
const PLACE = Symbol.for('mall.platform-settings');
const shared = globalThis as typeof globalThis & { [PLACE]?: PlatformSettings };
const NOTHING: PlatformSettings = { names: {}, timers: {} };

/** Sets it for this process; code that has cached texts or pages made of it must ask `platformSettings` again. */
export function applyPlatformSettings(all: PlatformSettings): void {
  shared[PLACE] = all;
}

/** The same object until something of it is changed. */
export const platformSettings = (): PlatformSettings => shared[PLACE] ?? NOTHING;
