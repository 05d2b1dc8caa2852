import { createCall } from '#lib/call/call.ts';
import { overHttp } from '#lib/call/over-http.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { newPasswordFault, phoneFault, smsCodeFault } from '#lib/contracts/fields.ts';
import { identityApi, type Login } from '#lib/contracts/identity.ts';
import { PASSWORD_MAX } from '#lib/kernel/limits.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import { Agreement } from './Agreement.tsx';
import type { PanelProps } from './panel.ts';
import { SmsCodeFields } from '../sms/SmsCodeFields.tsx';
import { codeRefusal } from '../sms/use-countdown.ts';
import { useForm } from '../use-form.ts';

/** Panel 5: a new account. */
export default function RegisterPanel({ t, locale, agreement, onRegistered }: PanelProps) {
  const form = useForm(
    t,
    { phone: '', code: '', sms_code: '', pwd: '' },
    {
      phone: ({ phone }) => phoneFault(phone.trim()),
      sms_code: ({ sms_code }) => smsCodeFault(sms_code.trim()),
      pwd: ({ pwd }) => newPasswordFault(pwd),
    },
  );
  const submit = form.submitting(async () => {
    const { phone, sms_code, pwd } = form.values;
    const wanted = { phone: phone.trim(), sms_code: sms_code.trim(), pwd };
    const result = await call(identityApi.register, wanted);
    if (!result.ok)
      return form.refuse(codeRefusal(result.failure, 'mobile sms_code'), 'failures:system.error');
    // Whoever has registered logs in next (specification, section 4): a session in the answer is not needed.
    const token = (result.value as Login | null)?.token;
    if (token) void createCall(overHttp(), () => ({ token, lang: locale }))(identityApi.logout);
    toast(t('identity:registered'), 'success');
    onRegistered(wanted.phone);
  }, agreement.isRight);
  return (
    <form id={form.id} method="post" onSubmit={submit} noValidate className="grid gap-3">
      <SmsCodeFields t={t} type="mobile" form={form} />
      <Field
        {...form.field('pwd')}
        label={t('identity:password')}
        help={t('identity:new_password_help')}
        type="password"
        autoComplete="new-password"
        maxLength={PASSWORD_MAX}
      />
      <Agreement t={t} locale={locale} {...agreement} onChange={agreement.set} />
      <Button type="submit" pending={form.pending} className="w-full">
        {t('identity:register.submit')}
      </Button>
    </form>
  );
}
