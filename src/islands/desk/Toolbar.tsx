import { useEffect, useState, type ReactNode, type RefObject } from 'react';
import { buttonLook } from '#islands/ui/button-look.ts';
import type { Query } from './address.ts';
import { countAt } from './count-tabs.ts';
import type { Drawing, Filter, ListScreen } from './screen.ts';
import { ask } from './use-list.ts';
import { grouped } from '#lib/i18n/format.ts';

interface Props<T> {
  screen: ListScreen<T>;
  query: Query;
  draw: Drawing;
  go: (change: Query) => void;
}
interface TabsProps<T> extends Props<T> {
  counts: Record<string, number>;
}
interface ToolbarProps<T> extends Props<T> {
  canSearch: boolean;
  searchRef: RefObject<HTMLInputElement | null>;
  /** A record stands beside the list: search and acts share a line, the filters have the next one. */
  isNarrow: boolean;
  /** What is done with the whole list. */
  children: ReactNode;
}

const control =
  'min-h-11 rounded border border-line-strong bg-white px-2 text-14 max-md:text-16 md:min-h-8 md:text-12';

/** Tabs with their counts. */
export function DeskTabs<T>({ screen, query, counts, draw, go }: TabsProps<T>) {
  if (!screen.tabs) return null;
  const here = query['tab'] ?? screen.tabs[0];
  const tabs = screen.tabs.filter(
    (tab) => !screen.hasFullTabsOnly || tab === here || tab === screen.tabs![0] || counts[tab],
  );
  return (
    <nav aria-label={draw.t('desk:tabs')} className="flex gap-1 overflow-x-auto border-b border-line px-2">
      {tabs.map((tab) => {
        const count = countAt(screen, counts, tab);
        return (
          <button
            key={tab}
            type="button"
            aria-current={tab === here ? 'page' : undefined}
            data-no-print={tab === here ? undefined : ''}
            onClick={() => go({ tab })}
            className={`min-h-11 shrink-0 whitespace-nowrap border-b-2 px-3 text-14 md:min-h-10 ${tab === here ? 'border-brand font-semibold text-brand' : 'border-transparent text-ink-secondary hover:text-ink'}`}
          >
            {draw.w(`tab.${tab}`)}
            {count !== undefined && (
              <span className="ml-1 text-12 font-normal text-ink-quiet">{grouped(count)}</span>
            )}
          </button>
        );
      })}
    </nav>
  );
}

interface FilterFieldProps {
  filter: Filter;
  value: string;
  draw: Drawing;
  onChange: (value: string) => void;
}

/** A filter as a list to choose from; choices that the mall keeps as rows are asked for. */
function FilterField({ filter, value, draw: { w }, onChange }: FilterFieldProps) {
  const [rows, setRows] = useState<{ label: string; value: string }[]>([]);
  useEffect(() => {
    if (!filter.from) return;
    void ask(filter.from).then((found) => {
      if (found.ok) setRows(found.value as typeof rows);
    });
  }, [filter.from]);
  const given = filter.choices.map((choice) => ({
    value: choice,
    label: filter.isPlain ? choice : w(`filter.${filter.key}.${choice.replace('.', '_')}`),
  }));
  return (
    <select
      aria-label={w(`filter.${filter.key}.name`)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={`${control} max-w-full md:max-w-80`}
    >
      <option value="">{w(`filter.${filter.key}.name`)}</option>
      {[...given, ...rows].map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}

/** The first year that is a year: while 2026 is typed, the browser says 0002, 0020 and 0202 as well. */
const FIRST_DAY = '2000-01-01';

interface DayProps {
  label: string;
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onChange: (value: string) => void;
}

/** A day to choose or to type. */
function DayField({ label, value, min, max, onChange }: DayProps) {
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  return (
    <input
      type="date"
      aria-label={label}
      value={typed}
      min={min}
      max={max}
      onChange={(event) => {
        const day = event.target.value;
        setTyped(day);
        if (day === '' ? value !== '' : day >= FIRST_DAY) onChange(day);
      }}
      className={`${control} min-w-0 flex-1`}
    />
  );
}

/** Search, filters, days and order of a list, and what is done with it. */
export function Toolbar<T>(props: ToolbarProps<T>) {
  const { screen, query, draw, canSearch, searchRef, isNarrow, go } = props;
  const { t, w } = draw;
  const [isOpen, setOpen] = useState(false);
  const [words, setWords] = useState(query['keyword'] ?? '');
  useEffect(() => setWords(query['keyword'] ?? ''), [query['keyword']]);
  const days = (name: 'from' | 'to') => (
    <DayField
      label={t(name === 'from' ? 'desk:from' : 'desk:to')}
      value={query[name] ?? ''}
      max={name === 'from' ? query['to'] : undefined}
      min={name === 'to' ? query['from'] : undefined}
      onChange={(day) => go({ [name]: day })}
    />
  );
  const offered = (screen.filters ?? []).filter((filter) => !filter.isHidden);
  const hasMore = Boolean(offered.length || screen.hasDays || screen.sorts);
  const isFiltered = ['keyword', 'from', 'to', ...(screen.filters ?? []).map((one) => one.key)].some(
    (name) => query[name],
  );
  const narrowing = (
    <div
      key="filters"
      className={`flex flex-wrap items-center gap-2 max-md:w-full ${isNarrow ? 'w-full' : ''} ${isOpen || isFiltered ? '' : 'max-md:hidden'} ${hasMore || isFiltered ? '' : 'hidden'}`}
    >
      <div
        className={`${isOpen ? 'grid w-full' : 'hidden'} gap-2 md:flex md:w-auto md:flex-wrap md:items-center`}
      >
        {offered.map((filter) => (
          <FilterField
            key={filter.key}
            filter={filter}
            value={query[filter.key] ?? ''}
            draw={draw}
            onChange={(value) => go({ [filter.key]: value })}
          />
        ))}
        {screen.hasDays && (
          <span className="flex min-w-0 items-center gap-1">
            {days('from')}
            <span aria-hidden="true" className="text-ink-quiet">
              –
            </span>
            {days('to')}
          </span>
        )}
        {screen.sorts && (
          <select
            aria-label={t('desk:sort')}
            value={query['sort'] ?? screen.firstSorts?.[query['tab'] ?? ''] ?? screen.sorts[0]}
            onChange={(event) => go({ sort: event.target.value })}
            className={control}
          >
            {screen.sorts.map((sort) => (
              <option key={sort} value={sort}>
                {w(`sort.${sort}`)}
              </option>
            ))}
          </select>
        )}
      </div>
      {isFiltered && (
        <button
          type="button"
          data-no-print
          className={buttonLook('text', 'small')}
          onClick={() =>
            go({
              keyword: '',
              from: '',
              to: '',
              ...Object.fromEntries((screen.filters ?? []).map((one) => [one.key, ''])),
            })
          }
        >
          {t('desk:clear')}
        </button>
      )}
    </div>
  );
  const acts = (
    <div key="acts" data-no-print className="flex flex-wrap items-center gap-2 md:ml-auto">
      {props.children}
    </div>
  );
  return (
    // On paper stands what the list was narrowed to.
    <div data-no-print={isFiltered ? undefined : ''} className="flex flex-wrap items-center gap-2 px-3 py-2">
      {canSearch && (
        <form
          role="search"
          className="flex max-md:w-full md:min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            go({ keyword: words.trim() });
          }}
        >
          <input
            ref={searchRef}
            type="search"
            value={words}
            maxLength={60}
            onChange={(event) => setWords(event.target.value)}
            aria-label={t('desk:search')}
            placeholder={w('search')}
            className={`${control} min-w-0 flex-1 rounded-r-none max-md:placeholder:text-14 ${isNarrow ? 'md:w-48' : 'md:w-64'}`}
          />
          <button type="submit" className={`${control} -ml-px rounded-l-none hover:bg-ground`}>
            {t('common:search')}
          </button>
        </form>
      )}
      {hasMore && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={`${control} md:hidden`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('desk:filter')}
        </button>
      )}
      {isNarrow ? [acts, narrowing] : [narrowing, acts]}
    </div>
  );
}
