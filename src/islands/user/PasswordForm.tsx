import { confirmFault, newPasswordFault, smsCodeFault } from '#lib/contracts/fields.ts';
import { profileApi } from '#lib/contracts/profile.ts';
import { PASSWORD_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import { codeRefusal } from '#islands/identity/sms/use-countdown.ts';
import { useForm } from '#islands/identity/use-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { CodeField } from '#islands/identity/sms/CodeField.tsx';

interface Props {
  t: Translate;
  phone: string;
  onChanged: () => void;
}

const secret = { type: 'password', autoComplete: 'new-password', maxLength: PASSWORD_MAX };

/** A new password, proved by a code to the own phone. */
export function PasswordForm({ t, phone, onChanged }: Props) {
  const form = useForm(
    t,
    { code: '', sms_code: '', pwd: '', confirm_pwd: '' },
    {
      sms_code: ({ sms_code }) => smsCodeFault(sms_code.trim()),
      pwd: ({ pwd }) => newPasswordFault(pwd, 'ERROR9'),
      confirm_pwd: ({ pwd, confirm_pwd }) => confirmFault(pwd, confirm_pwd),
    },
  );
  const submit = form.submitting(async () => {
    const { sms_code, pwd, confirm_pwd } = form.values;
    const result = await call(profileApi.changePassword, { sms_code: sms_code.trim(), pwd, confirm_pwd });
    if (!result.ok)
      return form.refuse(codeRefusal(result.failure, 'change_pwd sms_code'), 'failures:system.error');
    toast(t('account:password_changed'), 'success');
    onChanged();
  });
  return (
    <form id={form.id} onSubmit={submit} noValidate className="grid gap-4 p-6">
      <h2 className="text-18 font-semibold">{t('user:change_password')}</h2>
      <p className="text-14 text-ink-secondary">{t('user:password_hint', { phone })}</p>
      <CodeField
        t={t}
        form={form}
        type="change_pwd"
        label={t('identity:code')}
        phoneOf={() => phone}
        code="sms_code"
        picture="code"
      />
      <Field
        {...form.field('pwd')}
        {...secret}
        label={t('identity:new_password')}
        help={t('identity:new_password_help')}
      />
      <Field {...form.field('confirm_pwd')} {...secret} label={t('identity:confirm')} />
      <Button type="submit" pending={form.pending}>
        {t('user:change_password')}
      </Button>
    </form>
  );
}
