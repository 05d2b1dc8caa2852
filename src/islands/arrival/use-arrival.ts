import { useEffect, useState } from 'react';
import { arrivalApi } from '#lib/contracts/arrival.ts';
import { createT, failureWord, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import { readToken } from '#lib/stores/token.ts';

/** Sold-out sizes that the visitor waits for, and how to wait for one more. */
export function useArrival(i18n: Messages, productId: number, isSoldOut: boolean) {
  const t = createT(i18n);
  const [asked, setAsked] = useState<readonly number[]>([]);

  useEffect(() => {
    if (!isSoldOut || !readToken()) return;
    void call(arrivalApi.asked, { id: productId }).then((found) => {
      if (found.ok) setAsked(found.value);
    });
  }, [productId, isSoldOut]);

  async function ask(unique: number): Promise<void> {
    if (asked.includes(unique)) return;
    if (!readToken()) return openLogin();
    const done = await call(arrivalApi.create, { product_id: productId, unique });
    if (!done.ok) return toast(done.failure.message ?? failureWord(t, done.failure), 'error');
    setAsked((now) => [...now, unique]);
    toast(t('goods:arrival.done'), 'success');
  }
  return { asked, ask };
}
