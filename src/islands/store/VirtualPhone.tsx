import { useEffect, useState } from 'react';
import { hotlineApi, type VirtualPhone as Lent } from '#lib/contracts/hotline.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $user, loadUser } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { openLogin } from '#lib/stores/login-dialog.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Countdown } from '#islands/ui/Countdown.tsx';

/** A number that leads to the store for two hours; who is logged out is asked to log in. */
export default function VirtualPhone({ i18n, merId }: { i18n: Messages; merId: number }) {
  const t = createT(i18n);
  const [lent, setLent] = useState<Lent | undefined>();
  const [isOver, setOver] = useState(false);
  const [isPending, setPending] = useState(false);
  useEffect(() => void loadUser(), []);

  const ask = async (): Promise<void> => {
    if (!$user.get()) return openLogin();
    setPending(true);
    const result = await call(hotlineApi.virtualPhone, { mer: merId });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    setOver(false);
    setLent(result.value);
  };

  return (
    <div role="status">
      {lent && !isOver && (
        <>
          <a href={`tel:${lent.number}`} className="text-20 font-semibold text-brand">
            {lent.number}
          </a>
          <p className="mt-1 text-12 text-ink-secondary">
            <Countdown
              key={lent.expire_time}
              now={lent.now}
              until={lent.expire_time}
              onEnd={() => setOver(true)}
              className="mr-2 font-semibold"
            />
            {t('store:phone.hint')}
          </p>
          {lent.is_local && <p className="mt-1 text-12 text-warning">{t('store:phone.local')}</p>}
        </>
      )}
      {lent && isOver && <p className="mb-2 text-14 text-warning">{t('store:phone.over')}</p>}
      {(!lent || isOver) && (
        <Button kind="line" pending={isPending} onClick={() => void ask()}>
          {t(lent ? 'store:phone.again' : 'store:phone.get')}
        </Button>
      )}
    </div>
  );
}
