import type { Seal } from '../kernel/seal.ts';
import type { TagCache } from '../kernel/tag-cache.ts';
import type { Result } from '../kernel/result.ts';
import type { Cell } from '#lib/tables/write-sheet.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Database } from '../db/database.ts';
import type { Hotline } from '../adapters/hotline/hotline.ts';
import type { Mail } from '../adapters/mail/mail.ts';
import type { Sms } from '../adapters/sms/sms.ts';
import type { Logistics } from '../adapters/logistics/logistics.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import type { PaymentProviders } from '../adapters/payment/payment-provider.ts';
import type { PlatformRole } from '../contracts/platform-role.ts';
import type { StoreRole } from '../contracts/store-role.ts';
import type { Jobs } from './jobs.ts';

export type Role = 'merchant' | 'clerk' | 'platform';

interface VisitorActor {
  kind: 'visitor';
}
export interface UserActor {
  kind: 'user';
  uid: number;
  sessionId: string;
  roles: Role[];
  /** What one of the platform's people may do there. */
  platformRoles?: PlatformRole[];
  /** The stores that the account works for, and its roles in each; the first one is open unless another is chosen. */
  stores?: { merId: number; roles: StoreRole[] }[];
  /** The merchant's own store; for a row of clerks, the one that they work for, see `api/guard.ts`. Never mixed. */
  merId: number | null;
  /** The stores that the account rides for; the first one is that of a row of clerks. */
  clerkOf?: number[];
  /** The password is still the one that the mall made up: the store stays closed to its merchant. */
  mustChangePassword?: boolean;
  /** It has a second factor, which this session has passed. */
  hasFactor?: boolean;
  /** Set when a store's program acts, with a token that this person has made. */
  machine?: { id: string; name: string };
  /** The company that it points at, verified or not; who has none asks no further. */
  companyId?: number | null;
}
/** All stores that the account works for, as one of their clerks too. */
export const workplacesOf = ({ stores = [], clerkOf = [] }: UserActor): number[] => [
  ...stores.map(({ merId }) => merId),
  ...clerkOf,
];
/** Nobody of the platform decides about a store that they work for. */
export const worksFor = (actor: UserActor, merId: number): boolean => workplacesOf(actor).includes(merId);
export interface MerchantActor extends UserActor {
  merId: number;
}
/** The caller's roles in the store for which he acts. */
export const rolesOf = ({ stores = [], merId }: UserActor): StoreRole[] =>
  stores.find((store) => store.merId === merId)?.roles ?? [];
/** Timers and provider notices act as the system. */
interface SystemActor {
  kind: 'system';
}
export type Actor = VisitorActor | UserActor | SystemActor;

/** Everything that an act may use besides its input; the API makes one for each request and its actor. */
export interface Context<A extends Actor = Actor> {
  actor: A;
  locale: Locale;
  clock: Clock;
  database: Database;
  jobs: Jobs;
  sms: Sms;
  mail: Mail;
  storage: Storage;
  payments: PaymentProviders;
  logistics: Logistics;
  /** Absent: no provider of virtual numbers is set. */
  hotline: Hotline | undefined;
  /**
   * Invalidates cache tags, e.g. `goods:12`, in all processes. Await it: in a transaction it takes effect with the
   * commit.
   */
  changed(...tags: string[]): Promise<void>;
  /**
   * Cache of rows that many public pages show, until a tag is invalidated. Only the rendering of public pages has it;
   * everybody else reads the database.
   */
  cache?: TagCache;
  /** Lists of the desks as their screens show them; absent where nothing shows them. */
  lists?: DeskLists;
  settings: DomainSettings;
  /** Encrypts secrets that have to be read again. */
  seal: Seal;
  /** The log for operators; no buyer reads it. */
  log: Log;
  request: { id: string; address: string; device: string; host?: string };
}

/** A list of a desk: the name of its screen, the path of the row that lists it, and what this is asked with. */
export interface ListAsk {
  screen: string;
  list: string;
  asked: Readonly<Record<string, string>>;
}

/** Some rows of a list as cells, and how many rows the list has where it says so. */
interface ListedCells {
  cells: Cell[][];
  total: number | undefined;
}

export interface DeskLists {
  /** Whether the caller may read the list, asked like this. */
  look(ctx: UserContext, asked: ListAsk): Result<undefined, 'auth.role' | 'request.invalid'>;
  /**
   * All of it as the caller sees it, in a language, page by page; the first row is the head. `asked` is a `ListAsk` as text.
   * Throws where it cannot be read.
   */
  pages(ctx: UserContext, asked: string, locale: string): AsyncIterable<ListedCells>;
}

interface Log {
  warn(facts: object, event: string): void;
  /** An alarm for operators. */
  error(facts: object, event: string): void;
}

export interface DomainSettings {
  /** Public address of the site, without a slash at the end. */
  siteUrl: string;
  demo: boolean;
  /** Where streams of live rooms may come from, e.g. `https://live.mall.example`. */
  liveOrigins: readonly string[];
}

export type UserContext = Context<UserActor>;
export type MerchantContext = Context<MerchantActor>;
export type SystemContext = Context<SystemActor>;
