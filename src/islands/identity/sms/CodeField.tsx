import type { ComponentProps } from 'react';
import { identityApi, type SmsType } from '#lib/contracts/identity.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { Key } from '#lib/i18n/keys.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useCountdown } from './use-countdown.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';

type Bound = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;

interface Form<Name extends string> {
  values: Record<Name, string>;
  set(name: Name, value: string): void;
  field(name: Name): Bound;
  refuse(failure: Failure, otherwise: Key): void;
}

interface Props<Name extends string> {
  t: Translate;
  form: Form<Name>;
  label: string;
  type: SmsType;
  /** Phone for the code; undefined if it is not valid, and then its field shows the error. */
  phoneOf: () => string | undefined;
  /** The form's field for the SMS code, and the one for the answer to the picture. */
  code: Name;
  picture: Name;
  /** The form's field for the phone, if it has one. */
  phone?: Name;
}

/** An SMS code to one phone: its field, the button that asks for it, and the picture once one is asked for. */
export function CodeField<Name extends string>({
  t,
  form,
  label,
  type,
  phoneOf,
  code,
  picture,
  phone,
}: Props<Name>) {
  const captcha = useCaptcha();
  const countdown = useCountdown(`${type} ${code}`);
  const fieldOf = (field: string | undefined): string =>
    field === 'code' ? picture : field === 'phone' && phone ? phone : code;

  const send = async (): Promise<void> => {
    const to = phoneOf();
    if (to === undefined) return;
    const answer = form.values[picture].trim();
    if (captcha.isShown && !answer) return form.refuse({ code: 'ERROR4', field: picture }, 'failures:ERROR4');
    const result = await call(identityApi.verify, { phone: to, type, key: captcha.key, code: answer });
    form.set(picture, '');
    if (result.ok) {
      countdown.start();
      toast(t('identity:code_sent'), 'success');
      if (captcha.isShown) await captcha.renew();
      return;
    }
    await captcha.renew();
    form.refuse({ ...result.failure, field: fieldOf(result.failure.field) }, 'failures:system.error');
  };

  const words = countdown.left
    ? t('identity:left', { n: countdown.left })
    : t(countdown.wasStarted ? 'identity:get_again' : 'identity:get_code');
  return (
    <>
      {captcha.isShown && (
        <CaptchaField
          t={t}
          captcha={captcha}
          field={form.field(picture)}
          onSolved={(answer) => form.set(picture, answer)}
        />
      )}
      <Field
        {...form.field(code)}
        label={label}
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
            {words}
          </Button>
        }
      />
    </>
  );
}
