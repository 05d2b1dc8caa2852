import { useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { invoiceApi, type NumberRow } from '#lib/contracts/invoice.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import { Tag } from '../../../record-parts.tsx';
import type { AboveProps } from '../../../screen.ts';

/** What became of each row: issued, or the words of why not. */
type Outcome = Record<string, { isIssued: boolean; words: string }>;

/** The invoices that wait go to the tax software as a file; the numbers come back as one, looked at before they count. */
export function TaxPanel({ draw, reload }: AboveProps) {
  const { w } = draw;
  const [rows, setRows] = useState<NumberRow[] | undefined>();
  const [leftOut, setLeftOut] = useState(0);
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({});
  const [issuing, setIssuing] = useState<number | undefined>();
  const [isReading, setReading] = useState(false);
  /** An invoice is issued under one key, however often it is pressed. */
  const keys = useRef(new Map<string, string>());

  const fetchFile = async (): Promise<void> => {
    const link = await deskCall()(invoiceApi.taxFile);
    if (!link.ok) return showRefusal(link.failure);
    window.location.assign(link.value.url);
  };
  const look = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setReading(true);
    setProblem('');
    setOutcome({});
    const found = await deskCall()(invoiceApi.numbers, { file });
    setReading(false);
    setRows(found.ok ? found.value.rows : undefined);
    setLeftOut(found.ok ? found.value.left_out : 0);
    if (!found.ok) setProblem(found.failure.message ?? found.failure.code);
  };
  const good = (rows ?? []).filter((row) => !row.fault && !outcome[row.order_receipt_id]?.isIssued);
  const faulty = (rows ?? []).filter((row) => row.fault).length;

  const issue = async (): Promise<void> => {
    const next: Outcome = { ...outcome };
    setIssuing(0);
    for (const [at, { order_receipt_id: id, receipt_no: no }] of good.entries()) {
      const key = keys.current.get(id) ?? newKey();
      keys.current.set(id, key);
      const done = await deskCall(key)(invoiceApi.issue, { id, receipt_no: no });
      if (!done.ok) keys.current.delete(id);
      next[id] = done.ok
        ? { isIssued: true, words: w('numbers.issued') }
        : { isIssued: false, words: done.failure.message ?? done.failure.code };
      setOutcome({ ...next });
      setIssuing(at + 1);
    }
    setIssuing(undefined);
    const count = Object.values(next).filter((one) => one.isIssued).length;
    toast(w('numbers.done', { count }), 'success');
    window.dispatchEvent(new Event('desk:done'));
    reload();
  };
  const stateOf = (row: NumberRow) => {
    const said = outcome[row.order_receipt_id];
    if (said && !row.fault) return <Tag tone={said.isIssued ? 'good' : 'bad'}>{said.words}</Tag>;
    if (row.fault) return <span className="text-brand">{w(`numbers.fault.${row.fault}`)}</span>;
    return <Tag tone="go">{w('numbers.ready')}</Tag>;
  };

  return (
    <details className="panel mb-3 border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-3 text-14 md:min-h-9 md:py-2">
        {w('numbers.title')}
      </summary>
      <div className="grid gap-4 px-4 pb-4">
        <div className="grid justify-items-start gap-1">
          <Button kind="line" size="small" onClick={() => void fetchFile()}>
            {w('numbers.fetch')}
          </Button>
          <p className="max-w-3xl text-12 text-ink-secondary">{w('numbers.fetch_hint')}</p>
        </div>
        <Field
          label={w('numbers.choose')}
          help={w('numbers.hint')}
          error={problem || undefined}
          type="file"
          accept=".xlsx,.csv,.txt"
          className="max-w-xl"
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            void look(file);
          }}
        />
        {isReading && <p role="status">{draw.t('common:loading')}</p>}
        {rows && (
          <>
            <p role="status" className="text-14">
              {w('numbers.would', { count: good.length, faulty })}
              {leftOut > 0 && ` ${w('numbers.left_out', { count: leftOut })}`}
            </p>
            <div
              className="max-h-96 overflow-auto rounded border border-line"
              tabIndex={0}
              role="region"
              aria-label={w('numbers.title')}
            >
              <table className="w-full whitespace-nowrap text-14">
                <thead className="bg-ground text-left text-12 text-ink-secondary">
                  <tr>
                    {['line', 'request', 'title', 'number', 'state'].map((key) => (
                      <th key={key} scope="col" className="px-2 py-1.5 font-normal">
                        {w(`numbers.col.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {rows.map((row) => (
                    <tr key={row.line}>
                      <td className="px-2 py-1 tabular-nums">{row.line}</td>
                      <td className="px-2 py-1">{row.receipt_sn}</td>
                      <td className="px-2 py-1">{row.title}</td>
                      <td className="px-2 py-1 tabular-nums">{row.receipt_no}</td>
                      <td className="px-2 py-1">{stateOf(row)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
            <Button
              className="justify-self-start"
              disabled={good.length === 0}
              pending={issuing !== undefined}
              onClick={() => void issue()}
            >
              {issuing === undefined
                ? w('numbers.issue', { count: good.length })
                : w('numbers.issuing', { n: issuing })}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
