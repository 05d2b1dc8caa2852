import { useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { storeMoneyApi } from '#lib/contracts/store-money.ts';
import { formatAmount } from '#lib/i18n/format.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { deskCall } from '../../../desk-call.ts';
import type { AboveProps } from '../../../screen.ts';

/** Everything that waits to be sent, as a file that the bank takes. */
export function BankFile({ draw: { w } }: AboveProps) {
  const [isPending, setPending] = useState(false);
  const save = async (): Promise<void> => {
    setPending(true);
    const found = await deskCall()(storeMoneyApi.bankFile);
    setPending(false);
    if (!found.ok) return showRefusal(found.failure);
    const { name, text, count, sum } = found.value;
    if (count === 0) return void toast(w('file.none'), 'success');
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: name });
    link.click();
    URL.revokeObjectURL(address);
    toast(w('file.done', { count, sum: formatAmount(sum) }), 'success');
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-3 text-14">
      <Button kind="line" size="small" pending={isPending} onClick={() => void save()}>
        {w('file.name')}
      </Button>
      <span className="text-12 text-ink-secondary">{w('file.hint')}</span>
    </div>
  );
}
