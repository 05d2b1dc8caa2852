import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { toast } from '#lib/stores/toast.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { addressOf, type Query } from './address.ts';
import { ActDialog } from './ActDialog.tsx';
import { useColumns } from './columns-kept.ts';
import { DeskCards, DeskTable } from './DeskTable.tsx';
import { HelpDialog } from './HelpDialog.tsx';
import { MoreMenu } from './MoreMenu.tsx';
import { RecordPanel } from './RecordPanel.tsx';
import { SavedViews } from './SavedViews.tsx';
import {
  hasRecord,
  type Act,
  type Drawing,
  type FormField,
  type ListScreen,
  type Make,
  type Values,
} from './screen.ts';
import { screenWord } from './screen-word.ts';
import { TableMenu } from './TableMenu.tsx';
import { DeskTabs, Toolbar } from './Toolbar.tsx';
import { useChosen } from './use-chosen.ts';
import { useKeys } from './use-keys.ts';
import type { Page } from './page-of.ts';
import { askWith, rowAgain, useList } from './use-list.ts';
import { newKey } from './desk-call.ts';
import { useMedia } from './use-media.ts';
import { useTree } from './use-tree.tsx';

export interface ListDeskProps {
  i18n: Messages;
  /** Name of the screen, e.g. merchant/orders. */
  name: string;
  query: Query;
  page: Page<unknown> | null;
  counts: Record<string, number>;
  /** Fields of each act's form. */
  forms: Record<string, FormField[]>;
  /** Acts that this person may do here. */
  may: string[];
  /** Whether the list takes words to search for. */
  canSearch: boolean;
  person: number;
  now: string;
  /** What acts of all screens are called, where the list names them. */
  actNames?: Record<string, string>;
}

interface Doing<T> {
  act: Act<T>;
  rows: T[];
  /** The act makes a new row instead of changing one. */
  isMade?: boolean;
  /** What its fields begin with, whatever was typed and not sent before. */
  begin?: Values;
}

/** A `Make` as an act that needs no row. */
const actOf = <T,>({ initial, input, needs: _needs, ...make }: Make, query: Query): Act<T> =>
  ({
    ...make,
    isFor: () => true,
    input: () => input?.(query) ?? {},
    initial: () => initial ?? {},
  }) as Act<T>;

const rowAt = (id: string): Element | null => document.querySelector(`[data-row="${CSS.escape(id)}"]`);
/** The button or link that opens a row, or the row now at its place if it has left the list. */
const headOf = (id: string, place = -1): HTMLElement | null | undefined =>
  (rowAt(id) ?? document.querySelectorAll('[data-row]')[place])?.querySelector<HTMLElement>(
    ':is(a[href], button)',
  );

/** A list of a desk at work: tabs, search, table, record, acts of one row and of many. */
export function ListDesk<T>({ screen, ...props }: ListDeskProps & { screen: ListScreen<T> }) {
  const { i18n, name, forms, may, person, now, canSearch } = props;
  const t = createT(i18n);
  const draw: Drawing = {
    t,
    w: (key, vars) => screenWord(t, screen.words, key, vars),
    locale: i18n.locale,
    now,
    may,
    ...(props.actNames ? { actNames: props.actNames } : {}),
  };
  const { query, page, counts, failure, isLoading, go, reload } = useList<T>(screen, {
    query: props.query,
    page: props.page as Page<T> | null,
    counts: props.counts,
  });
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  const again = useCallback(() => void latest.current(), []);
  const { shown, hidden, turn: turnColumn } = useColumns(name, screen.columns);
  /** Columns for which the table has no room. */
  const [cut, setCut] = useState<readonly string[]>([]);
  /** The row that keys act on, and the place where it was seen last. */
  const [cursor, setCursor] = useState<{ id: string; at: number } | undefined>();
  const [doing, setDoing] = useState<Doing<T> | undefined>();
  const [isHelp, setHelp] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [version, setVersion] = useState(0);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLElement>(null);
  const isWide = useMedia('(min-width: 768px)');
  const isBeside = useMedia('(min-width: 1280px)');

  const { idOf } = screen;
  const nameOf = (row: T): string => screen.nameOf(row, draw);
  const hrefOf = screen.hrefOf && ((row: T) => localizedPath(screen.hrefOf!(row), i18n.locale));
  const recordOf = hasRecord(screen)
    ? (row: T) => addressOf(localizedPath(`/${name}`, i18n.locale), { ...query, open: idOf(row) })
    : undefined;
  const tree = useTree(screen, page?.list ?? [], draw, Boolean(query['keyword']));
  const { rows } = tree;
  const openId = query['open'];
  // Rows come and move while somebody works: the cursor stays with its row, and where that has left, at its place.
  const found = cursor ? rows.findIndex((row) => idOf(row) === cursor.id) : -1;
  const at = cursor && found < 0 ? Math.min(cursor.at, rows.length - 1) : found;
  const under = rows[at];
  if (cursor && under && (at !== cursor.at || idOf(under) !== cursor.id)) setCursor({ id: idOf(under), at });
  const isNarrowed = ['keyword', ...(screen.filters ?? []).map(({ key }) => key)].some((key) => query[key]);
  const acts = (screen.acts ?? []).filter((act) => may.includes(act.key));
  const makes = (screen.makes ?? []).filter(
    (make) => may.includes(make.key) && (make.isFor?.(page?.list ?? []) ?? true),
  );
  const {
    ids: chosen,
    picked,
    away,
    choose,
  } = useChosen({ rows, idOf, tab: query[screen.tabAs ?? 'tab'] ?? '' }, t);
  /** What was done with one row leaves the others chosen; after an act of many, nothing is. */
  const unchoose = (done: readonly T[]): void => {
    const gone = done.map(idOf);
    choose(new Set(done.length > 1 ? [] : [...chosen].filter((id) => !gone.includes(id))));
  };
  const start = (act: Act<T>, of: T[]): void => {
    const [row] = of;
    if (act.isAtOnce && row) void doAtOnce(act, row);
    else setDoing({ act, rows: of });
  };
  /** The row keeps the cursor and the focus, wherever it stands afterwards. */
  const doAtOnce = async (act: Act<T>, row: T): Promise<void> => {
    const focused = document.activeElement?.closest('[data-row]')?.getAttribute('data-row') === idOf(row);
    const answer = await askWith(newKey())(act.row, act.input(row));
    if (!answer.ok) toast(answer.failure.message ?? answer.failure.code, 'error');
    setCursor({ id: idOf(row), at: rows.indexOf(row) });
    await reload();
    if (!focused) return;
    requestAnimationFrame(() => {
      const place = rowAt(idOf(row));
      const same = place?.querySelector<HTMLElement>(`[data-act="${act.key}"]`);
      (same ?? place?.querySelector<HTMLElement>('[data-act]'))?.focus();
    });
  };
  const mainOf = (row: T): Act<T> | undefined => acts.find((act) => act.isMain && act.isFor(row));
  const doMain = (row: T): void => {
    const main = mainOf(row);
    if (main) start(main, [row]);
  };
  /** The form of a row's main act; an act that only asks whether it is meant opens from its button alone. */
  const formOf = (row: T): Act<T> | undefined => {
    const main = mainOf(row);
    return main?.fields?.length || main?.more ? main : undefined;
  };
  // A row that is being read again may have been changed already, so an act on it waits.
  useEffect(() => {
    if (!isAsked || isLoading) return;
    setAsked(false);
    if (under) doMain(under);
  });
  const open = (row: T): void => {
    setCursor({ id: idOf(row), at: rows.indexOf(row) });
    if (hrefOf) window.location.assign(hrefOf(row));
    else if (hasRecord(screen)) void go({ open: idOf(row) }, { isSamePage: true });
    else {
      const form = formOf(row);
      if (form) start(form, [row]);
    }
  };
  /** A column of a spreadsheet is for the row that it was pasted into and those below. */
  const pasteMany = (key: string, row: T, lines: string[]): void => {
    const act = acts.find((one) => one.key === key);
    const from = rows.indexOf(row);
    if (!act) return;
    const below = rows.slice(from, from + lines.length);
    if (below.length < lines.length)
      toast(t('desk:paste_cut', { count: lines.length - below.length }), 'error');
    setDoing({ act, rows: below, begin: { by: lines.slice(0, below.length).join('\n') } });
  };
  /** If the element that had the focus is gone, or a key opened the record, the focus goes to the row. */
  const focusRow = (id: string | undefined, place = -1): void =>
    void requestAnimationFrame(() => {
      if (id === undefined || (document.activeElement && document.activeElement !== document.body)) return;
      headOf(id, place)?.focus({ preventScroll: true });
    });
  const close = (): void => {
    void go({ open: '' }, { isSamePage: true });
    focusRow(openId);
  };
  /** The page before or after, from its head on; the cursor stands at its first row, or at its last. */
  const turn = async (place: Query, isLast = false): Promise<void> => {
    await go(place);
    setCursor({ id: '', at: isLast ? Infinity : 0 });
    requestAnimationFrame(() => {
      const list = listRef.current;
      if (isLast) document.querySelector('[data-row]:last-of-type')?.scrollIntoView({ block: 'nearest' });
      else if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: 'start' });
    });
  };
  const move = (step: number): void => {
    // What was open has left the list: the row at its place is the next one.
    const isGone = openId && isBeside && under && !rows.some((row) => idOf(row) === openId);
    const wanted = isGone && step > 0 ? at : at + step;
    const beyond = wanted >= rows.length ? page?.next : wanted < 0 && at >= 0 ? page?.prev : undefined;
    if (beyond) return void turn(beyond, step < 0);
    const next = Math.min(rows.length - 1, Math.max(0, wanted));
    const row = rows[next];
    if (!row) return;
    setCursor({ id: idOf(row), at: next });
    rowAt(idOf(row))?.scrollIntoView({ block: 'nearest' });
    // Enter presses what has the focus: it goes along.
    if (document.activeElement?.closest('[data-row]')) headOf(idOf(row))?.focus({ preventScroll: true });
    if (openId && isBeside) void go({ open: idOf(row) }, { isSamePage: true });
  };

  const hotkeys = acts.flatMap((act) =>
    act.hotkey ? [[act.hotkey, () => under && act.isFor(under) && start(act, [under])] as const] : [],
  );
  useKeys({
    ...Object.fromEntries(hotkeys),
    j: () => move(1),
    k: () => move(-1),
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => under && open(under),
    a: () => setAsked(true),
    x: () => {
      const id = under && idOf(under);
      if (id) choose(new Set(chosen.has(id) ? [...chosen].filter((one) => one !== id) : [...chosen, id]));
    },
    '/': () => searchRef.current?.focus(),
    '?': () => setHelp(true),
    r: () => void reload(),
    Escape: () => (openId ? close() : choose(new Set())),
  });

  /** Something stands in the row's last column. */
  const isDoable = (row: T): boolean =>
    acts.some((act) => act.isFor(row) && !act.isOnlyForMany) ||
    (screen.papers ?? []).some((paper) => paper.isFor(row)) ||
    (screen.ways ?? []).some((way) => may.includes(`way:${way.key}`) && way.isFor(row));
  const actsOf = (row: T, isWhole = false): ReactNode => {
    const fitting = acts.filter((act) => act.isFor(row) && !act.isOnlyForMany);
    const papers = (screen.papers ?? []).filter((paper) => paper.isFor(row));
    const ways = (screen.ways ?? []).filter((way) => may.includes(`way:${way.key}`) && way.isFor(row));
    const main = fitting.filter((act) => act.isMain || isWhole);
    const others = fitting.filter((act) => !main.includes(act));
    const items = [
      ...others.map((act) => ({ key: act.key, name: draw.w(`act.${act.key}.name`) })),
      ...(isWhole ? [] : ways.map((way) => ({ key: `way:${way.key}`, name: draw.w(`act.${way.key}.name`) }))),
      ...papers.map((paper) => ({ key: `paper:${paper.key}`, name: draw.w(`paper.${paper.key}`) })),
    ];
    return (
      <>
        {isWhole &&
          ways.map((way) => (
            <a
              key={way.key}
              href={localizedPath(way.address(row), i18n.locale)}
              className={buttonLook('line', 'small')}
            >
              {draw.w(`act.${way.key}.name`)}
            </a>
          ))}
        {main.map((act) => (
          <Button
            key={act.key}
            kind={act.isMain ? 'steel' : 'line'}
            size="small"
            data-act={act.key}
            onClick={() => start(act, [row])}
          >
            {draw.w(`act.${act.key}.name`)}
            {!isWhole && <span className="sr-only">: {nameOf(row)}</span>}
          </Button>
        ))}
        {items.length > 0 && (
          <MoreMenu
            label={t('desk:more_acts', { name: nameOf(row) })}
            items={items}
            onChoose={(key) => {
              const way = ways.find((one) => `way:${one.key}` === key);
              if (way) return window.location.assign(localizedPath(way.address(row), i18n.locale));
              const paper = papers.find((one) => `paper:${one.key}` === key);
              if (paper)
                return void window.open(
                  localizedPath(paper.address([idOf(row)]), i18n.locale),
                  '_blank',
                  'noopener',
                );
              const act = others.find((one) => one.key === key);
              if (act) start(act, [row]);
            }}
          />
        )}
      </>
    );
  };

  const Rows = isWide ? DeskTable : DeskCards;
  const Above = !screen.aboveFor || may.includes('above') ? screen.above : undefined;
  /** The record stands beside the list, which has less room then. */
  const isNarrow = Boolean(openId && isBeside && hasRecord(screen));
  return (
    <div className={isNarrow ? 'grid grid-cols-[minmax(0,1fr)_440px] gap-3' : ''}>
      {Above && (
        <div className="col-span-full">
          <Above draw={draw} reload={again} rows={rows} about={page?.about ?? {}} />
        </div>
      )}
      <section
        ref={listRef}
        className="panel min-w-0 self-start border border-line"
        aria-busy={isLoading || undefined}
      >
        <DeskTabs screen={screen} query={query} counts={counts} draw={draw} go={go} />
        <Toolbar
          screen={screen}
          query={query}
          draw={draw}
          canSearch={canSearch}
          searchRef={searchRef}
          isNarrow={isNarrow}
          go={go}
        >
          {(screen.makeWays ?? [])
            .filter((way) => may.includes(`way:${way.key}`))
            .map((way) => (
              <a
                key={way.key}
                href={localizedPath(way.address, i18n.locale)}
                className={buttonLook('steel', 'small')}
              >
                {draw.w(`act.${way.key}.name`)}
              </a>
            ))}
          {makes.map((make) => (
            <Button
              key={make.key}
              kind="steel"
              size="small"
              disabled={make.needs?.some((name) => !query[name])}
              onClick={() => setDoing({ act: actOf<T>(make, query), rows: [{} as T], isMade: true })}
            >
              {draw.w(`act.${make.key}.name`)}
            </Button>
          ))}
          {(screen.table ?? rows.length > 0) && (
            <TableMenu screen={screen} name={name} query={query} draw={draw} />
          )}
          {isWide && (screen.tabs ?? screen.filters ?? screen.sorts) && (
            <SavedViews name={name} person={person} query={query} draw={draw} go={go} />
          )}
          {isWide && (
            <MoreMenu
              label={cut.length > 0 ? t('desk:columns_cut', { count: cut.length }) : t('desk:columns')}
              text={`${t('desk:columns')}${cut.length > 0 ? ` −${cut.length}` : ''}`}
              items={screen.columns.slice(1).map(({ key }) => ({
                key,
                name: cut.includes(key)
                  ? t('desk:column_cut', { name: draw.w(`col.${key}`) })
                  : draw.w(`col.${key}`),
                isChecked: !hidden.includes(key),
              }))}
              staysOpen
              onChoose={turnColumn}
            />
          )}
          <button
            type="button"
            className={`${buttonLook('text', 'small')} max-md:hidden`}
            onClick={() => setHelp(true)}
          >
            {t('desk:help.open')}
          </button>
        </Toolbar>
        {picked.length > 0 && (
          <div
            data-no-print
            className="sticky top-12 z-bar flex flex-wrap items-center gap-2 border-y border-line bg-info-tint px-3 py-1.5"
            role="group"
            aria-label={t('desk:chosen', { count: picked.length })}
          >
            <span className="mr-2 text-14">
              {t('desk:chosen', { count: picked.length })}
              {away > 0 && (
                <span className="text-ink-secondary"> {t('desk:chosen_away', { count: away })}</span>
              )}
            </span>
            {acts
              .filter((act) => act.isForMany)
              .map((act) => {
                const fitting = picked.filter((row) => act.isFor(row));
                return (
                  <Button
                    key={act.key}
                    kind="line"
                    size="small"
                    disabled={fitting.length < (act.isOnlyForMany ? 2 : 1)}
                    onClick={() => start(act, fitting)}
                  >
                    {draw.w(`act.${act.key}.name`)} ({fitting.length})
                  </Button>
                );
              })}
            {(screen.papers ?? []).map((paper) => {
              const fitting = picked.filter((row) => paper.isFor(row));
              if (fitting.length === 0) return null;
              return (
                <a
                  key={paper.key}
                  href={localizedPath(paper.address(fitting.map(idOf)), i18n.locale)}
                  target="_blank"
                  rel="noopener"
                  className={buttonLook('line', 'small')}
                >
                  {draw.w(`paper.${paper.key}`)} ({fitting.length})
                </a>
              );
            })}
            <button type="button" className={buttonLook('text', 'small')} onClick={() => choose(new Set())}>
              {t('desk:choose_none')}
            </button>
          </div>
        )}
        {failure ? (
          <div className="grid justify-items-center gap-3 p-12 text-14" role="alert">
            <p>{failure.message ?? failure.code}</p>
            <Button kind="line" onClick={() => void reload()}>
              {t('common:retry')}
            </Button>
          </div>
        ) : rows.length === 0 ? (
          <div className="grid justify-items-center gap-2 p-12 text-center text-14 text-ink-secondary">
            <p>{draw.w(isNarrowed ? 'empty_search' : 'empty')}</p>
          </div>
        ) : (
          <div className={isLoading ? 'opacity-60' : ''}>
            <Rows
              rows={rows}
              columns={shown.map((column) =>
                column.edit && !may.includes(`edit:${column.key}`) ? { ...column, edit: undefined } : column,
              )}
              draw={draw}
              label={draw.w('title')}
              idOf={idOf}
              nameOf={nameOf}
              at={at}
              openId={openId}
              isNarrow={isNarrow}
              chosen={chosen}
              canChoose={acts.some((act) => act.isForMany) || Boolean(screen.papers)}
              hasActs={rows.some(isDoable)}
              onChoose={choose}
              onOpen={open}
              hrefOf={hrefOf ?? recordOf}
              opensInPlace={!hrefOf}
              canOpen={(row) => Boolean(hrefOf ?? recordOf ?? formOf(row))}
              leadOf={tree.leadOf}
              actsOf={actsOf}
              onCut={setCut}
              onPasteMany={pasteMany}
            />
          </div>
        )}
        {(page?.prev || page?.next) && (
          <nav data-no-print className="flex justify-end gap-2 px-3 py-2" aria-label={t('common:pager')}>
            <Button
              kind="line"
              size="small"
              disabled={!page.prev}
              onClick={() => page.prev && void turn(page.prev)}
            >
              {t('common:previous')}
            </Button>
            <Button
              kind="line"
              size="small"
              disabled={!page.next}
              onClick={() => page.next && void turn(page.next)}
            >
              {t('common:next')}
            </Button>
          </nav>
        )}
      </section>
      {openId && hasRecord(screen) && (
        <RecordPanel
          screen={screen}
          id={openId}
          row={rows.find((row) => idOf(row) === openId)}
          query={query}
          version={version}
          draw={draw}
          isBeside={isBeside}
          actsOf={(row) => actsOf(row, true)}
          onClose={close}
        />
      )}
      {doing && (
        <ActDialog
          key={doing.act.key}
          act={doing.act}
          rows={doing.rows}
          begin={doing.begin}
          fields={forms[doing.act.key] ?? []}
          person={person}
          screen={name}
          idOf={doing.isMade ? () => 'new' : idOf}
          nameOf={doing.isMade ? () => '' : nameOf}
          again={doing.isMade ? undefined : (row) => rowAgain(screen, query, idOf(row))}
          draw={draw}
          onClose={() => {
            setDoing(undefined);
            void reload();
            if (!doing.isMade) focusRow(doing.rows[0] && idOf(doing.rows[0]));
          }}
          onDone={() => {
            setDoing(undefined);
            if (!doing.isMade) unchoose(doing.rows);
            setVersion(version + 1);
            window.dispatchEvent(new Event('desk:done'));
            const [row] = doing.isMade ? [] : doing.rows;
            const place = row ? rows.indexOf(row) : -1;
            void reload().then(() => focusRow(row && idOf(row), place));
          }}
        />
      )}
      {isHelp && <HelpDialog t={t} onClose={() => setHelp(false)} />}
    </div>
  );
}
