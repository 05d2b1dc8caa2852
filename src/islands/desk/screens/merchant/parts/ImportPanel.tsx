import { useEffect, useId, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { catalogApi, type ImportPreview, type ImportView } from '#lib/contracts/catalog.ts';
import { formatCount } from '#lib/i18n/format.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import type { AboveProps } from '../../../screen.ts';
import { ImportLook } from './ImportLook.tsx';
import { sendFile } from './send-file.ts';

const POLL_MS = 1500;
const isOver = ({ status }: ImportView): boolean => status === 'done' || status === 'failed';

/** From a file to goods: it is sent, looked at, its headings are explained, and only then it is taken. */
export function ImportPanel({ draw, reload }: AboveProps) {
  const { w, locale } = draw;
  const field = useId();
  const [share, setShare] = useState<number>();
  const [id, setId] = useState('');
  const [look, setLook] = useState<ImportPreview>();
  const [running, setRunning] = useState<ImportView>();
  const [isBusy, setBusy] = useState(false);
  const [said, setSaid] = useState('');

  const watched = running && !isOver(running) ? running.import_id : undefined;
  useEffect(() => {
    if (!watched) return undefined;
    const timer = setInterval(() => {
      void deskCall()(catalogApi.show, { id: watched }).then((found) => {
        if (!found.ok) return;
        setRunning(found.value);
        if (isOver(found.value)) reload();
      });
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [watched, reload]);

  const lookAt = async (wanted: string): Promise<void> => {
    const found = await deskCall()(catalogApi.preview, { id: wanted });
    if (found.ok) setLook(found.value);
    else showRefusal(found.failure);
  };
  const send = async (file: File): Promise<void> => {
    setLook(undefined);
    setRunning(undefined);
    if (file.size === 0) return setSaid(draw.t('catalog:sheet.empty'));
    setSaid('');
    setBusy(true);
    const sent = await sendFile(file, setShare);
    setShare(undefined);
    if (sent.ok) {
      setId(sent.value);
      await lookAt(sent.value);
    } else setSaid(sent.failure.message ?? sent.failure.code);
    setBusy(false);
  };
  const explain = async (headings: { heading: string; target: string }[]): Promise<void> => {
    setBusy(true);
    const kept = await deskCall(newKey())(catalogApi.headings, { headings });
    if (kept.ok) await lookAt(id);
    else showRefusal(kept.failure);
    setBusy(false);
  };
  const begin = async (takesAway: boolean): Promise<void> => {
    setBusy(true);
    const begun = await deskCall(newKey())(catalogApi.begin, {
      id,
      ...(takesAway ? { take_away: 1 } : {}),
    });
    setBusy(false);
    if (!begun.ok) return showRefusal(begun.failure);
    setLook(undefined);
    setRunning(begun.value);
    reload();
  };
  const exportAll = async (): Promise<void> => {
    const link = await deskCall()(catalogApi.export, { format: 'xlsx' });
    if (link.ok) window.location.assign(link.value.url);
    else showRefusal(link.failure);
  };

  return (
    <section className="panel mb-3 border border-line p-4 text-14" aria-busy={isBusy || undefined}>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <label htmlFor={field} className="font-medium">
            {w('choose')}
          </label>
          <input
            id={field}
            type="file"
            accept=".xlsx,.xls,.csv,.txt,.pdf"
            disabled={isBusy}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void send(file);
            }}
            className="min-h-11 max-w-full rounded border border-line bg-white p-2"
          />
        </div>
        <Button kind="line" size="small" onClick={() => void exportAll()}>
          {w('export')}
        </Button>
      </div>
      <p className="mt-2 text-12 text-ink-secondary">{w('hint')}</p>
      <div role="status" className="mt-2 empty:mt-0">
        {share !== undefined && w('sending', { n: Math.round(share * 100) })}
        {share === undefined && isBusy && w('looking')}
        {running && (
          <>
            {w(`status.${running.status}`)}
            {running.rows_total > 0 &&
              `\u00a0· ${w('progress', { done: formatCount(running.rows_done, locale), all: formatCount(running.rows_total, locale) })}`}
            {isOver(running) &&
              `\u00a0· ${w('result', {
                created: formatCount(running.created, locale),
                updated: formatCount(running.updated, locale),
                faulty: formatCount(running.faulty, locale),
              })}`}
            {running.failure && `\u00a0· ${running.failure}`}
          </>
        )}
      </div>
      {said && (
        <p role="alert" className="mt-2 rounded bg-warning-tint px-3 py-2 text-warning">
          {said}
        </p>
      )}
      {look && (
        <ImportLook
          key={JSON.stringify(look.columns.map(({ target }) => target))}
          look={look}
          draw={draw}
          isBusy={isBusy}
          onExplain={explain}
          onBegin={begin}
        />
      )}
    </section>
  );
}
