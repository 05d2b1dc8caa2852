import { useState } from 'react';
import { addressApi, type AddressView } from '#lib/contracts/address.ts';
import { approvalApi } from '#lib/contracts/approval.ts';
import { invoiceApi, type HeaderView } from '#lib/contracts/invoice.ts';
import { companyTeamApi } from '#lib/contracts/company-team.ts';
import { placeLine } from '#lib/i18n/place-line.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { SharedList } from './SharedList.tsx';

interface Shown {
  addresses: AddressView[];
  headers: HeaderView[];
  /** The reader's own, to copy from. */
  ownAddresses: AddressView[];
  ownHeaders: HeaderView[];
}

const lineOf = (t: Translate, row: AddressView): string =>
  `${row.real_name} ${row.phone} ${placeLine(t, row)}`;
const titleOf = (row: HeaderView): string => `${row.receipt_title} ${row.duty_paragraph}`.trim();

/** Addresses and invoice headers of the company; admins copy theirs into it. */
export function Shared({ t, canManage }: { t: Translate; canManage: boolean }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const open = async (): Promise<void> => {
    const [addresses, headers, ownAddresses, ownHeaders] = await Promise.all([
      call(companyTeamApi.addresses),
      call(approvalApi.headers),
      call(addressApi.list, { limit: 20 }),
      call(invoiceApi.headers, { limit: 20 }),
    ]);
    for (const one of [addresses, headers, ownAddresses, ownHeaders])
      if (!one.ok) return showRefusal(one.failure);
    if (!addresses.ok || !headers.ok || !ownAddresses.ok || !ownHeaders.ok) return;
    setShown({
      ...addresses.value,
      ...headers.value,
      ownAddresses: ownAddresses.value.list,
      ownHeaders: ownHeaders.value.list,
    });
  };
  const keepAddresses = async (
    asked: ReturnType<typeof call<typeof companyTeamApi.addresses>>,
  ): Promise<void> => {
    const result = await asked;
    if (!result.ok) return showRefusal(result.failure);
    setShown((known) => known && { ...known, addresses: result.value.addresses });
  };
  const keepHeaders = async (asked: ReturnType<typeof call<typeof approvalApi.headers>>): Promise<void> => {
    const result = await asked;
    if (!result.ok) return showRefusal(result.failure);
    setShown((known) => known && { ...known, headers: result.value.headers });
  };
  return (
    <section aria-labelledby="team-shared">
      <h3 id="team-shared" className="font-semibold">
        {t('company:shared.title')}
      </h3>
      <p className="mt-1 text-12 text-ink-quiet">{t('company:shared.lead')}</p>
      {!shown && (
        <Button kind="line" size="small" className="mt-3" onClick={() => void open()}>
          {t('company:shared.show')}
        </Button>
      )}
      {shown && (
        <div className="mt-3 grid gap-6 md:grid-cols-2">
          <SharedList
            t={t}
            title={t('company:shared.addresses')}
            rows={shown.addresses.map((row) => ({ id: row.address_id, text: lineOf(t, row) }))}
            own={
              canManage
                ? shown.ownAddresses.map((row) => ({ id: row.address_id, text: lineOf(t, row) }))
                : null
            }
            onAdd={(id) => keepAddresses(call(companyTeamApi.shareAddress, { address_id: id }))}
            onDrop={(id) => keepAddresses(call(companyTeamApi.dropAddress, { address_id: id }))}
          />
          <SharedList
            t={t}
            title={t('company:shared.headers')}
            rows={shown.headers.map((row) => ({ id: row.user_receipt_id, text: titleOf(row) }))}
            own={
              canManage
                ? shown.ownHeaders.map((row) => ({ id: row.user_receipt_id, text: titleOf(row) }))
                : null
            }
            onAdd={(id) => keepHeaders(call(approvalApi.shareHeader, { user_receipt_id: id }))}
            onDrop={(id) => keepHeaders(call(approvalApi.dropHeader, { user_receipt_id: id }))}
          />
        </div>
      )}
    </section>
  );
}
