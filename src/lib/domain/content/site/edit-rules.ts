import type { Rule } from '../../../contracts/site-desk.ts';
import { days, hours, minutes } from '../../../kernel/clock.ts';
import { parseYuan, yuan, type Fen } from '../../../kernel/money.ts';
import { fail, ok, type Result } from '../../../kernel/result.ts';
import {
  BOUNDS,
  ORDER_MAXIMUM_BOUNDS,
  TIMER_NAMES,
  timersOfEnvironment,
  usualOrderMaximum,
  usualTimer,
  type TimerName,
} from '../../../kernel/timers.ts';
import type { Rules } from '../../../db/settings.ts';
import type { UserContext } from '../../context.ts';
import { keepRules, lockRules, nicknames, rulesOf } from './site.repo.ts';

const UNITS = { m: minutes(1), h: hours(1), d: days(1) };
/** So many changes of a rule are stored; whatever began before the oldest of them has long ended. */
const TURNS_MAX = 50;
const ORDER_MAXIMUM = 'order_maximum';

const isWithin = (value: number, [least, most]: readonly [number, number]): boolean =>
  value >= least && value <= most;

/** Timers and limits: the value in force, the default, and who has changed it. */
export async function listRules(
  ctx: UserContext,
  { page, limit }: { page: number; limit: number },
  nameOf: (key: Rule['key']) => string,
): Promise<Result<{ count: number; list: Rule[] }, never>> {
  const { db } = ctx.database;
  const { timers, orderMaximum = [] } = (await rulesOf(db)) ?? { timers: {} };
  const uids = [...Object.values(timers).flat(), ...orderMaximum].map(({ uid }) => uid);
  const names = await nicknames(db, [...new Set(uids)]);
  const environment = timersOfEnvironment();
  const of = (key: TimerName): Rule => {
    const turns = timers[key] ?? [];
    const set = turns.at(-1)?.ms ?? undefined;
    const [least, most] = BOUNDS[key];
    return {
      key,
      name: nameOf(key),
      kind: 'time',
      value: String(set ?? usualTimer(key)),
      usual: String(usualTimer(key)),
      is_of_environment: key in environment,
      least: String(least),
      most: String(most),
      is_set: set !== undefined,
      turns: turns
        .map(({ ms, since, uid }) => ({
          value: ms === null ? '' : String(ms),
          since,
          by: names.get(uid) ?? '',
        }))
        .reverse(),
    };
  };
  const most = orderMaximum.at(-1)?.fen ?? undefined;
  const list: Rule[] = [
    ...TIMER_NAMES.map(of),
    {
      key: ORDER_MAXIMUM,
      name: nameOf(ORDER_MAXIMUM),
      kind: 'amount',
      value: yuan(most ?? usualOrderMaximum()),
      usual: yuan(usualOrderMaximum()),
      is_of_environment: false,
      least: yuan(ORDER_MAXIMUM_BOUNDS[0]),
      most: yuan(ORDER_MAXIMUM_BOUNDS[1]),
      is_set: most !== undefined,
      turns: orderMaximum
        .map(({ fen, since, uid }) => ({
          value: fen === null ? '' : yuan(fen),
          since,
          by: names.get(uid) ?? '',
        }))
        .reverse(),
    },
  ];
  return ok({ count: list.length, list: list.slice((page - 1) * limit, page * limit) });
}

/** Locks the rules, changes them, and invalidates them in every process. */
async function change(
  ctx: UserContext,
  turn: (rules: Rules, mark: { since: string; uid: number }) => Rules,
): Promise<void> {
  await ctx.database.tx(async () => {
    const { db } = ctx.database;
    const mark = { since: ctx.clock.now().toISOString(), uid: ctx.actor.uid };
    await keepRules(db, turn(await lockRules(db), mark));
  });
}

const setTimerTo = (ctx: UserContext, key: TimerName, ms: number | null): Promise<void> =>
  change(ctx, ({ timers, ...rules }, mark) => ({
    ...rules,
    timers: { ...timers, [key]: [...(timers[key] ?? []), { ms, ...mark }].slice(-TURNS_MAX) },
  }));
const setMaximumTo = (ctx: UserContext, fen: Fen | null): Promise<void> =>
  change(ctx, (rules, mark) => ({
    ...rules,
    orderMaximum: [...(rules.orderMaximum ?? []), { fen, ...mark }].slice(-TURNS_MAX),
  }));

/** Sets a timer for what begins from now on. */
export async function setTimer(
  ctx: UserContext,
  { key, length, unit }: { key: TimerName; length: number; unit: keyof typeof UNITS },
): Promise<Result<null, 'site.rule'>> {
  const ms = length * UNITS[unit];
  if (!isWithin(ms, BOUNDS[key])) return fail('site.rule', undefined, 'length');
  await setTimerTo(ctx, key, ms);
  return ok(null);
}

/** Sets the most that one order may cost. */
export async function setOrderMaximum(
  ctx: UserContext,
  { amount }: { amount: string },
): Promise<Result<null, 'site.rule'>> {
  const fen = parseYuan(amount);
  if (fen === undefined || !isWithin(fen, ORDER_MAXIMUM_BOUNDS))
    return fail('site.rule', undefined, 'amount');
  await setMaximumTo(ctx, fen);
  return ok(null);
}

/** Resets a rule to its default. */
export async function resetRule(
  ctx: UserContext,
  { key }: { key: Rule['key'] },
): Promise<Result<null, 'site.rule_unset'>> {
  const { timers, orderMaximum } = (await rulesOf(ctx.database.db)) ?? { timers: {} };
  const set = key === ORDER_MAXIMUM ? orderMaximum?.at(-1)?.fen : timers[key]?.at(-1)?.ms;
  if (set === undefined || set === null) return fail('site.rule_unset');
  await (key === ORDER_MAXIMUM ? setMaximumTo(ctx, null) : setTimerTo(ctx, key, null));
  return ok(null);
}
