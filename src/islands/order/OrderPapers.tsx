import { useState } from 'react';
import { paperApi } from '#lib/contracts/paper.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';

/** Prints the page, or fetches the order as PDF. */
export function OrderPapers({ t, orderId }: { t: Translate; orderId: string }) {
  const [isPending, setPending] = useState(false);
  const download = async (): Promise<void> => {
    if (isPending) return;
    setPending(true);
    const result = await call(paperApi.order, { id: orderId });
    setPending(false);
    if (result.ok) window.location.assign(result.value.url);
    else showRefusal(result.failure);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button kind="line" onClick={() => window.print()}>
        {t('paper:ui.print')}
      </Button>
      <Button kind="line" pending={isPending} onClick={() => void download()}>
        {t(isPending ? 'paper:ui.preparing' : 'paper:ui.pdf')}
      </Button>
    </div>
  );
}
