import { useEffect, useState } from 'react';
import { placeLine } from '#lib/i18n/place-line.ts';
import { addressApi, type AddressView } from '#lib/contracts/address.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import type { SendTo } from '#lib/stores/send-to.ts';
import { readToken } from '#lib/stores/token.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';
import { RegionSelect, type Area } from '../address/RegionSelect.tsx';

interface Props {
  i18n: Messages;
  onClose: () => void;
  onChoose: (place: SendTo) => void;
}

/** A city is where prices of freight part; streets may be left open. */
const LEAST_LEVELS = 2;

/** The larger place first in Chinese and last in English. */
const placeOf = (area: Area[], locale: Locale): SendTo | undefined => {
  const last = area.at(-1);
  const names = area.map((part) => part.name);
  return last && { id: last.id, name: locale === 'zh-CN' ? names.join(' ') : names.reverse().join(', ') };
};

/** One of the buyer's own addresses, or any region. */
export default function RegionDialog({ i18n, onClose, onChoose }: Props) {
  const t = createT(i18n);
  const [area, setArea] = useState<Area[]>([]);
  const [own, setOwn] = useState<AddressView[]>([]);
  const place = area.length >= LEAST_LEVELS ? placeOf(area, i18n.locale) : undefined;

  useEffect(() => {
    if (!readToken()) return;
    void call(addressApi.list, { limit: 10 }).then((found) => {
      if (found.ok) setOwn(found.value.list);
    });
  }, []);

  return (
    <Dialog label={t('goods:postage.title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className="grid gap-4 p-6">
        <h2 className="text-18 font-semibold">{t('goods:postage.title')}</h2>
        {own.length > 0 && (
          <section>
            <h3 className="mb-1 text-14 text-ink-secondary">{t('goods:postage.own')}</h3>
            <ul className="grid max-h-48 gap-1 overflow-y-auto">
              {own.map((address) => (
                <li key={address.address_id}>
                  <button
                    type="button"
                    className="min-h-11 w-full rounded border border-line px-3 py-1 text-left text-14 hover:border-brand"
                    onClick={() => {
                      const chosen = placeOf(address.area, i18n.locale);
                      if (chosen) onChoose(chosen);
                    }}
                  >
                    {placeLine(t, address)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        )}
        <RegionSelect t={t} value={area} error={undefined} onChange={setArea} />
        <Button disabled={!place} onClick={() => place && onChoose(place)}>
          {t('goods:postage.use')}
        </Button>
      </div>
    </Dialog>
  );
}
