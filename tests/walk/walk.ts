// A walk: acts drawn at random, in any order, and the books asked after each. Of a walk that finds a fault the
// shortest form is looked for, and told in sentences.
import { deepStrictEqual } from 'node:assert';
import fc from 'fast-check';
import type { Result } from '#lib/kernel/result.ts';
import { seconds } from '#lib/kernel/clock.ts';
import type { Act, Memory, Walk } from './act.ts';
import { agreeing } from './acts/agreeing.ts';
import { billing } from './acts/billing.ts';
import { buying } from './acts/buying.ts';
import { company } from './acts/company.ts';
import { offering } from './acts/offering.ts';
import { paying } from './acts/paying.ts';
import { quoting } from './acts/quoting.ts';
import { returning } from './acts/returning.ts';
import { selling } from './acts/selling.ts';
import { time } from './acts/time.ts';
import { withdrawing } from './acts/withdrawing.ts';
import type { Books } from './books.ts';
import { ask, type Wrong } from './questions.ts';
import { OWNER, TEAM, type World } from './world.ts';

const ACTS: Act[] = [
  ...buying,
  ...paying,
  ...returning,
  ...selling,
  ...offering,
  ...quoting,
  ...agreeing,
  ...company,
  ...withdrawing,
  ...billing,
  ...time,
];
/** Acts that are drawn for one walk; those that nothing can be done with are passed over. */
const DRAWN = 400;

export interface Tally {
  steps: number;
  walks: number;
  /** How often each act was done, and how often it was not refused. */
  acts: Map<string, { done: number; good: number; codes: Map<string, number> }>;
}
export const newTally = (): Tally => ({ steps: 0, walks: 0, acts: new Map() });

interface Going {
  walk: Walk;
  start: Books;
  told: string[];
  tally: Tally;
}

const newMemory = (): Memory => ({
  repaid: new Map(),
  lowered: new Set(),
  returned: new Map(),
  returnedSales: new Map(),
  claims: new Map(),
  returnedSets: new Map(),
  returnedOf: new Map(),
  credits: new Map(),
  samplePrices: new Set(),
  priced: new Set(),
  colleagues: new Set(TEAM),
  owner: OWNER,
  deposits: new Map(),
  serial: 0,
});

async function setOut(world: World, tally: Tally): Promise<Going> {
  await world.begin();
  const start = await world.books.read();
  return { walk: { world, books: start, before: start, memory: newMemory() }, start, told: [], tally };
}

const outcome = (result: Result<unknown, string> | string): string => {
  if (typeof result === 'string') return result;
  if (!result.ok) return `refused: ${result.failure.code}`;
  const price = (result.value as { pay_price?: string } | null | undefined)?.pay_price;
  return price === undefined ? 'done' : `done, ${price}`;
};

/** What a question has found; its words tell the walk. */
class Fault extends Error {
  override name = 'Fault';
  readonly wrong: Wrong[];
  constructor(told: string[], wrong: Wrong[]) {
    const walk = told.map((line, at) => `${at + 1}. ${line}`).join('\n');
    super(`${wrong.map(({ words }) => words).join('\n')}\n\nThe walk:\n${walk}`);
    this.wrong = wrong;
  }
}

class Step<A> implements fc.AsyncCommand<Going, World> {
  readonly #act: Act<A>;
  readonly #args: A;
  readonly #note: (isGood?: boolean) => void;
  constructor(act: Act<A>, args: A, note: (isGood?: boolean) => void = () => undefined) {
    this.#act = act;
    this.#args = args;
    this.#note = note;
  }

  /** The same step; it writes down that it was done. */
  noting(at: number, gone: Gone): Step<A> {
    return new Step(this.#act, this.#args, (isGood) => void (isGood ? gone.good : gone.done).push(at));
  }

  check({ walk }: Readonly<Going>): boolean {
    return this.#act.plan(walk, this.#args) !== undefined;
  }

  async run(going: Going, world: World): Promise<void> {
    const { walk, told, tally, start } = going;
    const plan = this.#act.plan(walk, this.#args)!;
    // Nobody does two things in the same moment.
    world.mall.clock.advance(seconds(20));
    this.#note();
    const result = await plan.run();
    if (typeof result === 'string' || result.ok) this.#note(true);
    await world.settle();
    told.push(`${plan.says}: ${outcome(result)}`);
    if (typeof result !== 'string' && !result.ok && result.failure.code.startsWith('system.'))
      world.breakdowns.push(`${this.#act.name} answered ${result.failure.code}`);
    count(tally, this.#act.name, result);
    walk.before = walk.books;
    walk.books = await world.books.read();
    const wrong = ask(walk, start);
    if (wrong.length > 0) throw new Fault(told, wrong);
  }

  toString(): string {
    return `${this.#act.name}(${fc.stringify(this.#args)})`;
  }
}

function count(tally: Tally, name: string, result: Result<unknown, string> | string): void {
  tally.steps += 1;
  const seen = tally.acts.get(name) ?? { done: 0, good: 0, codes: new Map<string, number>() };
  tally.acts.set(name, seen);
  seen.done += 1;
  if (typeof result === 'string' || result.ok) seen.good += 1;
  else seen.codes.set(result.failure.code, (seen.codes.get(result.failure.code) ?? 0) + 1);
}

const anyStep = fc.oneof(
  ...ACTS.map((act) => ({
    weight: act.weight,
    arbitrary: act.args.map((args) => new Step(act, args)),
  })),
);

/** The steps that this seed draws: always the same. */
const drawn = (seed: number): Step<unknown>[] =>
  fc.sample(fc.array(anyStep, { minLength: DRAWN, maxLength: DRAWN }), { seed, numRuns: 1 })[0]!;

/** How one walk went. */
interface Gone {
  /** Places, among the steps that were drawn, of those that were done, and of those that were not refused. */
  done: number[];
  good: number[];
  fault?: { question: string; error: Error };
}

async function go(
  world: World,
  steps: readonly Step<unknown>[],
  path: number[],
  tally: Tally,
): Promise<Gone> {
  const gone: Gone = { done: [], good: [] };
  const going = await setOut(world, tally);
  // One after the other, so that it is known which of them were done.
  const commands = path.map((at) => steps[at]!.noting(at, gone));
  try {
    await fc.asyncModelRun(async () => ({ model: going, real: world }), commands);
    // What was read table by table is what the whole books say.
    deepStrictEqual(going.walk.books, await world.books.readAll());
  } catch (error) {
    const question = error instanceof Fault ? error.wrong[0]!.question : String(error);
    gone.fault = { question, error: error as Error };
  }
  return gone;
}

export interface Found {
  seed: number;
  /** The drawn steps that the shortest walk consists of. */
  path: number[];
  /** Steps until the first fault. */
  after: number;
  fault: Error;
}

/** One walk from this seed, or a part of it; answers what it has found, in its shortest form. */
export async function goWalking(
  world: World,
  seed: number,
  tally: Tally,
  { path, searchMs = 600_000 }: { path?: number[]; searchMs?: number } = {},
): Promise<Found | undefined> {
  const steps = drawn(seed);
  tally.walks += 1;
  const first = await go(world, steps, path ?? [...steps.keys()], tally);
  if (!first.fault) return undefined;
  const { question, error } = first.fault;
  const after = first.done.length;
  const [line] = error.message.split('\n');
  if (path) return { seed, path, after, fault: error };
  console.error(`Seed ${seed}, step ${after}: ${line}\nLooking for the shortest walk …`);
  const shortest = await shorten(first, Date.now() + searchMs, async (fewer) => {
    const gone = await go(world, steps, fewer, newTally());
    // A shorter walk with another fault is another find.
    return gone.fault?.question === question ? gone : undefined;
  });
  return { seed, path: shortest.done, after, fault: shortest.fault!.error };
}

/**
 * Leaves steps out as long as the fault stays: first those that were refused, then halves, quarters … and single ones,
 * until none can be left out.
 */
async function shorten(
  first: Gone,
  until: number,
  tryWalk: (path: number[]) => Promise<Gone | undefined>,
): Promise<Gone> {
  const last = first.done.at(-1)!;
  let best = (await tryWalk([...new Set([...first.good, last])])) ?? first;
  for (let size = best.done.length >> 1; size > 0;) {
    let isShorter = false;
    // The last step shows the fault; from the end, because early steps carry later ones.
    for (let end = best.done.length - 1; end > 0 && Date.now() < until; end -= size) {
      const fewer = best.done.filter((_, at) => at >= end || at < end - size);
      const gone = fewer.length < best.done.length ? await tryWalk(fewer) : undefined;
      if (!gone) continue;
      best = gone;
      isShorter = true;
      end = Math.min(end, best.done.length - 1 + size);
    }
    if (Date.now() >= until) break;
    if (size > 1) size >>= 1;
    else if (!isShorter) break;
  }
  return best;
}

/** The report of a walk that has found something. */
export const report = ({ seed, path, after, fault }: Found): string =>
  [
    `Found after ${after} steps. The shortest walk that shows it:`,
    fault instanceof Fault ? fault.message : String(fault.stack ?? fault),
    `To repeat it: WALK_SEED=${seed} WALK_PATH=${path.join()} npm test -- walk`,
  ].join('\n');
