import { useRef, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi, type WaybillRow } from '#lib/contracts/order-desk.ts';
import { toast } from '#lib/stores/toast.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import { Tag } from '../../../record-parts.tsx';
import type { AboveProps } from '../../../screen.ts';

/** What became of the rows of an order: sent, or the words of why not. */
type Outcome = Record<string, { isSent: boolean; words: string }>;

/** Shipping numbers from a file: looked at row by row first, then each order is sent as it is by hand. */
export function WaybillPanel({ draw, reload }: AboveProps) {
  const { w } = draw;
  const [rows, setRows] = useState<WaybillRow[] | undefined>();
  const [leftOut, setLeftOut] = useState(0);
  const [problem, setProblem] = useState('');
  const [outcome, setOutcome] = useState<Outcome>({});
  const [sending, setSending] = useState<number | undefined>();
  const [isReading, setReading] = useState(false);
  /** An order is sent under one key, however often it is pressed. */
  const keys = useRef(new Map<string, string>());

  const look = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setReading(true);
    setProblem('');
    setOutcome({});
    const found = await deskCall()(orderDeskApi.waybills, { file });
    setReading(false);
    setRows(found.ok ? found.value.rows : undefined);
    setLeftOut(found.ok ? found.value.left_out : 0);
    if (!found.ok) setProblem(found.failure.message ?? found.failure.code);
  };

  const good = Map.groupBy(
    (rows ?? []).filter((row) => !row.fault && !outcome[row.order_id]?.isSent),
    (row) => row.order_id,
  );
  const faulty = (rows ?? []).filter((row) => row.fault && row.fault !== 'other_row').length;

  const ship = async (): Promise<void> => {
    let done = 0;
    const next: Outcome = { ...outcome };
    setSending(0);
    for (const [id, [first, ...more]] of good) {
      if (!first) continue;
      const key = keys.current.get(id) ?? newKey();
      keys.current.set(id, key);
      const sent = await deskCall(key)(orderApi.ship, {
        id,
        courier: first.courier,
        tracking_no: first.tracking_no,
        phone: [first, ...more].find((row) => row.phone)?.phone ?? '',
        ...(more.length > 0
          ? { parcels: more.map(({ courier, tracking_no }) => ({ courier, tracking_no })) }
          : {}),
      });
      if (!sent.ok) keys.current.delete(id);
      next[id] = sent.ok
        ? { isSent: true, words: w('waybills.sent') }
        : { isSent: false, words: sent.failure.message ?? sent.failure.code };
      setOutcome({ ...next });
      setSending((done += 1));
    }
    setSending(undefined);
    const count = Object.values(next).filter((one) => one.isSent).length;
    toast(w('waybills.done', { count }), 'success');
    window.dispatchEvent(new Event('desk:done'));
    reload();
  };

  const stateOf = (row: WaybillRow) => {
    const said = outcome[row.order_id];
    if (said && !row.fault) return <Tag tone={said.isSent ? 'good' : 'bad'}>{said.words}</Tag>;
    if (row.fault) return <span className="text-brand">{w(`waybills.fault.${row.fault}`)}</span>;
    return <Tag tone="go">{w('waybills.ready')}</Tag>;
  };

  return (
    <details className="panel mb-3 border border-line">
      <summary className="min-h-11 cursor-pointer px-4 py-3 text-14 md:min-h-9 md:py-2">
        {w('waybills.title')}
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <Field
          label={w('waybills.choose')}
          help={w('waybills.hint')}
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
              {w('waybills.would', { orders: good.size, faulty })}
              {leftOut > 0 && ` ${w('waybills.left_out', { count: leftOut })}`}
            </p>
            <div
              className="max-h-96 overflow-auto rounded border border-line"
              tabIndex={0}
              role="region"
              aria-label={w('waybills.title')}
            >
              <table className="w-full whitespace-nowrap text-14">
                <thead className="bg-ground text-left text-12 text-ink-secondary">
                  <tr>
                    {['line', 'order', 'receiver', 'courier', 'number', 'state'].map((key) => (
                      <th key={key} scope="col" className="whitespace-nowrap px-2 py-1.5 font-normal">
                        {w(`waybills.col.${key}`)}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody className="divide-y divide-line">
                  {rows.map((row) => (
                    <tr key={row.line}>
                      <td className="px-2 py-1 tabular-nums">{row.line}</td>
                      <td className="px-2 py-1">{row.order_sn}</td>
                      <td className="px-2 py-1">{row.receiver}</td>
                      <td className="whitespace-nowrap px-2 py-1">{row.courier_name}</td>
                      <td className="px-2 py-1">{row.tracking_no}</td>
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
              onClick={() => void ship()}
            >
              {sending === undefined
                ? w('waybills.ship', { count: good.size })
                : w('waybills.sending', { n: sending })}
            </Button>
          </>
        )}
      </div>
    </details>
  );
}
