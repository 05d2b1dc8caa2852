import { Button } from '#islands/ui/Button.tsx';
import { phoneFault, smsCodeFault } from '#lib/contracts/fields.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { call } from '#lib/stores/call.ts';
import { Agreement } from './Agreement.tsx';
import type { PanelProps } from './panel.ts';
import { SmsCodeFields } from '../sms/SmsCodeFields.tsx';
import { useForm } from '../use-form.ts';

/** Panel 1: login with an SMS code; an unknown phone gets an account. */
export default function SmsPanel({ t, locale, agreement, onLogin, onFactor }: PanelProps) {
  const form = useForm(
    t,
    { phone: '', code: '', sms_code: '' },
    {
      phone: ({ phone }) => phoneFault(phone.trim()),
      sms_code: ({ sms_code }) => smsCodeFault(sms_code.trim()),
    },
  );
  const submit = form.submitting(async () => {
    const { phone, sms_code } = form.values;
    const result = await call(identityApi.smsLogin, { phone: phone.trim(), sms_code: sms_code.trim() });
    if (result.ok) await onLogin('sms', result.value.token);
    else if (result.failure.code === 'factor.wanted') onFactor('sms', result.failure);
    else form.refuse(result.failure, 'failures:login.wrong_code');
  }, agreement.isRight);
  return (
    <form id={form.id} method="post" onSubmit={submit} noValidate className="grid gap-3">
      <SmsCodeFields t={t} type="login" form={form} />
      <p className="text-12 text-ink-quiet">{t('identity:sms_note')}</p>
      <Agreement t={t} locale={locale} {...agreement} onChange={agreement.set} />
      <Button type="submit" pending={form.pending} className="w-full">
        {t('identity:submit')}
      </Button>
    </form>
  );
}
