import { useEffect, useState } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { identityApi, type ScanAsked } from '#lib/contracts/identity.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { wordsOf } from './use-form.ts';

type View = { state: 'reading' } | { state: 'asks'; asked: ScanAsked } | { state: 'over'; words: string };

/** What a phone shows after it has scanned a QR code: which device asks, and two buttons. */
export default function ScanConfirm({ i18n, scanKey }: { i18n: Messages; scanKey: string }) {
  const t = createT(i18n);
  const [view, setView] = useState<View>({ state: 'reading' });
  const [pending, setPending] = useState(false);

  useEffect(() => {
    const ask = async (): Promise<void> => {
      const asked = await call(identityApi.openScan, { key: scanKey });
      if (asked.ok) setView({ state: 'asks', asked: asked.value });
      else setView({ state: 'over', words: wordsOf(createT(i18n), asked.failure, 'failures:scan.invalid') });
    };
    void ask();
  }, [scanKey, i18n]);

  const answer = async (agree: boolean): Promise<void> => {
    setPending(true);
    const result = await call(identityApi.confirmScan, { key: scanKey, agree });
    setPending(false);
    const done = t(agree ? 'identity:scan.agreed' : 'identity:scan.refused');
    setView({ state: 'over', words: result.ok ? done : wordsOf(t, result.failure, 'failures:scan.invalid') });
  };

  if (view.state === 'asks') {
    const { device, address, asked_at: at } = view.asked;
    const time = formatDate(at, i18n.locale, 'second');
    const rows = [
      [t('identity:scan.device'), device],
      [t('identity:scan.address'), address],
      [t('identity:scan.time'), time],
    ];
    return (
      <div className="grid gap-4">
        <h1 className="text-20 font-semibold">{t('identity:scan.asks')}</h1>
        <dl className="grid gap-2 text-14">
          {rows.map(([name, value]) => (
            <div key={name} className="grid gap-0.5 border-b border-line pb-2">
              <dt className="text-ink-quiet">{name}</dt>
              <dd className="break-words">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="text-14 text-warning">{t('identity:scan.warn')}</p>
        <Button pending={pending} onClick={() => void answer(true)}>
          {t('identity:scan.agree')}
        </Button>
        <Button kind="line" disabled={pending} onClick={() => void answer(false)}>
          {t('identity:scan.refuse')}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid gap-4 text-center">
      <h1 className="text-14 text-ink-quiet">{t('identity:scan.confirm_title')}</h1>
      <output className="text-18 font-semibold">
        {view.state === 'reading' ? t('identity:scan.reading') : view.words}
      </output>
      {view.state === 'over' && (
        <a href={localizedPath('/', i18n.locale)} className={buttonLook('line')}>
          {t('identity:scan.home')}
        </a>
      )}
    </div>
  );
}
