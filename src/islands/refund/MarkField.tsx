import { useId } from 'react';
import type { Translate } from '#lib/i18n/translate.ts';

interface Props {
  t: Translate;
  value: string;
  onChange: (text: string) => void;
}

const MARK_MAX = 100;

/** Remarks of at most a hundred characters. */
export function MarkField({ t, value, onChange }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-14 text-ink-secondary">
        {t('refund:mark')}
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={MARK_MAX}
        value={value}
        placeholder={t('refund:mark_hint')}
        onChange={(event) => onChange(event.target.value)}
        className="w-full rounded border border-line-strong p-3 text-14 placeholder:text-ink-quiet max-md:text-16"
      />
      <p className="text-right text-12 text-ink-quiet">
        {value.length}/{MARK_MAX}
      </p>
    </div>
  );
}
