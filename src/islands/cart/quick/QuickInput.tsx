import { useRef, useState } from 'react';
import { quickOrderApi } from '#lib/contracts/quick-order.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { QUICK_LINES_MAX, TABLE_BYTES_MAX } from '#lib/kernel/cart-limits.ts';
import { readQuickText, type QuickLine } from '#lib/kernel/quick-lines.ts';
import { sendFile } from '#lib/stores/upload/send-file.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';

interface Props {
  t: Translate;
  isBusy: boolean;
  onLines: (lines: QuickLine[], leftOut: number) => void;
}

/** Designations and quantities, typed, pasted or in a file. */
export function QuickInput({ t, isBusy, onLines }: Props) {
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const file = useRef<HTMLInputElement>(null);

  const read = (): void => {
    const { lines, leftOut } = readQuickText(text);
    if (lines.length === 0) return toast(t('cart:quick.nothing_read'), 'info');
    onLines(lines, leftOut);
  };
  const send = async (chosen: File | undefined): Promise<void> => {
    if (!chosen || isSending) return;
    if (chosen.size > TABLE_BYTES_MAX)
      return toast(t('cart:quick.file_hint', { n: QUICK_LINES_MAX }), 'error');
    setSending(true);
    const answer = await sendFile(quickOrderApi.read, chosen);
    setSending(false);
    if (file.current) file.current.value = '';
    if (!answer.ok) return showRefusal(answer.failure);
    onLines(answer.value.lines, answer.value.left_out);
  };
  const template = `data:text/csv;charset=utf-8,${encodeURIComponent(`\ufeff${t('cart:quick.template_head')}\r\n6204-2RS,20\r\n`)}`;

  return (
    <section className="panel grid gap-3 p-4 sm:p-6">
      <p className="text-ink-secondary" id="quick-hint">
        {t('cart:quick.hint', { n: QUICK_LINES_MAX })}
      </p>
      <textarea
        value={text}
        rows={7}
        spellCheck={false}
        aria-label={t('cart:quick.label')}
        aria-describedby="quick-hint"
        placeholder={t('cart:quick.example')}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) read();
        }}
        className="w-full resize-y rounded border border-line-strong px-3 py-2 font-mono text-14 leading-6"
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button pending={isBusy} disabled={text.trim() === ''} onClick={read}>
          {t('cart:quick.read')}
        </Button>
        <label className={`${buttonLook('line')} cursor-pointer focus-within:outline focus-within:outline-2`}>
          {t('cart:quick.file')}
          <input
            ref={file}
            type="file"
            accept=".csv,.txt,.xlsx,text/csv"
            className="sr-only"
            disabled={isBusy || isSending}
            onChange={(event) => void send(event.target.files?.[0])}
          />
        </label>
        <span className="text-12 text-ink-quiet">{t('cart:quick.file_hint', { n: QUICK_LINES_MAX })}</span>
        <a href={template} download="quick-order.csv" className="text-12 text-info hover:underline">
          {t('cart:quick.template')}
        </a>
      </div>
    </section>
  );
}
