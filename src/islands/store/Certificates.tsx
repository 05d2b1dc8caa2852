import { useEffect, useState, type SyntheticEvent } from 'react';
import { certificateApi } from '#lib/contracts/certificate.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { CaptchaField } from '#islands/identity/sms/CaptchaField.tsx';
import { useCaptcha } from '#islands/identity/sms/use-captcha.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Shown {
  images: string[];
  expire_time: string;
}

/** First a captcha, then the certificates of a store for some minutes. */
export default function Certificates({ i18n, merId }: { i18n: Messages; merId: number }) {
  const t = createT(i18n);
  const captcha = useCaptcha();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);
  const [shown, setShown] = useState<Shown | undefined>();
  const [large, setLarge] = useState<string | undefined>();
  useEffect(() => void captcha.renew(), []);

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    if (!code.trim()) return setError(t('failures:certificate.code'));
    setPending(true);
    const result = await call(certificateApi.show, { mer: merId, key: captcha.key, code: code.trim() });
    setPending(false);
    setCode('');
    if (result.ok) return setShown(result.value);
    setError(result.failure.message ?? t('failures:certificate.code'));
    await captcha.renew();
  };
  const again = (): void => {
    setShown(undefined);
    setError(undefined);
    void captcha.renew();
  };

  if (!shown) {
    return (
      <form onSubmit={(event) => void submit(event)} noValidate className="mx-auto grid max-w-sm gap-4 py-8">
        <p className="text-16">{t('certificate:ask')}</p>
        <CaptchaField
          t={t}
          captcha={captcha}
          field={{
            name: 'code',
            value: code,
            error,
            onChange: (event) => {
              setError(undefined);
              setCode(event.currentTarget.value);
            },
          }}
          onSolved={setCode}
        />
        <Button type="submit" pending={isPending}>
          {t('certificate:submit')}
        </Button>
      </form>
    );
  }
  return (
    <>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {shown.images.map((url, at) => (
          <li key={url}>
            <button
              type="button"
              onClick={() => setLarge(url)}
              aria-label={`${t('certificate:image', { n: at + 1 })} ${t('certificate:open')}`}
              className="block w-full cursor-zoom-in rounded border border-line p-2 hover:border-line-strong"
            >
              <img
                src={url}
                alt={t('certificate:image', { n: at + 1 })}
                width={1000}
                height={700}
                className="aspect-[10/7] w-full object-contain"
              />
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex flex-wrap items-center gap-x-4 text-14 text-ink-secondary" role="status">
        {t('certificate:until', { time: formatDate(shown.expire_time, i18n.locale, 'minute') })}
        <Button kind="text" onClick={again}>
          {t('certificate:again')}
        </Button>
      </p>
      {large && (
        <Dialog
          label={t('certificate:title')}
          closeLabel={t('common:close')}
          onClose={() => setLarge(undefined)}
          className="!max-w-[1000px]"
        >
          <img
            src={large}
            alt={t('certificate:title')}
            width={1000}
            height={700}
            className="w-full p-4 pt-14"
          />
        </Dialog>
      )}
    </>
  );
}
