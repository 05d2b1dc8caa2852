import type { ComponentProps } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { identityApi, type SmsType } from '#lib/contracts/identity.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { Key } from '#lib/i18n/keys.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useCountdown } from './use-countdown.ts';

type FieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;

/** What this needs of a panel's form, whatever other fields that has. */
interface SmsForm {
  values: { phone: string; code: string };
  set(name: 'code' | 'phone', value: string): void;
  field(name: 'phone' | 'code' | 'sms_code'): FieldProps;
  isRight(name: 'phone'): boolean;
  refuse(failure: Failure, otherwise: Key): void;
}

const PHONE_LENGTH = 11;
/** A number as people write and paste it: with spaces, dashes or the country's code. */
const barePhone = (typed: string): string =>
  typed
    .replace(/[\s\-()]/g, '')
    .replace(/^(?:\+|00)?86(?=1\d{10}$)/, '')
    .slice(0, PHONE_LENGTH);

interface Props {
  t: Translate;
  type: SmsType;
  form: SmsForm;
}

/** Phone, captcha (once a code could not be sent), SMS code and the button that asks for it. */
export function SmsCodeFields({ t, type, form }: Props) {
  const captcha = useCaptcha();
  const countdown = useCountdown(type);
  const { phone, code } = form.values;

  const send = async (): Promise<void> => {
    if (!form.isRight('phone')) return;
    if (captcha.isShown && !code) {
      form.refuse({ code: 'ERROR4', field: 'code' }, 'failures:ERROR4');
      return;
    }
    const result = await call(identityApi.verify, {
      phone: phone.trim(),
      type,
      key: captcha.key,
      code: code.trim(),
    });
    form.set('code', '');
    if (result.ok) {
      countdown.start();
      toast(t('identity:code_sent'), 'success');
      if (captcha.isShown) await captcha.renew();
      return;
    }
    await captcha.renew();
    form.refuse({ ...result.failure, field: result.failure.field ?? 'sms_code' }, 'failures:system.error');
  };

  const label = countdown.left
    ? t('identity:left', { n: countdown.left })
    : t(countdown.wasStarted ? 'identity:get_again' : 'identity:get_code');
  return (
    <>
      <Field
        {...form.field('phone')}
        label={t('identity:phone')}
        inputMode="numeric"
        autoComplete="tel-national"
        onChange={(event) => form.set('phone', barePhone(event.currentTarget.value))}
      />
      {captcha.isShown && (
        <CaptchaField
          t={t}
          captcha={captcha}
          field={form.field('code')}
          onSolved={(answer) => form.set('code', answer)}
        />
      )}
      <Field
        {...form.field('sms_code')}
        label={t('identity:code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        beside={
          <Button
            kind="line"
            className="w-[128px] shrink-0"
            disabled={countdown.left > 0}
            onClick={() => void send()}
          >
            {label}
          </Button>
        }
      />
    </>
  );
}
