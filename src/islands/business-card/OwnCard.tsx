import { useStore } from '@nanostores/react';
import { useCallback, useEffect, useState } from 'react';
import { businessCardApi, type BusinessCard } from '#lib/contracts/business-card.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { paths } from '#lib/i18n/paths.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { $user } from '#lib/stores/auth.ts';
import { call } from '#lib/stores/call.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { LoadAgain } from '#islands/ui/LoadAgain.tsx';
import { CardView } from './CardView.tsx';

/** The visitor's own card beside a store's archive, or the way to make one. */
export default function OwnCard({ i18n }: { i18n: Messages }) {
  const t = createT(i18n);
  const user = useStore($user, { ssr: 'initial' });
  const [card, setCard] = useState<BusinessCard | undefined>();
  const [isBroken, setBroken] = useState(false);
  const uid = user?.uid;
  const load = useCallback(async (): Promise<void> => {
    if (uid === undefined) return setCard(undefined);
    const result = await call(businessCardApi.detail, { uid });
    setBroken(!result.ok && result.failure.code !== 'card.not_found');
    setCard(result.ok ? result.value : undefined);
  }, [uid]);
  useEffect(() => void load(), [load]);
  if (isBroken) return <LoadAgain text={t('common:load_failed')} onAgain={() => void load()} className="" />;
  return (
    <>
      {card ? (
        <CardView i18n={i18n} card={card} />
      ) : (
        <p className="mb-3 text-14 text-ink-secondary">{t('store:cards.hint')}</p>
      )}
      <a
        href={localizedPath(paths.storeInfoSetting(), i18n.locale)}
        data-needs-login
        className={`mt-3 ${buttonLook('line')}`}
      >
        {t(card ? 'store:cards.edit' : 'store:cards.make')}
      </a>
    </>
  );
}
