import { asRead, isPretended, type NameOf } from '#lib/kernel/pretended-name.ts';
import { mallNames } from '#lib/domain/content/site/index.ts';
import type { UserContext } from '#lib/domain/context.ts';
import { isStoreName } from './profile.repo.ts';

/** A shorter name of the mall would be a part of too many others. */
const LEAST = 3;

/**
 * Whether a name that others will see could be taken for the mall, for a store that its bearer does not work for, or
 * for their people. People of the mall may use its name.
 */
export async function pretends(ctx: UserContext, name: string, of: NameOf): Promise<boolean> {
  if (ctx.actor.roles.includes('platform')) return false;
  if (isPretended(name, of)) return true;
  const read = asRead(name);
  const malls = (await mallNames(ctx)).map(asRead);
  if (malls.some((mall) => (mall.length < LEAST ? read === mall : read.includes(mall)))) return true;
  return of === 'person' && (await isStoreName(ctx.database.db, name, ctx.actor.uid));
}
