/** One interface for every carrier that lends numbers in place of real ones. */
export interface Hotline {
  name: string;
  /** True for the local double, whose numbers lead nowhere; whoever shows one says so. */
  isLocal: boolean;
  /** Lends a number that leads from the caller to the callee until the given time. */
  lend(call: { caller: string; callee: string; until: Date }): Promise<{ number: string }>;
}
