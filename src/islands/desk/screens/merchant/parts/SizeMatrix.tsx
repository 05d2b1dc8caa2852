import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import type { FormFault, FormParam, GoodsForm } from '#lib/contracts/goods-form.ts';
import { computed, isFormula } from '#lib/kernel/size-formula.ts';
import { combined, sizeRange } from '#lib/kernel/size-range.ts';
import type { Drawing } from '../../../screen.ts';
import { blankSku, paramOf, paramOfOption, withParam, type Sku } from './goods-form-values.ts';

interface Props {
  form: GoodsForm;
  change: (part: Partial<GoodsForm>) => void;
  /** Parameters that differ by size. */
  table: readonly FormParam[];
  faults: readonly FormFault[];
  draw: Drawing;
}

const FIELDS = ['designation', 'price', 'stock', 'tiers', 'weight_g', 'volume_cm3', 'bar_code'] as const;
type Field = (typeof FIELDS)[number];
interface Cell {
  key: string;
  name: string;
  read: (sku: Sku) => string;
  write: (sku: Sku, value: string) => Sku;
  width: string;
  isNumber?: boolean;
  /** Digits behind the point that a formula gives it. */
  digits: number;
}
const OPTIONS_MAX = 3;
const SIZES_MAX = 1000;
const WIDTHS: Record<Field, string> = {
  designation: 'w-44',
  price: 'w-24',
  stock: 'w-24',
  tiers: 'w-44',
  weight_g: 'w-24',
  volume_cm3: 'w-24',
  bar_code: 'w-36',
};
const NUMBERS = new Set<Field>(['price', 'stock', 'weight_g', 'volume_cm3']);
const BETWEEN_SIZES = '×';

/** The sizes of a product: options filled from ranges, and one row for each, with its price and stock. */
export function SizeMatrix({ form, change, table, faults, draw }: Props) {
  const { w } = draw;
  const [ranges, setRanges] = useState<string[]>([]);
  const [fault, setFault] = useState<{ at: number; words: string } | undefined>();
  /** The field that was just asked for is typed into at once. */
  const lastOption = useRef<HTMLInputElement>(null);
  const isAdded = useRef(false);
  const addOption = (): void => {
    isAdded.current = true;
    change({ options: [...form.options, ''] });
  };
  useEffect(() => {
    if (isAdded.current) lastOption.current?.focus();
    isAdded.current = false;
  }, [form.options.length]);
  const [filling, setFilling] = useState<Record<string, string>>({});
  const [misread, setMisread] = useState<{ key: string; words: string } | undefined>();
  const perSku = table.filter((row) => row.per_sku);
  const free = perSku.filter((row) => !form.options.some((option) => paramOfOption(option, table) === row));
  const rangeOf = (at: number): string =>
    ranges[at] ?? [...new Set(form.skus.map((sku) => sku.values[at] ?? ''))].filter(Boolean).join(', ');

  const cells: Cell[] = [
    ...FIELDS.map((key) => ({
      key,
      name: w(`sku.${key}`),
      read: (sku: Sku) => sku[key],
      write: (sku: Sku, value: string) => ({ ...sku, [key]: value }),
      width: WIDTHS[key],
      isNumber: NUMBERS.has(key),
      digits: key === 'price' ? 2 : 0,
    })),
    ...free.map((row) => ({
      key: `param:${row.key}`,
      name: row.unit ? `${row.name} (${row.unit})` : row.name,
      read: (sku: Sku) => paramOf(sku.params, row.key),
      write: (sku: Sku, value: string) => ({ ...sku, params: withParam(sku.params, row.key, value) }),
      width: 'w-28',
      digits: 4,
    })),
  ];
  const faultOf = (key: string, at: number): FormFault | undefined =>
    faults.find((one) => one.field === key && one.sku === at);
  const put = (at: number, sku: Sku): void =>
    change({ skus: form.skus.map((one, place) => (place === at ? sku : one)) });

  const fill = (): void => {
    const lists: string[][] = [];
    for (const at of form.options.keys()) {
      const found = sizeRange(rangeOf(at));
      if (!found.ok) return setFault({ at, words: w(`range.${found.fault}`, { text: found.text }) });
      if (found.values.length === 0) return setFault({ at, words: w('range.empty') });
      lists.push(found.values);
    }
    const sizes = combined(lists);
    if (sizes.length > SIZES_MAX) return setFault({ at: 0, words: w('range.sizes', { n: SIZES_MAX }) });
    setFault(undefined);
    const known = new Map(form.skus.map((sku) => [sku.values.join('\n'), sku]));
    // The values of the first size are the default for all new ones.
    const first = form.skus[0] ?? blankSku();
    change({
      skus: sizes.map((values) => {
        const before = known.get(values.join('\n'));
        if (before) return before;
        const { was: _was, ...model } = first;
        return { ...model, values, designation: values.join(BETWEEN_SIZES), bar_code: '', params: [] };
      }),
    });
  };

  /** One value goes to all rows, or what a formula makes of each row's options. */
  const fillColumn = (cell: Cell): void => {
    const text = filling[cell.key]?.trim();
    setMisread(undefined);
    if (!text) return;
    const sizes = form.skus.map((sku) => sku.values);
    const found = isFormula(text)
      ? computed(text, { options: form.options, sizes, digits: cell.digits })
      : { ok: true as const, values: sizes.map(() => text) };
    if (!found.ok)
      return setMisread({ key: cell.key, words: w(`formula.${found.fault}`, { text: found.text }) });
    change({ skus: form.skus.map((sku, at) => cell.write(sku, found.values[at]!)) });
    setFilling({ ...filling, [cell.key]: '' });
  };

  /** A block of a spreadsheet goes into the rows below and the columns to the right. */
  const paste = (event: ClipboardEvent, row: number, column: number): void => {
    const text = event.clipboardData.getData('text').replace(/\r?\n$/, '');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    const lines = text.split(/\r?\n/).map((line) => line.split('\t'));
    change({
      skus: form.skus.map((sku, at) => {
        const values = lines[at - row];
        if (!values) return sku;
        return values.reduce((next, value, place) => {
          const cell = cells[column + place];
          return cell ? cell.write(next, value.trim()) : next;
        }, sku);
      }),
    });
  };

  const input = 'min-h-11 md:min-h-8 rounded border px-2 text-14 max-md:text-16';
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        {form.options.map((option, at) => (
          <div key={at} className="grid items-start gap-2 md:grid-cols-[200px_minmax(0,1fr)_auto]">
            <label className="grid gap-1 text-12 text-ink-secondary">
              {w('option.name', { n: at + 1 })}
              <input
                value={option}
                list="option-names"
                ref={at === form.options.length - 1 ? lastOption : null}
                maxLength={120}
                onChange={(event) => change({ options: form.options.with(at, event.target.value) })}
                className={`${input} border-line-strong text-ink`}
              />
            </label>
            <div>
              <label className="grid gap-1 text-12 text-ink-secondary">
                {w('option.values', { n: at + 1 })}
                <input
                  value={rangeOf(at)}
                  placeholder={w('option.example')}
                  aria-invalid={fault?.at === at || undefined}
                  aria-describedby={`range-${at}`}
                  onChange={(event) => {
                    const next = form.options.map((_, place) => rangeOf(place));
                    setRanges(next.with(at, event.target.value));
                    setFault(undefined);
                  }}
                  className={`${input} text-ink ${fault?.at === at ? 'border-brand' : 'border-line-strong'}`}
                />
              </label>
              <p id={`range-${at}`} aria-live="polite" className="text-12 text-brand">
                {fault?.at === at && fault.words}
              </p>
            </div>
            <button
              type="button"
              className="min-h-11 px-2 text-14 text-info hover:underline md:mt-5 md:min-h-8"
              onClick={() => {
                setRanges(form.options.map((_, place) => rangeOf(place)).toSpliced(at, 1));
                change({
                  options: form.options.toSpliced(at, 1),
                  skus: form.skus.map((sku) => ({ ...sku, values: sku.values.toSpliced(at, 1) })),
                });
              }}
            >
              {w('option.remove', { n: at + 1 })}
            </button>
          </div>
        ))}
        <datalist id="option-names">
          {perSku.map((row) => (
            <option key={row.key} value={row.key.replace(/\s*\[[^\]]*\]$/, '')} />
          ))}
        </datalist>
        <div className="flex flex-wrap gap-2">
          {form.options.length < OPTIONS_MAX && (
            <Button kind="line" size="small" onClick={addOption}>
              {w('option.add')}
            </Button>
          )}
          {form.options.length > 0 && (
            <Button kind="steel" size="small" onClick={fill}>
              {w('option.fill')}
            </Button>
          )}
        </div>
        <p className="text-12 text-ink-quiet">{w('option.hint')}</p>
      </div>
      <div
        className="overflow-x-auto rounded border border-line"
        tabIndex={0}
        role="region"
        aria-label={w('part.sizes')}
      >
        <table className="w-full border-collapse text-14">
          <thead className="bg-ground text-left text-12 text-ink-secondary">
            <tr>
              <th scope="col" className="px-2 py-1.5">
                #
              </th>
              {cells.map((cell) => (
                <th key={cell.key} scope="col" className="whitespace-nowrap px-2 py-1.5 font-normal">
                  {cell.name}
                </th>
              ))}
              <td />
            </tr>
            {form.skus.length > 1 && (
              <tr>
                <th scope="row" className="whitespace-nowrap px-2 py-1 font-normal">
                  {w('sku.all')}
                </th>
                {cells.map((cell) => (
                  <td key={cell.key} className="px-1 py-1">
                    {cell.key !== 'designation' && cell.key !== 'bar_code' && (
                      <input
                        aria-label={w('sku.fill', { name: cell.name })}
                        value={filling[cell.key] ?? ''}
                        aria-invalid={misread?.key === cell.key || undefined}
                        aria-describedby={`fill-${cell.key}`}
                        onChange={(event) => setFilling({ ...filling, [cell.key]: event.target.value })}
                        onKeyDown={(event) => {
                          if (event.key !== 'Enter') return;
                          event.preventDefault();
                          event.currentTarget.blur();
                        }}
                        onBlur={() => fillColumn(cell)}
                        className={`${input} border-dashed border-line-strong bg-white text-ink ${cell.width}`}
                      />
                    )}
                    <p
                      id={`fill-${cell.key}`}
                      aria-live="polite"
                      className={`${cell.width} text-12 text-brand`}
                    >
                      {misread?.key === cell.key && misread.words}
                    </p>
                  </td>
                ))}
                <td />
              </tr>
            )}
          </thead>
          <tbody className="divide-y divide-line">
            {form.skus.map((sku, row) => (
              <tr key={row} className="align-top">
                <th scope="row" className="px-2 py-2 text-left font-normal text-ink-quiet">
                  {row + 1}
                </th>
                {cells.map((cell, column) => {
                  const wrong = faultOf(cell.key, row);
                  const id = `sku-${row}-${column}`;
                  return (
                    <td key={cell.key} className="px-1 py-1">
                      <input
                        aria-label={`${cell.name} ${sku.designation || row + 1}`}
                        aria-invalid={wrong ? true : undefined}
                        aria-describedby={wrong ? id : undefined}
                        data-fault={wrong ? '' : undefined}
                        value={cell.read(sku)}
                        inputMode={cell.isNumber ? 'decimal' : undefined}
                        onChange={(event) => put(row, cell.write(sku, event.target.value))}
                        onPaste={(event) => paste(event, row, column)}
                        className={`${input} ${cell.width} ${wrong ? 'border-brand' : 'border-line-strong'}`}
                      />
                      {wrong && (
                        <p id={id} className={`${cell.width} text-12 text-brand`}>
                          {wrong.problem} {wrong.cure}
                        </p>
                      )}
                    </td>
                  );
                })}
                <td className="px-1 py-1">
                  <button
                    type="button"
                    aria-label={w('sku.remove', { name: sku.designation || String(row + 1) })}
                    disabled={form.skus.length === 1}
                    onClick={() => change({ skus: form.skus.toSpliced(row, 1) })}
                    className="grid min-h-11 w-9 place-items-center text-18 text-ink-secondary hover:text-brand disabled:opacity-40 md:min-h-8"
                  >
                    ×
                  </button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          kind="line"
          size="small"
          disabled={form.skus.length >= SIZES_MAX}
          onClick={() =>
            change({ skus: [...form.skus, { ...blankSku(), values: form.options.map(() => '') }] })
          }
        >
          {w('sku.add')}
        </Button>
        <span className="text-12 text-ink-quiet">{w('sku.count', { count: form.skus.length })}</span>
      </div>
    </div>
  );
}
