import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';
import { newKey } from './desk-call.ts';
import type { CellEdit } from './screen.ts';
import { askWith } from './use-list.ts';

interface Props<T> {
  edit: CellEdit<T>;
  row: T;
  /** Names the column, and what the field is called. */
  column: string;
  label: string;
  /** What stands there when this row is not edited. */
  plain: ReactNode;
  t: Translate;
  /** Takes a column that was pasted into the cell; without it the lines fill the cells below. */
  onPasteMany?: ((lines: string[]) => void) | undefined;
}

const setNative = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/** Types a value into a field of this page as a user would, and leaves it. */
function fill(field: HTMLInputElement, value: string): void {
  setNative?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** The field of the same column above or below. */
function neighbour(field: HTMLInputElement, column: string, step: 1 | -1): HTMLInputElement | undefined {
  const fields = [...document.querySelectorAll<HTMLInputElement>(`input[data-edit="${column}"]`)];
  return fields[fields.indexOf(field) + step];
}

/**
 * A value that is changed in the list: kept on leaving, by Enter and the arrows too, which go to the row below or above
 * as in a spreadsheet; taken back by Escape. A pasted column fills those below.
 */
export function EditCell<T>({ edit, row, column, label, plain, t, onPasteMany }: Props<T>) {
  const [kept, setKept] = useState(edit.value(row));
  const [text, setText] = useState(kept);
  const [state, setState] = useState<'still' | 'sending' | 'done'>('still');
  const [error, setError] = useState<string | undefined>();
  /** What it is after it was kept, where that is not what was typed. */
  const [other, setOther] = useState<string | undefined>();
  const latest = useRef(text);
  const given = edit.value(row);
  useEffect(() => {
    setKept(given);
    setText(given);
    latest.current = given;
  }, [given]);
  if (edit.isFor && !edit.isFor(row)) return <>{plain}</>;

  const type = (value: string): void => {
    latest.current = value;
    setText(value);
    setError(undefined);
    setOther(undefined);
    setState('still');
  };
  const save = async (): Promise<void> => {
    const value = latest.current.trim();
    if (state === 'sending') return;
    if (value === '' || value === kept) {
      // What somebody else has set is what was typed: nothing is wrong any more.
      if (value === '' || error) type(kept);
      return;
    }
    setState('sending');
    const sent = edit.isNumber ? Number(value) : value;
    const answer = await askWith(newKey())(edit.row, { ...edit.input(row, kept), [edit.field]: sent });
    setState(answer.ok ? 'done' : 'still');
    if (answer.ok) {
      // What the row is now: pieces may have been sold meanwhile.
      const now = edit.value(answer.value as T);
      if (edit.isNumber && Number(now) !== sent) setOther(t('desk:cell_moved', { now }));
      setKept(now);
      setText(now);
      latest.current = now;
    } else {
      const { code, message, params } = answer.failure;
      // Two people change one value: what is typed stays, and counts when it is sent again.
      if (code === 'goods.value_moved') setKept(String(params?.['now']));
      setError(message ?? code);
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const lines = event.clipboardData.getData('text').trim().split(/\r?\n/);
    if (lines.length < 2) return;
    event.preventDefault();
    if (onPasteMany) return onPasteMany(lines.map((line) => line.split('\t')[0]!.trim()));
    const fields = [...document.querySelectorAll<HTMLInputElement>(`input[data-edit="${column}"]`)];
    const from = fields.indexOf(event.currentTarget);
    lines.forEach((line, at) => {
      const field = fields[from + at];
      if (field) fill(field, line.split('\t')[0]!.replace(/[¥￥,\s]/g, ''));
    });
  };
  return (
    <span className="grid justify-items-start md:justify-items-end">
      <span className="flex items-center gap-1">
        <span aria-hidden="true" className="w-3 text-12 text-success max-md:order-last">
          {state === 'done' ? '✓' : state === 'sending' ? '…' : ''}
        </span>
        <input
          data-edit={column}
          inputMode="decimal"
          autoComplete="off"
          aria-label={label}
          aria-invalid={error ? true : undefined}
          value={text}
          onChange={(event) => type(event.target.value)}
          onBlur={() => void save()}
          onPaste={paste}
          onKeyDown={(event) => {
            event.stopPropagation();
            const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step) {
              event.preventDefault();
              const next = neighbour(event.currentTarget, column, step === 1 ? 1 : -1);
              if (!next) return void save();
              next.focus();
              next.select();
            }
            if (event.key === 'Escape') type(kept);
          }}
          className={`min-h-11 w-28 rounded border bg-white px-2 text-right tabular-nums max-md:text-16 md:min-h-7 md:w-24 ${error ? 'border-brand' : 'border-line-strong'}`}
        />
      </span>
      <span role="status" className="max-w-48 whitespace-normal text-12 md:text-right text-brand">
        {error}
      </span>
      {other && (
        <span role="status" className="max-w-48 whitespace-normal text-12 text-info md:text-right">
          {other}
        </span>
      )}
    </span>
  );
}
