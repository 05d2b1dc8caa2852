import type { ComponentProps } from 'react';
import { Field } from '#islands/ui/Field.tsx';
import type { SmsType } from '#lib/contracts/identity.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { Key } from '#lib/i18n/keys.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { CodeField } from './CodeField.tsx';

type FieldProps = Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;

type Name = 'phone' | 'code' | 'sms_code';

/** What this needs of a panel's form, whatever other fields that has. */
interface SmsForm {
  values: Record<Name, string>;
  set(name: Name, value: string): void;
  field(name: Name): FieldProps;
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
  return (
    <>
      <Field
        {...form.field('phone')}
        label={t('identity:phone')}
        inputMode="numeric"
        autoComplete="tel-national"
        onChange={(event) => form.set('phone', barePhone(event.currentTarget.value))}
      />
      <CodeField
        t={t}
        form={form}
        type={type}
        label={t('identity:code')}
        phoneOf={() => (form.isRight('phone') ? form.values.phone.trim() : undefined)}
        code="sms_code"
        picture="code"
        phone="phone"
      />
    </>
  );
}
