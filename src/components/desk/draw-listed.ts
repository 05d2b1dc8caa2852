import { headOf } from '#islands/desk/cell-text.ts';
import { pageOf } from '#islands/desk/page-of.ts';
import type { Drawing } from '#islands/desk/screen.ts';
import { screenWord } from '#islands/desk/screen-word.ts';
import { writtenCells } from '#islands/desk/table-cells.tsx';
import { translatorOf } from '#lib/i18n/server.ts';
import type { DrawnPage, ListedPage } from '#lib/contracts/paper.ts';
import { namesOfActs, screenNamed } from './screens.ts';

/** A page of a list as cells, drawn by the screen that shows it. */
export function drawListed({ screen: name, list, locale, now, place, limit, answer }: ListedPage): DrawnPage {
  const screen = screenNamed(name);
  if (screen?.list.path !== list) throw new Error(`${name} is no screen of ${list}`);
  const t = translatorOf(locale);
  const draw: Drawing = {
    t,
    w: (key, vars) => screenWord(t, screen.words, key, vars),
    locale,
    now,
    ...(screen.namesActs ? { actNames: namesOfActs(t) } : {}),
  };
  const { list: rows, next, count } = pageOf<never>(answer, place, limit);
  return { head: headOf(screen, draw), cells: writtenCells(rows, screen.columns, draw), next, total: count };
}
