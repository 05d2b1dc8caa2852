import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { EditCell } from './EditCell.tsx';
import { useFitting } from './use-fitting.ts';
import { wholeDates } from './whole-dates.tsx';
import type { Column, Drawing } from './screen.ts';

export interface TableProps<T> {
  rows: readonly T[];
  columns: readonly Column<T>[];
  draw: Drawing;
  label: string;
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** The row that j and k move. */
  at: number;
  openId: string | undefined;
  /** A record stands beside it. */
  isNarrow: boolean;
  chosen: ReadonlySet<string>;
  /** Whether something is done with several rows, and whether anything is with one. */
  canChoose: boolean;
  hasActs: boolean;
  onChoose: (ids: ReadonlySet<string>) => void;
  onOpen: (row: T) => void;
  /** Where a row leads: to its page elsewhere, or to its record, which a plain press opens in place. */
  hrefOf: ((row: T) => string) | undefined;
  opensInPlace: boolean;
  /** Whether a press opens anything at all: a name that opens nothing does not look as if it did. */
  canOpen: (row: T) => boolean;
  /** What stands before the name of a row: its place in a tree. */
  leadOf: ((row: T) => ReactNode) | undefined;
  actsOf: (row: T) => ReactNode;
  /** Columns have left for want of room. */
  onCut: (keys: readonly string[]) => void;
  /** A column was pasted into a cell: the act, the row and the lines. */
  onPasteMany: (act: string, row: T, lines: string[]) => void;
}

function Box({ label, isOn, onChange }: { label: string; isOn: boolean; onChange: () => void }) {
  return (
    <label className="grid size-11 cursor-pointer place-items-center md:size-7">
      <input
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={onChange}
        onClick={(event) => event.stopPropagation()}
        className="size-4 accent-brand"
      />
    </label>
  );
}

interface HeadProps<T> {
  row: T;
  cell: ReactNode;
  hrefOf: TableProps<T>['hrefOf'];
  opensInPlace: boolean;
  canOpen: TableProps<T>['canOpen'];
  onOpen: (row: T) => void;
  /** `look` is that of what can be pressed. */
  className: string;
  look: string;
}

/** Whether a press asks the browser for a tab, a window or a file of its own. */
const isForBrowser = (event: MouseEvent): boolean =>
  event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** The name of a row, which opens it; a record has an address, so that it can also stand in a tab of its own. */
function Head<T>({ row, cell, hrefOf, opensInPlace, canOpen, onOpen, ...style }: HeadProps<T>) {
  if (!canOpen(row)) return <span className={style.className}>{cell}</span>;
  const className = `${style.className} ${style.look}`;
  if (hrefOf)
    return (
      <a
        href={hrefOf(row)}
        data-head={opensInPlace ? 'record' : 'page'}
        className={className}
        onClick={(event) => {
          // Otherwise the row hears it as well, and opens a second time.
          event.stopPropagation();
          if (!opensInPlace || isForBrowser(event)) return;
          event.preventDefault();
          onOpen(row);
        }}
      >
        {cell}
      </a>
    );
  return (
    <button
      type="button"
      data-head="act"
      className={className}
      onClick={(event) => {
        event.stopPropagation();
        onOpen(row);
      }}
    >
      {cell}
    </button>
  );
}

interface CellProps<T> {
  column: Column<T>;
  row: T;
  draw: Drawing;
  name: string;
  onPasteMany: TableProps<T>['onPasteMany'];
}

/** The value of a column in a row, or the field in which it is changed. */
function Cell<T>({ column, row, draw, name, onPasteMany }: CellProps<T>) {
  const { edit } = column;
  if (!edit) return wholeDates(column.cell(row, draw));
  const label = `${draw.w(`col.${column.key}`)}: ${name}`;
  const plain = column.cell(row, draw);
  const { many } = edit;
  return (
    <EditCell
      edit={edit}
      row={row}
      column={column.key}
      label={label}
      plain={plain}
      t={draw.t}
      onPasteMany={many && onPasteMany ? (lines) => onPasteMany(many, row, lines) : undefined}
    />
  );
}

const turned = (set: ReadonlySet<string>, id: string): ReadonlySet<string> => {
  const next = new Set(set);
  if (!next.delete(id)) next.add(id);
  return next;
};

/** Rows as a table, at the width of a desk. */
export function DeskTable<T>(props: TableProps<T>) {
  const { rows, draw, label, idOf, nameOf, at, openId, chosen, canChoose, hasActs } = props;
  const { onChoose, onOpen, hrefOf, opensInPlace, canOpen, leadOf, actsOf, onCut } = props;
  const shown = [...props.columns.map(({ key }) => key), '', ...rows.map(idOf)].join();
  const {
    frame,
    fitting: columns,
    cut,
  } = useFitting(props.columns, `${props.isNarrow}:${shown}`, props.isNarrow);
  const isCut = cut.join();
  useEffect(() => onCut(isCut === '' ? [] : isCut.split(',')), [isCut, onCut]);
  const areAll = rows.length > 0 && rows.every((row) => chosen.has(idOf(row)));
  return (
    <div ref={frame} className="relative overflow-x-auto" tabIndex={0} role="region" aria-label={label}>
      <table className="w-full border-collapse text-14">
        <thead>
          <tr className="border-b border-line bg-ground text-left text-12 text-ink-secondary">
            {canChoose && (
              <th scope="col" data-no-print className="w-9 pl-1">
                <Box
                  label={draw.t('desk:choose_all')}
                  isOn={areAll}
                  onChange={() => {
                    const here = rows.map(idOf);
                    const others = [...chosen].filter((id) => !here.includes(id));
                    onChoose(new Set(areAll ? others : [...others, ...here]));
                  }}
                />
              </th>
            )}
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                style={column.width ? { width: column.width } : undefined}
                className={`whitespace-nowrap px-2 py-1.5 font-normal ${column.isRight ? 'pr-4 text-right' : ''}`}
              >
                {draw.w(`col.${column.key}`)}
              </th>
            ))}
            {hasActs && (
              <th
                scope="col"
                data-no-print
                className="sticky right-0 whitespace-nowrap bg-ground px-2 py-1.5 text-right font-normal"
              >
                {draw.t('desk:acts')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const id = idOf(row);
            const isOpen = id === openId;
            return (
              <tr
                key={id}
                data-row={id}
                aria-current={isOpen ? 'true' : undefined}
                // Somebody who marks a number to copy it opens nothing.
                onClick={(event) =>
                  !isForBrowser(event) && window.getSelection()?.type !== 'Range' && onOpen(row)
                }
                className={`${canOpen(row) ? 'cursor-pointer' : ''} border-b border-line align-top ${isOpen ? 'bg-info-tint' : index === at ? 'bg-ground' : 'bg-white hover:bg-ground'} ${index === at ? 'shadow-[inset_2px_0_0_var(--info)]' : ''}`}
              >
                {canChoose && (
                  <td data-no-print className="pl-1">
                    <Box
                      label={draw.t('desk:choose', { name: nameOf(row) })}
                      isOn={chosen.has(id)}
                      onChange={() => onChoose(turned(chosen, id))}
                    />
                  </td>
                )}
                {columns.map((column, place) => (
                  <td
                    key={column.key}
                    data-column={column.key}
                    onClick={column.edit && ((event) => event.stopPropagation())}
                    className={`px-2 py-1.5 leading-[21px] ${column.isRight ? 'whitespace-nowrap pr-4 text-right tabular-nums' : place === 0 ? 'min-w-32' : 'min-w-20'}`}
                  >
                    {place === 0 ? (
                      <span className={leadOf && 'flex items-start gap-1'}>
                        {leadOf?.(row)}
                        <Head
                          row={row}
                          cell={column.cell(row, draw)}
                          hrefOf={hrefOf}
                          opensInPlace={opensInPlace}
                          canOpen={canOpen}
                          onOpen={onOpen}
                          className="text-left"
                          look="text-info hover:underline"
                        />
                      </span>
                    ) : (
                      <Cell
                        column={column}
                        row={row}
                        draw={draw}
                        name={nameOf(row)}
                        onPasteMany={props.onPasteMany}
                      />
                    )}
                  </td>
                ))}
                {hasActs && (
                  <td
                    data-no-print
                    style={{ backgroundColor: 'inherit' }}
                    className="sticky right-0 whitespace-nowrap px-2 py-1"
                    onClick={(event) => event.stopPropagation()}
                  >
                    <div className="flex items-center justify-end gap-1">{actsOf(row)}</div>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** The same rows on a phone: one below the other, each fact with its name. */
export function DeskCards<T>(props: TableProps<T>) {
  const { rows, columns, draw, label, idOf, nameOf, chosen, canChoose, hasActs } = props;
  const { onChoose, onOpen, hrefOf, opensInPlace, canOpen, leadOf, actsOf } = props;
  const [head, ...facts] = columns;
  return (
    <ul className="divide-y divide-line" aria-label={label}>
      {rows.map((row) => {
        const id = idOf(row);
        const known = facts
          .map((column) => ({
            column,
            fact: column.edit ? (
              <Cell
                column={column}
                row={row}
                draw={draw}
                name={nameOf(row)}
                onPasteMany={props.onPasteMany}
              />
            ) : (
              column.cell(row, draw)
            ),
          }))
          .filter(({ fact }) => fact !== '' && fact !== null && fact !== undefined && fact !== false);
        return (
          <li key={id} data-row={id} className="grid gap-1 px-1 py-2">
            <div className={`flex items-center pr-3 ${canChoose ? '' : 'pl-3'}`}>
              {canChoose && (
                <Box
                  label={draw.t('desk:choose', { name: nameOf(row) })}
                  isOn={chosen.has(id)}
                  onChange={() => onChoose(turned(chosen, id))}
                />
              )}
              {leadOf?.(row)}
              <Head
                row={row}
                cell={head?.cell(row, draw)}
                hrefOf={hrefOf}
                opensInPlace={opensInPlace}
                canOpen={canOpen}
                onOpen={onOpen}
                className="flex min-h-11 min-w-0 flex-1 items-center text-left"
                look="text-info"
              />
            </div>
            <dl className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-3 gap-y-0.5 px-3 text-14">
              {known.map(({ column, fact }) => (
                <div key={column.key} className="contents has-[dd>span:only-child:empty]:hidden">
                  <dt className="text-12 leading-[21px] text-ink-quiet">{draw.w(`col.${column.key}`)}</dt>
                  <dd className="[overflow-wrap:anywhere]">{fact}</dd>
                </div>
              ))}
            </dl>
            {hasActs && (
              <div className="flex flex-wrap items-center justify-end gap-2 px-2">{actsOf(row)}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
