import { useEffect, useState } from 'react';
import { intentionApi, type IntentionView } from '#lib/contracts/intention.ts';
import { isId } from '#lib/kernel/id-shape.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { SettleForm, type Choice } from './SettleForm.tsx';

interface Props {
  i18n: Messages;
  categories: Choice[];
  types: Choice[];
}
type Earlier =
  | { step: 'none' }
  | { step: 'loading' }
  | { step: 'failed'; words: string }
  | { step: 'ready'; value: IntentionView };

/** The form, or what came of it; `?mer_i_id=` loads an application that may still be changed. */
export default function SettlePanel({ i18n, categories, types }: Props) {
  const t = createT(i18n);
  const href = (path: string): string => localizedPath(path, i18n.locale);
  const [earlier, setEarlier] = useState<Earlier>({ step: 'none' });
  const [isDone, setDone] = useState(false);

  const load = async (id: string): Promise<void> => {
    setEarlier({ step: 'loading' });
    const result = await call(intentionApi.detail, { id });
    if (!result.ok)
      return setEarlier({ step: 'failed', words: result.failure.message ?? t('intention:failed') });
    if (result.value.status === 'approved')
      return setEarlier({ step: 'failed', words: t('intention:final') });
    setEarlier({ step: 'ready', value: result.value });
  };
  // The page is everybody's, so the browser alone reads which application the address means.
  useEffect(() => {
    const id = new URLSearchParams(window.location.search).get('mer_i_id');
    if (id && isId(id)) void load(id);
  }, []);

  if (isDone) {
    return (
      <div role="status" className="grid justify-items-center gap-3 py-12 text-center">
        <svg
          aria-hidden="true"
          viewBox="0 0 64 64"
          className="size-16 fill-none stroke-success"
          strokeWidth="3"
        >
          <circle cx="32" cy="32" r="28" />
          <path d="m20 33 8.5 8.5L45 25" />
        </svg>
        <h2 className="text-24 font-semibold">{t('intention:done_title')}</h2>
        <p className="text-ink-secondary">{t('intention:done_text')}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <a href={href(paths.home())} className={buttonLook('main')}>
            {t('intention:home')}
          </a>
          <a href={href(paths.settleRecord())} className={buttonLook('line')}>
            {t('intention:see_records')}
          </a>
        </div>
      </div>
    );
  }
  if (earlier.step === 'loading')
    return <p className="py-12 text-center text-ink-quiet">{t('common:loading')}</p>;
  if (earlier.step === 'failed') {
    return (
      <div className="grid justify-items-center gap-4 py-12 text-center">
        <p>{earlier.words}</p>
        <Button kind="line" onClick={() => window.location.assign(href(paths.settleRecord()))}>
          {t('intention:see_records')}
        </Button>
      </div>
    );
  }
  const value = earlier.step === 'ready' ? earlier.value : undefined;
  return (
    <>
      {value?.fail_msg && (
        <p className="mb-4 rounded bg-brand-tint px-4 py-2 text-14 text-brand">
          {t('intention:record.reason', { reason: value.fail_msg })}
        </p>
      )}
      <SettleForm
        key={value?.mer_intention_id ?? 'new'}
        i18n={i18n}
        categories={categories}
        types={types}
        earlier={value}
        onDone={() => {
          setDone(true);
          document.getElementById('settle-form')?.scrollIntoView({ block: 'start' });
        }}
      />
    </>
  );
}
