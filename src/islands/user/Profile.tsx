import { nicknameFault } from '#lib/contracts/fields.ts';
import { profileApi, type Me } from '#lib/contracts/profile.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { refreshUser } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import { useForm } from '#islands/identity/use-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { AvatarField } from './AvatarField.tsx';

interface Props {
  i18n: Messages;
  me: Pick<Me, 'uid' | 'nickname' | 'avatar'>;
}

/** Picture, nickname and number of the account. */
export default function Profile({ i18n, me }: Props) {
  const t = createT(i18n);
  const form = useForm(t, { nickname: me.nickname }, { nickname: ({ nickname }) => nicknameFault(nickname) });
  const submit = form.submitting(async () => {
    const result = await call(profileApi.changeInfo, { nickname: form.values.nickname.trim() });
    if (!result.ok) return form.refuse(result.failure, 'failures:system.error');
    form.set('nickname', result.value.nickname);
    toast(t('account:saved'), 'success');
    void refreshUser();
  });
  return (
    <div className="grid gap-6">
      <AvatarField t={t} initial={me.avatar} />
      <form id={form.id} onSubmit={submit} noValidate className="max-w-md">
        <Field
          {...form.field('nickname')}
          label={t('user:nickname')}
          help={t('user:nickname_help')}
          autoComplete="nickname"
          beside={
            <Button type="submit" kind="line" pending={form.pending} className="shrink-0">
              {t('user:save')}
            </Button>
          }
        />
      </form>
      <p className="text-14 text-ink-secondary">
        {t('user:uid')} <span className="ml-2 text-ink">{me.uid}</span>
      </p>
    </div>
  );
}
