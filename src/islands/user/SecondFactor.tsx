import { useEffect, useRef, useState } from 'react';
import { useForm } from '#islands/identity/use-form.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { secondFactorApi, type FactorSecret, type FactorState } from '#lib/contracts/second-factor.ts';
import { PASSWORD_MAX } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';

type Act = 'on' | 'renew' | 'off';

interface Props {
  t: Translate;
  initial: FactorState;
  /** Called when the factor has changed; other sessions may have ended by it. */
  onChanged: () => void;
}

const code = { autoComplete: 'one-time-code', autoCapitalize: 'none', spellCheck: false, maxLength: 40 };

/** Whether logins ask for a code of an authenticator; setting it up, new codes on paper, taking it away. */
export function SecondFactor({ t, initial, onChanged }: Props) {
  const [state, setState] = useState(initial);
  const [act, setAct] = useState<Act | null>(null);

  const done = async (): Promise<void> => {
    const result = await call(secondFactorApi.read);
    if (result.ok) setState(result.value);
    else showRefusal(result.failure);
    onChanged();
  };
  const label = {
    on: t('user:factor.turn_on'),
    renew: t('user:factor.renew'),
    off: t('user:factor.turn_off'),
  };
  const button = (which: Act) => (
    <Button kind="line" aria-label={label[which]} onClick={() => setAct(which)}>
      {t(`user:factor.do.${which}`)}
    </Button>
  );
  return (
    <div
      id="second-factor"
      className="flex scroll-mt-20 flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4"
    >
      <span className="w-28 text-ink-secondary max-sm:w-full">{t('user:factor.name')}</span>
      <span className="min-w-0 flex-1">
        {state.is_on ? t('user:factor.is_on', { n: state.recovery_left }) : t('user:factor.is_off')}
        {state.is_required && !state.is_on && (
          <strong className="block text-14 text-warning">{t('user:factor.required')}</strong>
        )}
      </span>
      {state.is_on ? (
        <span className="flex flex-wrap gap-2">
          {button('renew')}
          {button('off')}
        </span>
      ) : (
        button('on')
      )}
      {act && (
        <Dialog label={label[act]} closeLabel={t('common:close')} onClose={() => setAct(null)}>
          <Steps t={t} act={act} title={label[act]} onDone={() => void done()} onClose={() => setAct(null)} />
        </Dialog>
      )}
    </div>
  );
}

interface StepProps {
  t: Translate;
  act: Act;
  title: string;
  onDone: () => void;
  onClose: () => void;
}

/** The password again, then what the act still needs, then the codes on paper where there are new ones. */
function Steps({ t, act, title, onDone, onClose }: StepProps) {
  const [secret, setSecret] = useState<FactorSecret>();
  const [codes, setCodes] = useState<string[]>();
  const first = useForm(
    t,
    { password: '', code: '' },
    {
      password: ({ password }) => (password ? undefined : 'ERROR8'),
      code: (values) => (act !== 'off' || values.code.trim() ? undefined : 'factor.code'),
    },
  );
  const begin = first.submitting(async () => {
    const { password } = first.values;
    if (act === 'on') {
      const begun = await call(secondFactorApi.begin, { password });
      if (begun.ok) setSecret(begun.value);
      else first.refuse(begun.failure, 'failures:system.error');
      return;
    }
    const result =
      act === 'renew'
        ? await call(secondFactorApi.renew, { password })
        : await call(secondFactorApi.remove, { password, code: first.values.code.trim() });
    if (!result.ok) return first.refuse(result.failure, 'failures:system.error');
    onDone();
    if (result.value) setCodes(result.value.codes);
    else onClose();
  });

  if (codes) return <Paper t={t} codes={codes} onClose={onClose} />;
  if (secret) {
    const told = (given: string[]): void => {
      setCodes(given);
      onDone();
    };
    return <Confirm t={t} title={title} secret={secret} onCodes={told} />;
  }
  return (
    <form id={first.id} onSubmit={begin} noValidate className="grid gap-4 p-6">
      <h2 className="pr-10 text-18 font-semibold">{title}</h2>
      <p className="text-14 text-ink-secondary">{t(`user:factor.lead_${act}`)}</p>
      <Field
        {...first.field('password')}
        label={t('identity:password')}
        type="password"
        autoComplete="current-password"
        maxLength={PASSWORD_MAX}
      />
      {act === 'off' && <Field {...first.field('code')} {...code} label={t('identity:factor.code')} />}
      <Button type="submit" pending={first.pending}>
        {t('common:confirm')}
      </Button>
    </form>
  );
}

interface ConfirmProps {
  t: Translate;
  title: string;
  secret: FactorSecret;
  onCodes: (codes: string[]) => void;
}

/** The secret as a picture and as text; the first code of it turns the factor on. */
function Confirm({ t, title, secret, onCodes }: ConfirmProps) {
  const form = useForm(
    t,
    { code: '' },
    { code: (values) => (values.code.trim() ? undefined : 'factor.code') },
  );
  // The field that had the focus is gone with the step before.
  useEffect(() => {
    document.getElementById(form.id)?.querySelector<HTMLElement>('input')?.focus();
  }, [form.id]);
  const submit = form.submitting(async () => {
    const result = await call(secondFactorApi.confirm, { code: form.values.code.trim() });
    if (result.ok) onCodes(result.value.codes);
    else form.refuse(result.failure, 'failures:factor.wrong');
  });
  return (
    <form id={form.id} onSubmit={submit} noValidate className="grid gap-4 p-6">
      <h2 className="pr-10 text-18 font-semibold">{title}</h2>
      <p className="text-14 text-ink-secondary">{t('user:factor.scan')}</p>
      <img
        src={secret.qrcode}
        alt={t('user:factor.qrcode')}
        width={180}
        height={180}
        className="justify-self-center border border-line"
      />
      <p className="text-14">
        {t('user:factor.secret')} <code className="select-all break-all font-mono">{secret.secret}</code>
      </p>
      <Field {...form.field('code')} {...code} inputMode="numeric" label={t('identity:factor.code')} />
      <Button type="submit" pending={form.pending}>
        {t('common:confirm')}
      </Button>
    </form>
  );
}

/** Shown once; the focus is on no button, so that a second Enter does not close it unread. */
function Paper({ t, codes, onClose }: { t: Translate; codes: string[]; onClose: () => void }) {
  const paper = useRef<HTMLDivElement>(null);
  useEffect(() => paper.current?.focus(), []);
  return (
    <div ref={paper} tabIndex={-1} className="grid gap-4 p-6 outline-none">
      <h2 className="pr-10 text-18 font-semibold">{t('user:factor.codes')}</h2>
      <p className="text-14 text-warning">{t('user:factor.codes_lead')}</p>
      <ul className="grid grid-cols-1 gap-1 font-mono text-14 sm:grid-cols-2">
        {codes.map((one) => (
          <li key={one} className="select-all">
            {one}
          </li>
        ))}
      </ul>
      <Button onClick={onClose}>{t('user:factor.kept')}</Button>
    </div>
  );
}
