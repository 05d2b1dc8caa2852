/** One interface for every provider of virtual numbers. */
export interface Hotline {
  name: string;
  /** True for the local stand-in, whose numbers cannot be called; pages that show one say so. */
  isLocal: boolean;
  /** Lends a number that leads from the caller to the callee until the given time. */
  lend(call: { caller: string; callee: string; until: Date }): Promise<{ number: string }>;
}
