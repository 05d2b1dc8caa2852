import { useEffect } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { secondFactorApi } from '#lib/contracts/second-factor.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { useForm } from '../use-form.ts';

interface Props {
  t: Translate;
  ticket: string;
  onToken: (token: string) => Promise<void>;
  /** The ticket is over: from the beginning. */
  onOver: () => void;
}

/** The second half of a login: a code of the authenticator, or one of the list on paper. */
export default function FactorPanel({ t, ticket, onToken, onOver }: Props) {
  const form = useForm(t, { code: '' }, { code: ({ code }) => (code.trim() ? undefined : 'factor.code') });
  useEffect(() => {
    document.getElementById(form.id)?.querySelector<HTMLElement>('input')?.focus();
  }, [form.id]);
  const submit = form.submitting(async () => {
    const result = await call(secondFactorApi.logIn, { ticket, code: form.values.code.trim() });
    if (result.ok) return onToken(result.value.token);
    form.refuse(result.failure, 'failures:factor.wrong');
    if (['factor.over', 'account.disabled'].includes(result.failure.code)) onOver();
  });
  return (
    <form id={form.id} onSubmit={submit} noValidate className="grid gap-3">
      <p className="text-14 text-ink-secondary">{t('identity:factor.lead')}</p>
      <Field
        {...form.field('code')}
        label={t('identity:factor.code')}
        help={t('identity:factor.help')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
      <Button type="submit" pending={form.pending} className="w-full">
        {t('identity:submit')}
      </Button>
    </form>
  );
}
