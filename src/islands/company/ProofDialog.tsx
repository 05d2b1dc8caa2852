import type { Failure, Result } from '#lib/kernel/result.ts';
import type { TeamView } from '#lib/contracts/company-team.ts';
import { PASSWORD_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { useForm } from '#islands/identity/use-form.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { SendOrCancel } from '#islands/ui/SendOrCancel.tsx';

interface Proof {
  password: string;
  code: string;
}

interface Props {
  t: Translate;
  title: string;
  note: string;
  yes: string;
  /** The account has a second factor, whose code is asked for as well. */
  needsCode: boolean;
  act: (proof: Proof) => Promise<Result<TeamView, string>>;
  onDone: (team: TeamView) => void;
  onClose: () => void;
}

/** What cannot be taken back, with the password and the code of whoever does it. */
export function ProofDialog({ t, title, note, yes, needsCode, act, onDone, onClose }: Props) {
  const form = useForm(
    t,
    { password: '', ...(needsCode ? { code: '' } : {}) },
    {
      password: ({ password }) => (password ? undefined : 'ERROR8'),
      code: ({ code }) => (!needsCode || code?.trim() ? undefined : 'factor.code'),
    },
  );
  const submit = form.submitting(async () => {
    const { password, code = '' } = form.values;
    const result = await act({ password, code: code.trim() });
    if (result.ok) onDone(result.value);
    else form.refuse(result.failure as Failure, 'failures:system.error');
  });
  return (
    <Dialog label={title} closeLabel={t('common:close')} onClose={onClose} className="max-w-md">
      <form id={form.id} noValidate className="grid gap-4 p-6" onSubmit={(event) => void submit(event)}>
        <h3 className="break-words pr-8 text-16 font-semibold">{title}</h3>
        <p className="text-14 text-ink-secondary">{note}</p>
        <Field
          {...form.field('password')}
          data-autofocus
          label={t('company:handover.password')}
          type="password"
          autoComplete="current-password"
          maxLength={PASSWORD_MAX}
        />
        {needsCode && (
          <Field
            {...form.field('code')}
            label={t('company:handover.code')}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
        <SendOrCancel t={t} send={yes} isPending={form.pending} onCancel={onClose} />
      </form>
    </Dialog>
  );
}
