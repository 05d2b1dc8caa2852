import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import type { ImportPreview } from '#lib/contracts/catalog.ts';
import { formatCount } from '#lib/i18n/format.ts';
import type { Drawing } from '../../../screen.ts';

interface Props {
  look: ImportPreview;
  draw: Drawing;
  isBusy: boolean;
  onExplain: (headings: { heading: string; target: string }[]) => Promise<void>;
  onBegin: (takesAway: boolean) => Promise<void>;
}

const cell = 'border-t border-line px-2 py-1.5 align-top';
const head = 'px-2 py-1.5 text-12 font-normal text-ink-secondary';
const COLUMNS = [
  { key: 'code', side: 'text-left' },
  { key: 'goods', side: 'text-left' },
  { key: 'what', side: 'text-left' },
  { key: 'price', side: 'text-right' },
  { key: 'sizes', side: 'text-right' },
] as const;

/** What a file would change, how its headings are read, and what is wrong in it. */
export function ImportLook({ look, draw, isBusy, onExplain, onBegin }: Props) {
  const { w, locale } = draw;
  const [targets, setTargets] = useState(() => look.columns.map(({ target }) => target));
  const [takesAway, setTakesAway] = useState(false);
  const gone = look.sizes_gone;
  const changed = look.created + look.updated;
  const n = (value: number): string => formatCount(value, locale);
  const explained = look.columns
    .map(({ heading, target }, at) => ({ heading, target: targets[at] ?? target, before: target }))
    .filter(({ target, before }) => target !== before);
  return (
    <div className="mt-3 grid gap-4 border-t border-line pt-3">
      {look.failure ? (
        <p role="alert" className="rounded bg-warning-tint px-3 py-2 text-warning">
          {look.failure}
        </p>
      ) : (
        <p className="font-medium">
          {w('would', {
            created: n(look.created),
            updated: n(look.updated),
            unchanged: n(look.unchanged),
            faulty: n(look.faulty),
          })}
          {look.rows_read < look.rows && (
            <span className="font-normal text-ink-secondary">
              {' '}
              {w('part', { n: n(look.rows_read), all: n(look.rows) })}
            </span>
          )}
        </p>
      )}
      {look.sheets.length > 0 && (
        <p>
          {w('sheets', {
            list: look.sheets.map(({ name, rows }) => w('sheet', { name, n: n(rows) })).join(w('and')),
          })}
        </p>
      )}
      {look.passed_over.length > 0 && (
        <details>
          <summary className="min-h-6 cursor-pointer">{w('aside')}</summary>
          <ul className="mt-1 grid gap-1 text-14 text-ink-secondary">
            {look.passed_over.map(({ line, text }, at) => (
              <li key={at}>{w('aside_line', { line, text })}</li>
            ))}
          </ul>
        </details>
      )}
      {look.changes.length > 0 && (
        <div className="overflow-x-auto" role="region" aria-label={w('changes')} tabIndex={0}>
          <table className="w-full border-collapse">
            <caption className="pb-1 text-left font-medium">
              {w('changes')}
              {look.changes.length < changed && (
                <span className="font-normal text-ink-secondary">
                  {' '}
                  {w('first', { n: n(look.changes.length), all: n(changed) })}
                </span>
              )}
            </caption>
            <thead className="bg-ground">
              <tr>
                {COLUMNS.map(({ key, side }) => (
                  <th key={key} scope="col" className={`${head} ${side}`}>
                    {w(`change.${key}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {look.changes.map((change) => (
                <tr key={change.code}>
                  <th scope="row" className={`${cell} min-w-28 text-left font-normal`}>
                    {change.code}
                  </th>
                  <td className={`${cell} min-w-40`}>{change.name}</td>
                  <td className={`${cell} whitespace-nowrap`}>
                    {w(change.is_new ? 'is_new' : 'is_changed')}
                  </td>
                  <td className={`${cell} whitespace-nowrap text-right tabular-nums`}>
                    {change.price_before && change.price_before !== change.price && (
                      <>
                        <del className="text-ink-quiet">¥{change.price_before}</del>{' '}
                      </>
                    )}
                    {change.price ? (
                      <>
                        ¥{change.price}
                        <span className="text-ink-secondary">/{change.unit_name}</span>
                      </>
                    ) : (
                      w('asked')
                    )}
                  </td>
                  <td className={`${cell} text-right tabular-nums`}>
                    {n(change.sizes)}
                    {change.sizes_gone > 0 && (
                      <span
                        className={`block text-12 ${takesAway ? 'font-medium text-warning' : 'text-ink-secondary'}`}
                      >
                        {w(takesAway ? 'gone' : 'kept', { n: n(change.sizes_gone) })}
                      </span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {look.faults.length > 0 && (
        <div>
          <p className="font-medium">{w('wrong')}</p>
          <ul className="mt-1 grid max-h-60 gap-1 overflow-y-auto">
            {look.faults.flatMap(({ line, faults }) =>
              faults.map((fault, at) => (
                <li key={`${line}-${at}`}>
                  {w('line', { n: line })} {fault.column && `[${fault.column}] `}
                  {fault.problem} {fault.cure}
                </li>
              )),
            )}
          </ul>
        </div>
      )}
      {look.columns.length > 0 && (
        <details open={look.failure !== ''}>
          <summary className="min-h-9 cursor-pointer font-medium">{w('columns')}</summary>
          <ul className="grid gap-2 md:grid-cols-2">
            {look.columns.map(({ heading, samples }, at) => (
              <li
                key={heading}
                className="grid grid-cols-[minmax(0,1fr)_180px] items-center gap-2 max-sm:grid-cols-1"
              >
                <span className="min-w-0 [overflow-wrap:anywhere]">
                  {heading}
                  <span className="block truncate text-12 text-ink-quiet">{samples.join(' / ')}</span>
                </span>
                <select
                  aria-label={w('target', { heading })}
                  value={targets[at]}
                  onChange={(event) => setTargets(targets.with(at, event.target.value))}
                  className="h-9 rounded border border-line bg-white px-2 max-md:h-11"
                >
                  {look.targets.map(({ value, label, is_needed: isNeeded }) => (
                    <option key={value} value={value}>
                      {isNeeded ? `${label} *` : label}
                    </option>
                  ))}
                </select>
              </li>
            ))}
          </ul>
          <Button
            kind="line"
            size="small"
            className="mt-3"
            disabled={explained.length === 0}
            pending={isBusy}
            onClick={() => void onExplain(explained.map(({ heading, target }) => ({ heading, target })))}
          >
            {w('again')}
          </Button>
        </details>
      )}
      {!look.failure && (
        <div className="grid justify-items-start gap-3">
          {gone > 0 && (
            <label className="flex min-h-6 items-center gap-2 max-md:min-h-11">
              <input
                type="checkbox"
                checked={takesAway}
                onChange={(event) => setTakesAway(event.target.checked)}
                className="size-4 accent-brand"
              />
              {w('take_away', { n: n(gone) })}
            </label>
          )}
          <Button
            pending={isBusy}
            disabled={changed === 0 && !takesAway}
            onClick={() => void onBegin(takesAway)}
          >
            {w('begin')}
          </Button>
        </div>
      )}
    </div>
  );
}
