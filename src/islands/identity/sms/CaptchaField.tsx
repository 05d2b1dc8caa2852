import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Field } from '#islands/ui/Field.tsx';
import { CAPTCHA_LENGTH } from '#lib/kernel/limits.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { canSolve, solveCaptcha } from './solve-captcha.ts';
import type { Captcha } from './use-captcha.ts';

interface Props {
  t: Translate;
  captcha: Captcha;
  field: Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'>;
  /** The computer has worked out an answer. */
  onSolved: (answer: string) => void;
}

/** The picture and its text field; for those who cannot read it, the computer can solve a proof of work instead. */
export function CaptchaField({ t, captcha, field, onSolved }: Props) {
  const [work, setWork] = useState({ key: '', step: 'running' as 'running' | 'done' });
  // A proof of work for an earlier picture does not count.
  const step = work.key && work.key === captcha.key ? work.step : 'no';
  const keyNow = useRef(captcha.key);
  useEffect(() => {
    keyNow.current = captcha.key;
    return () => {
      keyNow.current = '';
    };
  }, [captcha.key]);

  const solve = async (): Promise<void> => {
    const { key } = captcha;
    setWork({ key, step: 'running' });
    const answer = await solveCaptcha(key, () => keyNow.current !== key);
    if (!answer) return;
    setWork({ key, step: 'done' });
    onSolved(answer);
  };

  const picture = captcha.picture ? (
    <img
      src={captcha.picture}
      alt={t('identity:captcha.alt')}
      width={120}
      height={40}
      className="h-10 w-[120px]"
    />
  ) : (
    (captcha.isBroken || !captcha.isShown) && (
      <span className="px-1 text-12">
        {t(captcha.isBroken ? 'identity:captcha.load_failed' : 'identity:captcha.get')}
      </span>
    )
  );
  return (
    <div>
      <Field
        {...field}
        value={step === 'no' ? field.value : ''}
        readOnly={step !== 'no'}
        label={t('identity:captcha.label')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={CAPTCHA_LENGTH}
        beside={
          <button
            type="button"
            title={t('identity:captcha.refresh')}
            onClick={() => void captcha.renew()}
            className="flex h-11 w-[128px] shrink-0 items-center justify-center rounded border border-line-strong bg-white"
          >
            {picture}
          </button>
        }
      />
      <p aria-live="polite" className="text-12 text-ink-secondary">
        {step === 'running' && t('identity:captcha.working')}
        {step === 'done' && t('identity:captcha.solved')}
      </p>
      {step === 'no' && captcha.key && canSolve() && (
        <button
          type="button"
          onClick={() => void solve()}
          className="min-h-6 text-12 text-ink-secondary underline hover:text-brand"
        >
          {t('identity:captcha.cannot_read')}
        </button>
      )}
    </div>
  );
}
