import { useId } from 'react';
import { localizedPath, type Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  locale: Locale;
  isAccepted: boolean;
  error?: string | undefined;
  onChange: (isAccepted: boolean) => void;
}

/** The checkbox that login and registration ask for (specification, section 5: ERROR11). */
export function Agreement({ t, locale, isAccepted, error, onChange }: Props) {
  const id = useId();
  const link = (type: string, words: string) => (
    <a
      href={localizedPath(`/privacy_agreement?type=${type}`, locale)}
      target="_blank"
      rel="noopener"
      className="text-info underline underline-offset-2"
    >
      {words}
    </a>
  );
  return (
    <div className="text-12 leading-5 text-ink-secondary">
      <div className="flex items-start gap-2">
        <input
          id={id}
          type="checkbox"
          name="agreement"
          checked={isAccepted}
          onChange={(event) => onChange(event.currentTarget.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-error`}
          className="mt-0.5 h-4 w-4 shrink-0 accent-brand"
        />
        <span>
          <label htmlFor={id}>{t('identity:agree')}</label>{' '}
          {link('sys_user_agree', t('identity:user_agreement'))} {t('identity:and')}{' '}
          {link('sys_userr_privacy', t('identity:privacy'))}
        </span>
      </div>
      <p id={`${id}-error`} aria-live="polite" className="text-brand">
        {error}
      </p>
    </div>
  );
}
