/** A timer as the platform has set it, in ms, from a time on (ISO 8601); null: it is as it was before anybody set it. */
export interface TimerTurn {
  ms: number | null;
  since: string;
}

/** A carrier as the platform has listed it, under its public name in both languages. */
export interface SaidCourier {
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
export interface SaidUnit {
  zh: string;
  en: string;
  /** What stores also write for it. */
  spellings: readonly string[];
  /** Its code in UN/ECE Recommendation 20 (packages with an X, as of 21). */
  code?: string;
  /** What one of it holds: 卷 is 100 米. */
  holds?: { count: number; zh: string; en: string };
}

/** What the platform says of its mall, wherever the mall speaks or keeps time. */
export interface Said {
  /** Its name in each language. */
  names: Partial<Record<string, string>>;
  /** Timers that were set, the oldest turn first. */
  timers: Partial<Record<string, readonly TimerTurn[]>>;
  /** Most that one order may cost, in fen. */
  orderMaximum?: number | undefined;
  /** Texts of messages that were reworded, by language and by `sms.code.login`, `notice.order.paid`. */
  wordings?: Partial<Record<string, Readonly<Record<string, string>>>>;
  /** Units of sale beside those that say themselves what they are. */
  units?: readonly SaidUnit[];
  /** Undefined: nobody has listed them. */
  couriers?: readonly SaidCourier[] | undefined;
}

/** Pages are a bundle with modules of their own, so what is known once is kept where both see it. */
const PLACE = Symbol.for('mall.said');
const shared = globalThis as typeof globalThis & { [PLACE]?: Said };
const NOTHING: Said = { names: {}, timers: {} };

/** Holds from now on in this process; whoever kept words or pages made of it asks `said` again. */
export function say(all: Said): void {
  shared[PLACE] = all;
}

/** The same object until something else was said. */
export const said = (): Said => shared[PLACE] ?? NOTHING;
