import { useState } from 'react';
import { staffApi, type StaffInvitation } from '#lib/contracts/staff.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { AskedRow } from '#islands/company/AskedRow.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';

interface Props {
  i18n: Messages;
  invitations: StaffInvitation[];
}

/** Stores that ask the reader to work for them; the way to the desk stands where one was accepted. */
export default function StaffAsked({ i18n, invitations }: Props) {
  const t = createT(i18n);
  const [rows, setRows] = useState(invitations.map((invitation) => ({ ...invitation, isIn: false })));
  const [pending, setPending] = useState('');
  const storeOf = (row: StaffInvitation): string =>
    i18n.locale === 'en-US' ? row.store_name_en || row.store_name : row.store_name;

  const answer = async (row: StaffInvitation, isAgreed: boolean): Promise<void> => {
    const { invitation_id: id } = row;
    setPending(id);
    const result = await call(staffApi.answer, { invitation_id: id, is_agreed: isAgreed });
    setPending('');
    if (!result.ok) return showRefusal(result.failure);
    if (!isAgreed) toast(t('company:asked.refused'), 'success');
    setRows(
      isAgreed
        ? rows.map((one) => (one.invitation_id === id ? { ...one, isIn: true } : one))
        : rows.filter((one) => one.invitation_id !== id),
    );
  };

  return (
    <div className="grid gap-3">
      {rows.map((row) =>
        row.isIn ? (
          <p
            key={row.invitation_id}
            role="status"
            className="flex flex-wrap items-center gap-3 rounded border border-line p-4"
          >
            <span className="min-w-0 flex-1 break-words max-sm:basis-full">
              {t('staff:asked.joined', { store: storeOf(row) })}
            </span>
            <a href={localizedPath('/merchant', i18n.locale)} className={buttonLook('steel', 'small')}>
              {t('staff:asked.desk')}
            </a>
          </p>
        ) : (
          <AskedRow
            key={row.invitation_id}
            t={t}
            text={t('staff:asked.text', {
              name: row.inviter,
              store: storeOf(row),
              roles: row.roles.map((role) => t(`notice:role.staff.${role}`)).join(t('notice:and')),
            })}
            pending={pending === row.invitation_id}
            onAnswer={(isAgreed) => void answer(row, isAgreed)}
          />
        ),
      )}
    </div>
  );
}
