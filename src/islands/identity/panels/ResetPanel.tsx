import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { confirmFault, newPasswordFault, phoneFault, smsCodeFault } from '#lib/contracts/fields.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { PASSWORD_MAX } from '#lib/kernel/limits.ts';
import { call } from '#lib/stores/call.ts';
import { LOGIN_PANELS } from '#lib/stores/login-dialog.ts';
import { toast } from '#lib/stores/toast.ts';
import type { PanelProps } from './panel.ts';
import { SmsCodeFields } from '../sms/SmsCodeFields.tsx';
import { codeRefusal } from '../sms/use-countdown.ts';
import { useForm } from '../use-form.ts';

/** Panel 4: a new password. Its fields are empty whenever it opens, because it is mounted again. */
export default function ResetPanel({ t, onGo }: PanelProps) {
  const form = useForm(
    t,
    { phone: '', code: '', sms_code: '', pwd: '', confirm_pwd: '' },
    {
      phone: ({ phone }) => phoneFault(phone.trim()),
      sms_code: ({ sms_code }) => smsCodeFault(sms_code.trim()),
      pwd: ({ pwd }) => newPasswordFault(pwd, 'ERROR9'),
      confirm_pwd: ({ pwd, confirm_pwd }) => confirmFault(pwd, confirm_pwd),
    },
  );
  const submit = form.submitting(async () => {
    const { phone, sms_code, pwd, confirm_pwd } = form.values;
    const wanted = { phone: phone.trim(), sms_code: sms_code.trim(), pwd, confirm_pwd };
    const result = await call(identityApi.changePassword, wanted);
    if (!result.ok)
      return form.refuse(codeRefusal(result.failure, 'change_pwd sms_code'), 'failures:system.error');
    toast(t('identity:password_reset'), 'success');
    onGo(LOGIN_PANELS.password, wanted.phone);
  });
  const secret = { type: 'password', autoComplete: 'new-password', maxLength: PASSWORD_MAX };
  return (
    <form id={form.id} method="post" onSubmit={submit} noValidate className="grid gap-3">
      <SmsCodeFields t={t} type="change_pwd" form={form} />
      <Field
        {...form.field('pwd')}
        {...secret}
        label={t('identity:new_password')}
        help={t('identity:new_password_help')}
      />
      <Field {...form.field('confirm_pwd')} {...secret} label={t('identity:confirm')} />
      <Button type="submit" pending={form.pending} className="w-full">
        {t('identity:reset.submit')}
      </Button>
    </form>
  );
}
