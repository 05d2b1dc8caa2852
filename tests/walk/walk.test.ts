// A walk that nobody planned, see walk.ts. WALK=100000 takes more steps, WALK_SEED begins elsewhere, WALK_PATH repeats
// a walk that has found something, WALK_ACTS=yes tells what was done how often.
import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { goWalking, newTally, report, type Tally } from './walk.ts';
import { openWorld, type World } from './world.ts';

const STEPS = Number(process.env.WALK ?? 2000);
/** How long the shortest form of a faulty walk is looked for. */
const searchMs = Number(process.env.WALK_SEARCH ?? 600) * 1000;
const FIXED_SEED = 20_261_121;

/** Each commit walks its own way: new to everybody, and the same again for whoever looks into what it found. */
function seedOfCommit(): number {
  try {
    return parseInt(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).slice(0, 7), 16);
  } catch {
    return randomInt(1_000_000_000);
  }
}

/** So many walks go through one mall. The next chapter has another: nothing is left of the last one. */
const CHAPTER = 50;
let world: World | undefined;
async function nextChapter(): Promise<World> {
  await world?.mall.close();
  world = undefined;
  return (world = await openWorld());
}
afterAll(() => world?.mall.close());

function tell(tally: Tally): void {
  if (!process.env.WALK_ACTS) return;
  for (const [name, { done, good, codes }] of tally.acts) {
    const why = [...codes].map(([code, times]) => `${code} ${times}`).join(', ');
    console.log(`${name}: ${done}, of these ${good} not refused${why && ` (${why})`}`);
  }
}

/** What the first walk with a fault tells; empty when the books stay in order. */
async function walk(from: number, steps: number): Promise<string> {
  const tally = newTally();
  let through = world ?? (await nextChapter());
  for (let seed = from; tally.steps < steps; seed += 1) {
    if (tally.walks > 0 && tally.walks % CHAPTER === 0) {
      if (process.env.WALK) console.log(`${tally.steps} steps, up to seed ${seed - 1}`);
      through = await nextChapter();
    }
    const found = await goWalking(through, seed, tally, { searchMs });
    if (found) {
      console.error(`Chapter ${Math.ceil(tally.walks / CHAPTER)}. ${report(found)}`);
      return found.fault.message;
    }
  }
  console.log(`${tally.steps} steps in ${tally.walks} walks from seed ${from}: the books are in order`);
  tell(tally);
  return '';
}

const given = process.env.WALK_SEED;
const path = process.env.WALK_PATH?.split(',').map(Number);

test.runIf(path)('the walk that WALK_PATH names leaves the books in order', async () => {
  const found = await goWalking(await nextChapter(), Number(given), newTally(), { path: path! });
  if (found) console.error(report(found));
  expect(found?.fault.message).toBeUndefined();
});

test.skipIf(path)('a walk that is always the same leaves the books in order after every step', async () => {
  expect(await walk(Number(given ?? FIXED_SEED), given ? STEPS : STEPS / 2)).toBe('');
});

test.skipIf(path || given)('so does one that nobody has gone before', async () => {
  expect(await walk(seedOfCommit(), STEPS / 2)).toBe('');
});
