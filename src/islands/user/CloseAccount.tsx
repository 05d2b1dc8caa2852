import { useState } from 'react';
import { articleApi } from '#lib/contracts/article.ts';
import { smsCodeFault } from '#lib/contracts/fields.ts';
import { profileApi, type Closing } from '#lib/contracts/profile.ts';
import { formatAmount, formatNumber } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { dropToken } from '#lib/stores/token.ts';
import { codeRefusal } from '#islands/identity/sms/use-countdown.ts';
import { useForm } from '#islands/identity/use-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { CodeField } from '#islands/identity/sms/CodeField.tsx';

interface Props {
  i18n: Messages;
  phone: string;
  /** Codes are sent by SMS; without them the account cannot be closed here. */
  hasSms?: boolean;
}

/** What the dialog shows: why the account cannot be closed yet, and the notice about closing. */
interface Known {
  closing: Closing;
  html: string;
}

/** The way out for good: the notice, what stands in the way, and a code that proves who asks. */
export default function CloseAccount({ i18n, phone, hasSms = true }: Props) {
  const t = createT(i18n);
  const [known, setKnown] = useState<Known | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const [isRead, setRead] = useState(false);
  const form = useForm(
    t,
    { code: '', sms_code: '' },
    {
      sms_code: ({ sms_code }) => smsCodeFault(sms_code.trim()),
    },
  );

  const open = async (): Promise<void> => {
    setWaiting(true);
    const [closing, agreement] = await Promise.all([
      call(profileApi.closing),
      call(articleApi.agreement, { key: 'the_cancellation_msg' }),
    ]);
    setWaiting(false);
    if (!closing.ok) return showRefusal(closing.failure);
    setRead(false);
    setKnown({ closing: closing.value, html: agreement.ok ? agreement.value.content : '' });
  };
  const submit = form.submitting(async () => {
    const result = await call(profileApi.close, { sms_code: form.values.sms_code.trim() });
    if (!result.ok)
      return form.refuse(codeRefusal(result.failure, 'close_account sms_code'), 'failures:system.error');
    dropToken();
    window.location.assign(localizedPath('/', i18n.locale));
  });

  if (!hasSms) return <p className="text-ink-secondary">{t('identity:no_sms.close')}</p>;
  const reasons = known?.closing.reasons ?? [];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span className="min-w-0 flex-1 basis-60 text-ink-secondary">{t('user:close.hint')}</span>
        <Button kind="line" pending={isWaiting} aria-haspopup="dialog" onClick={() => void open()}>
          {t('user:close.title')}
        </Button>
      </div>
      {known && (
        <Dialog
          label={t('user:close.title')}
          closeLabel={t('common:close')}
          onClose={() => setKnown(null)}
          className="!max-w-2xl"
        >
          <form id={form.id} onSubmit={submit} noValidate className="grid gap-4 p-6">
            <h2 className="text-18 font-semibold">{t('user:close.title')}</h2>
            {known.html && (
              <div
                className="prose max-h-64 overflow-y-auto rounded border border-line px-4 py-2"
                // The notice scrolls, so keys have to reach it.
                tabIndex={0}
                role="region"
                aria-label={t('user:close.notice')}
                // Made of the mall's own Markdown, which lets no markup through.
                dangerouslySetInnerHTML={{ __html: known.html }}
              />
            )}
            {reasons.length > 0 ? (
              <div role="alert" className="rounded bg-brand-tint px-4 py-3">
                <p className="font-semibold text-brand">{t('user:close.not_yet')}</p>
                <ul className="mt-1 list-disc pl-5">
                  {reasons.map((reason) => (
                    <li key={reason}>
                      {t(`failures:close.${reason}`)}
                      {reason === 'balance' && `\u00a0· ${formatAmount(known.closing.now_money)}`}
                    </li>
                  ))}
                </ul>
              </div>
            ) : (
              <>
                {known.closing.integral > 0 && (
                  <p className="text-ink-secondary">
                    {t('user:close.points', {
                      points: formatNumber(known.closing.integral, i18n.locale, 0),
                    })}
                  </p>
                )}
                <CodeField
                  t={t}
                  form={form}
                  type="close_account"
                  label={t('user:close.code')}
                  phoneOf={() => phone}
                  code="sms_code"
                  picture="code"
                />
                <label className="flex min-h-11 items-center gap-2 md:min-h-0">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0 accent-brand"
                    checked={isRead}
                    onChange={(event) => setRead(event.target.checked)}
                  />
                  {t('user:close.agree')}
                </label>
                <Button type="submit" pending={form.pending} disabled={!isRead}>
                  {t('user:close.confirm')}
                </Button>
              </>
            )}
          </form>
        </Dialog>
      )}
    </>
  );
}
