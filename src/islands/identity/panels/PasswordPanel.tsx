import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { PASSWORD_MAX } from '#lib/kernel/limits.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import { call } from '#lib/stores/call.ts';
import { Agreement } from './Agreement.tsx';
import type { PanelProps } from './panel.ts';
import { useForm } from '../use-form.ts';

/** Panel 2: login with account and password. */
export default function PasswordPanel({ t, locale, account, agreement, onLogin, onFactor }: PanelProps) {
  const form = useForm(
    t,
    { account, password: '' },
    {
      account: (values) => (values.account.trim() ? undefined : 'ERROR1'),
      password: ({ password }) => (password ? undefined : 'ERROR8'),
    },
  );
  const submit = form.submitting(async () => {
    const { account: name, password } = form.values;
    const result = await call(identityApi.login, { account: name.trim(), password });
    if (result.ok) await onLogin('password', result.value.token);
    else if (result.failure.code === 'factor.wanted') onFactor('password', result.failure);
    else form.refuse(result.failure, 'identity:failed');
  }, agreement.isRight);
  return (
    <form id={form.id} method="post" onSubmit={submit} noValidate className="grid gap-3">
      <Field
        {...form.field('account')}
        label={t('identity:account')}
        placeholder={t('identity:account_help')}
        autoComplete="username"
      />
      <Field
        {...form.field('password')}
        label={t('identity:password')}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
      />
      <Agreement t={t} locale={locale} {...agreement} onChange={agreement.set} />
      <Button type="submit" pending={form.pending} className="w-full">
        {t('identity:submit')}
      </Button>
    </form>
  );
}
