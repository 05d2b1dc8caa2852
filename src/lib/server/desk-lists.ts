import { holdsRole } from '../contracts/platform-role.ts';
import { holdsStoreRole } from '../contracts/store-role.ts';
import type { DrawnPage, ListedPage } from '../contracts/paper.ts';
import { parseInput } from '../api/read-input.ts';
import { features } from '../api/routes.ts';
import { rolesOf, type DeskLists, type ListAsk, type UserContext } from '../domain/context.ts';
import { DEFAULT_LOCALE, isLocale } from '../i18n/locales.ts';
import { fail, ok } from '../kernel/result.ts';

export type DrawListed = (page: ListedPage) => Promise<DrawnPage>;

/** Rows of a page that is read for a table. */
const AT_ONCE = 100;

const lists = new Map(
  Object.values(features).flatMap(({ rows, handlers }) =>
    Object.entries(rows).flatMap(([name, row]) =>
      row.method === 'GET' && ['merchant', 'platform', 'user'].includes(row.access)
        ? [[row.path, { row, handler: handlers[name]! }] as const]
        : [],
    ),
  ),
);

/** The row of a list, if the caller may read it at the desk where he stands, as `api/guard.ts` says. */
function rowFor({ actor }: UserContext, path: string) {
  const found = lists.get(path);
  if (!found) return fail('request.invalid', undefined, 'list');
  const { access, role } = found.row;
  // Of whoever asks, as talks are.
  if (access === 'user') return ok(found);
  if (!actor.roles.includes(access as 'merchant' | 'platform')) return fail('auth.role');
  const isHeld =
    access === 'platform' ? holdsRole(actor.platformRoles, role) : holdsStoreRole(rolesOf(actor), role);
  return isHeld ? ok(found) : fail('auth.role');
}

/** Lists of the desks, read by their rows as the person reads them, and drawn by their screens. */
export function openDeskLists(draw: DrawListed): DeskLists {
  return {
    look(ctx, { list, asked }) {
      const found = rowFor(ctx, list);
      if (!found.ok) return found;
      const { ok: isGood } = parseInput(found.value.row, { ...asked });
      return isGood ? ok() : fail('request.invalid', undefined, 'asked');
    },
    async *pages(ctx, target, language) {
      const { screen, list, asked } = JSON.parse(target) as ListAsk;
      const locale = isLocale(language) ? language : DEFAULT_LOCALE;
      const now = ctx.clock.now().toISOString();
      let place: Record<string, string> | null = {};
      for (let isFirst = true; place; isFirst = false) {
        const found = rowFor(ctx, list);
        if (!found.ok) throw new Error(found.failure.code);
        const input = parseInput(found.value.row, { ...asked, ...place, limit: AT_ONCE });
        if (!input.ok) throw new Error(input.failure.code);
        const answer = await found.value.handler({ ...ctx, locale } as never, input.value as never);
        if (!answer.ok) throw new Error(answer.failure.code);
        const page = { screen, list, asked, locale, now, place, limit: AT_ONCE, answer: answer.value };
        const { head, cells, next, total }: DrawnPage = await draw(page);
        yield { cells: isFirst ? [head, ...cells] : cells, total };
        place = next;
        // Whoever looks at pages meanwhile is served in between.
        await new Promise(setImmediate);
      }
    },
  };
}
