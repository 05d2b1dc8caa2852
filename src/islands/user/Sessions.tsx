import { useState } from 'react';
import { identityApi, type SessionView } from '#lib/contracts/identity.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  list: SessionView[];
  onChanged: () => void;
}

/** Where the account is logged in; every place but this one can be ended. */
export function Sessions({ t, locale, list, onChanged }: Props) {
  const [toRevoke, setToRevoke] = useState<SessionView | null>(null);
  const revoke = async (id: string): Promise<void> => {
    setToRevoke(null);
    const result = await call(identityApi.revokeSession, { id });
    if (result.ok) toast(t('user:revoked'), 'success');
    else showRefusal(result.failure);
    onChanged();
  };
  return (
    <section className="py-4" aria-labelledby="sessions">
      <h3 id="sessions" className="font-semibold">
        {t('user:sessions')}
      </h3>
      <p className="text-12 text-ink-quiet">{t('user:sessions_hint')}</p>
      <ul className="mt-2 max-h-80 overflow-y-auto">
        {list.map((one) => (
          <li
            key={one.session_id}
            className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <span className="min-w-0 flex-1">
              <span className="block truncate">{one.device}</span>
              <span className="block text-12 text-ink-quiet">
                {one.address}&nbsp;· {formatDate(one.last_time, locale, 'minute')}
              </span>
            </span>
            {one.is_current ? (
              <span className="shrink-0 rounded bg-success-tint px-2 text-12 text-success">
                {t('user:this_device')}
              </span>
            ) : (
              <Button kind="text" className="shrink-0" onClick={() => setToRevoke(one)}>
                {t('user:revoke')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {toRevoke && (
        <ConfirmDialog
          text={t('user:revoke_question', { device: toRevoke.device })}
          {...confirmWords(t)}
          onNo={() => setToRevoke(null)}
          onYes={() => void revoke(toRevoke.session_id)}
        />
      )}
    </section>
  );
}
