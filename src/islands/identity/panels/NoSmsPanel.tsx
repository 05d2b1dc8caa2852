import { useEffect, useState } from 'react';
import { siteApi } from '#lib/contracts/site.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';

interface Props {
  t: Translate;
  /** What the visitor came for. */
  about: 'login' | 'register' | 'reset';
}

/** Shown where a panel would need an SMS and none can be sent; it names the hotline. */
export default function NoSmsPanel({ t, about }: Props) {
  const [phone, setPhone] = useState('');
  useEffect(() => {
    if (about === 'login') return;
    // Without the number the sentence is still useful.
    void call(siteApi.config).then((found) => setPhone(found.ok ? found.value.sys_phone : ''));
  }, [about]);
  return (
    <div tabIndex={-1} className="grid min-h-[120px] content-start gap-2 text-14 outline-none">
      <p>{t(`identity:no_sms.${about}`)}</p>
      {phone && (
        <p>
          {t('identity:no_sms.service')}{' '}
          <a href={`tel:${phone}`} className="inline-flex min-h-8 items-center text-info hover:underline">
            {phone}
          </a>
        </p>
      )}
    </div>
  );
}
