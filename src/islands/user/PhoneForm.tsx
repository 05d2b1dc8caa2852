import { phoneFault, smsCodeFault } from '#lib/contracts/fields.ts';
import { profileApi } from '#lib/contracts/profile.ts';
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
  /** The number that the account has now. */
  phone: string;
  onChanged: (phone: string) => void;
}

/** Moves the account to another number; both prove themselves by a code. */
export function PhoneForm({ t, phone, onChanged }: Props) {
  const form = useForm(
    t,
    { old_code: '', old_sms_code: '', phone: '', code: '', sms_code: '' },
    {
      old_sms_code: ({ old_sms_code }) => smsCodeFault(old_sms_code.trim()),
      phone: (values) => phoneFault(values.phone.trim()),
      sms_code: ({ sms_code }) => smsCodeFault(sms_code.trim()),
    },
  );
  const submit = form.submitting(async () => {
    const wanted = {
      phone: form.values.phone.trim(),
      sms_code: form.values.sms_code.trim(),
      old_sms_code: form.values.old_sms_code.trim(),
    };
    const result = await call(profileApi.changePhone, wanted);
    if (!result.ok) {
      const { failure } = result;
      return form.refuse(codeRefusal(failure, `change_phone ${failure.field}`), 'failures:system.error');
    }
    toast(t('account:phone_changed'), 'success');
    onChanged(wanted.phone);
  });
  return (
    <form id={form.id} onSubmit={submit} noValidate className="grid gap-4 p-6">
      <h2 className="text-18 font-semibold">{t('user:change_phone')}</h2>
      <p className="text-14 text-ink-secondary">{t('user:phone_hint', { phone })}</p>
      <CodeField
        t={t}
        form={form}
        type="change_phone"
        label={t('user:old_code')}
        phoneOf={() => phone}
        code="old_sms_code"
        picture="old_code"
      />
      <Field
        {...form.field('phone')}
        label={t('user:new_phone')}
        inputMode="numeric"
        autoComplete="tel-national"
        maxLength={11}
      />
      <CodeField
        t={t}
        form={form}
        type="change_phone"
        label={t('user:new_code')}
        phoneOf={() => (form.isRight('phone') ? form.values.phone.trim() : undefined)}
        code="sms_code"
        picture="code"
        phone="phone"
      />
      <Button type="submit" pending={form.pending}>
        {t('user:change_phone')}
      </Button>
    </form>
  );
}
