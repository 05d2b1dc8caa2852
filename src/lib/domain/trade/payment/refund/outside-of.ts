import { platform, type Account } from '../../ledger/index.ts';

/** Where the money of this provider lies outside the mall: at the gateways, or on the mall's bank account. */
export const outsideOf = (provider: string): Account => platform(provider === 'offline' ? 'bank' : 'gateway');
