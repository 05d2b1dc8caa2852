import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { Result } from '#lib/kernel/result.ts';
import { toast } from '#lib/stores/toast.ts';
import { newKey } from './desk-call.ts';
import { Tag } from './record-parts.tsx';
import type { AboveProps } from './screen.ts';

interface FileRow {
  line: number;
  fault: string;
}
interface Props<Row extends FileRow> extends Pick<AboveProps, 'draw' | 'reload'> {
  /** Where its words stand among those of the screen: `waybills`. */
  words: string;
  /** Looks at a file; nothing is written. */
  look: (file: File) => Promise<Result<{ rows: Row[]; left_out: number }, string>>;
  /** Id of the order or invoice that a row belongs to; its rows are sent together. */
  ofRow: (row: Row) => string;
  /** Sends the rows of one order or invoice; sent again under the same key they count once. */
  send: (rows: readonly [Row, ...Row[]], key: string) => Promise<Result<unknown, string>>;
  columns: readonly { key: string; isNumber?: boolean; cell: (row: Row) => ReactNode }[];
  /** The fault that only follows from faults of other rows; it is not counted. */
  followsFrom?: string;
  /** What stands above the choice of a file. */
  children?: ReactNode;
}

/** What became of the rows of each order or invoice: sent, or why not. */
type Outcome = Record<string, { isSent: boolean; words: string }>;

/** A file whose rows are looked at first, and then sent one after the other as by hand. */
export function FilePanel<Row extends FileRow>(props: Props<Row>) {
  const { draw, reload, words, look, ofRow, send, columns, followsFrom, children } = props;
  const w: typeof draw.w = (key, values) => draw.w(`${words}.${key}`, values);
  const [rows, setRows] = useState<Row[] | undefined>();
  const [leftOut, setLeftOut] = useState(0);
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({});
  const [sending, setSending] = useState<number | undefined>();
  const [isReading, setReading] = useState(false);
  /** What is sent goes under one key, however often it is pressed. */
  const keys = useRef(new Map<string, string>());

  const read = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setReading(true);
    setProblem('');
    setOutcome({});
    const found = await look(file);
    setReading(false);
    setRows(found.ok ? found.value.rows : undefined);
    setLeftOut(found.ok ? found.value.left_out : 0);
    if (!found.ok) setProblem(found.failure.message ?? found.failure.code);
  };

  const good = Map.groupBy(
    (rows ?? []).filter((row) => !row.fault && !outcome[ofRow(row)]?.isSent),
    ofRow,
  );
  const faulty = (rows ?? []).filter((row) => row.fault && row.fault !== followsFrom).length;

  const sendAll = async (): Promise<void> => {
    let done = 0;
    const next: Outcome = { ...outcome };
    setSending(0);
    for (const [id, [first, ...more]] of good) {
      if (!first) continue;
      const key = keys.current.get(id) ?? newKey();
      keys.current.set(id, key);
      const sent = await send([first, ...more], key);
      if (!sent.ok) keys.current.delete(id);
      next[id] = sent.ok
        ? { isSent: true, words: w('sent') }
        : { isSent: false, words: sent.failure.message ?? sent.failure.code };
      setOutcome({ ...next });
      setSending((done += 1));
    }
    setSending(undefined);
    const count = Object.values(next).filter((one) => one.isSent).length;
    toast(w('done', { count }), 'success');
    window.dispatchEvent(new Event('desk:done'));
    reload();
  };

  const stateOf = (row: Row): ReactNode => {
    const said = outcome[ofRow(row)];
    if (said && !row.fault) return <Tag tone={said.isSent ? 'good' : 'bad'}>{said.words}</Tag>;
    if (row.fault) return <span className="text-brand">{w(`fault.${row.fault}`)}</span>;
    return <Tag tone="go">{w('ready')}</Tag>;
  };

  return (
    <details data-no-print className="panel mb-3 border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-3 text-14 md:min-h-9 md:py-2">{w('title')}</summary>
      <div className="grid gap-4 px-4 pb-4">
        {children}
        <Field
          label={w('choose')}
          help={w('hint')}
          error={problem || undefined}
          type="file"
          accept=".xlsx,.csv,.txt"
          className="max-w-xl"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            void read(file);
          }}
        />
        {isReading && <p role="status">{draw.t('common:loading')}</p>}
        {rows && (
          <>
            <p role="status" className="text-14">
              {w('would', { count: good.size, faulty })}
              {leftOut > 0 && ` ${w('left_out', { count: leftOut })}`}
            </p>
            <div
              className="max-h-96 overflow-auto rounded border border-line"
              tabIndex={0}
              role="region"
              aria-label={w('title')}
            >
              <table className="w-full whitespace-nowrap text-14">
                <thead className="bg-ground text-left text-12 text-ink-secondary">
                  <tr>
                    {['line', ...columns.map(({ key }) => key), 'state'].map((key) => (
                      <th key={key} scope="col" className="px-2 py-1.5 font-normal">
                        {w(`col.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {rows.map((row) => (
                    <tr key={row.line}>
                      <td className="px-2 py-1 tabular-nums">{row.line}</td>
                      {columns.map(({ key, isNumber, cell }) => (
                        <td key={key} className={`px-2 py-1 ${isNumber ? 'tabular-nums' : ''}`}>
                          {cell(row)}
                        </td>
                      ))}
                      <td className="px-2 py-1">{stateOf(row)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Button
              className="justify-self-start"
              disabled={good.size === 0}
              pending={sending !== undefined}
              onClick={() => void sendAll()}
            >
              {sending === undefined ? w('send', { count: good.size }) : w('sending', { n: sending })}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
