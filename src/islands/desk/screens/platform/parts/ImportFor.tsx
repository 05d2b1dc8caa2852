import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import type { Failure } from '#lib/kernel/result.ts';
import type { AboveProps } from '../../../screen.ts';
import { sendFile } from '../../merchant/parts/send-file.ts';

/** The store that the address names. */
const storeAsked = (): string => new URLSearchParams(window.location.search).get('store') ?? '';

/** A file of goods for a store: it is sent, and taken as soon as it is there. */
export function ImportFor({ draw, reload }: AboveProps) {
  const { w, t } = draw;
  const [store, setStore] = useState(storeAsked);
  const [file, setFile] = useState<File | undefined>();
  const [share, setShare] = useState<number | undefined>();
  const [failure, setFailure] = useState<Failure | undefined>();
  const [said, setSaid] = useState('');
  const send = async (): Promise<void> => {
    setSaid('');
    setFailure(undefined);
    if (!file || !store.trim()) return setSaid(t('desk:form.required'));
    if (file.size === 0) return setSaid(t('catalog:sheet.empty'));
    setShare(0);
    const sent = await sendFile(file, setShare, store.trim());
    setShare(undefined);
    if (!sent.ok) return setFailure(sent.failure);
    setSaid(w('sent'));
    reload();
  };
  return (
    <form
      className="panel mb-3 flex flex-wrap items-end gap-4 border border-line p-4 text-14"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Field
        className="w-48"
        label={w('store')}
        autoComplete="off"
        error={failure?.field === 'store' ? (failure.message ?? failure.code) : undefined}
        value={store}
        onChange={(event) => setStore(event.target.value)}
      />
      <Field
        className="min-w-0 max-w-full"
        label={w('file')}
        type="file"
        accept=".xlsx,.csv"
        onChange={(event) => setFile(event.target.files?.[0])}
      />
      <Button type="submit" pending={share !== undefined}>
        {share === undefined ? w('send') : w('sending', { n: Math.round(share * 100) })}
      </Button>
      <p role="status" className="w-full text-12 text-ink-secondary">
        {failure && failure.field !== 'store' ? (failure.message ?? failure.code) : said || w('hint')}
      </p>
    </form>
  );
}
