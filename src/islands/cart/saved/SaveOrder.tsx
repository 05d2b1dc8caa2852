import { useState } from 'react';
import { savedListApi } from '#lib/contracts/saved-list.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Button } from '#islands/ui/Button.tsx';
import { NameDialog } from '../NameDialog.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  href: (path: string) => string;
  orderId: string;
  createdAt: string;
}

/** Keeps the goods of an order as a list, and then leads to it. */
export function SaveOrder({ t, locale, href, orderId, createdAt }: Props) {
  const [isNaming, setNaming] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const save = async (name: string): Promise<string> => {
    const made = await call(savedListApi.create, { name, order_id: orderId });
    if (!made.ok) return made.failure.message ?? t('common:load_failed');
    setSaved(true);
    return '';
  };
  if (isSaved) {
    return (
      <a href={href('/shopping_cart#saved')} className={buttonLook('text')}>
        {t('cart:saved.see')}
      </a>
    );
  }
  return (
    <>
      <Button kind="line" onClick={() => setNaming(true)}>
        {t('cart:saved.from_order')}
      </Button>
      {isNaming && (
        <NameDialog
          t={t}
          title={t('cart:saved.title')}
          initial={t('cart:saved.of_order', { date: formatDate(createdAt, locale) })}
          onSave={save}
          onClose={() => setNaming(false)}
        />
      )}
    </>
  );
}
