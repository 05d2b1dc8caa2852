import { useState } from 'react';
import { paperApi } from '#lib/contracts/paper.ts';
import type { CallInput } from '#lib/contracts/endpoint.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';

type Wanted = CallInput<typeof paperApi.orders>;
interface Props {
  i18n: Messages;
  status: NonNullable<Wanted['status']>;
  /** Words that the list is searched for. */
  words: string;
}

/** The orders of the open tab that have the words, as a table, for a spreadsheet or for another program. */
export default function ExportOrders({ i18n, status, words }: Props) {
  const t = createT(i18n);
  const [pending, setPending] = useState<Wanted['format'] | null>(null);
  const download = async (format: Wanted['format']): Promise<void> => {
    if (pending) return;
    setPending(format);
    const result = await call(paperApi.orders, { format, status, store_name: words });
    setPending(null);
    if (result.ok) window.location.assign(result.value.url);
    else showRefusal(result.failure);
  };
  return (
    <div role="group" aria-label={t('paper:ui.export')} className="flex flex-wrap items-center gap-2">
      <span className="text-12 text-ink-quiet">{t('paper:ui.export')}</span>
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} kind="line" pending={pending === format} onClick={() => void download(format)}>
          {t(`paper:ui.${format}`)}
        </Button>
      ))}
    </div>
  );
}
