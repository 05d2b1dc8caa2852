import { useState } from 'react';
import { companyTeamApi, type TeamInvitation, type TeamView } from '#lib/contracts/company-team.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { AskedRow } from './AskedRow.tsx';
import { roleWord } from './words.ts';

interface Props {
  t: Translate;
  invitations: TeamInvitation[];
  onAnswered: (invitationId: string, team: TeamView | null) => void;
}

/** Companies that ask the reader to buy for them. */
export function Asked({ t, invitations, onAnswered }: Props) {
  const [pending, setPending] = useState('');
  const answer = async (row: TeamInvitation, isAgreed: boolean): Promise<void> => {
    setPending(row.invitation_id);
    const result = await call(companyTeamApi.answer, {
      invitation_id: row.invitation_id,
      is_agreed: isAgreed,
    });
    setPending('');
    if (!result.ok) return showRefusal(result.failure);
    toast(
      t(isAgreed ? 'company:asked.joined' : 'company:asked.refused', { company: row.company_name }),
      'success',
    );
    onAnswered(row.invitation_id, result.value.team);
  };
  return (
    <section aria-label={t('company:asked.title')} className="grid gap-3">
      {invitations.map((row) => (
        <AskedRow
          key={row.invitation_id}
          t={t}
          text={t('company:asked.text', {
            name: row.inviter,
            company: row.company_name,
            role: roleWord(t, row.role),
          })}
          pending={pending === row.invitation_id}
          onAnswer={(isAgreed) => void answer(row, isAgreed)}
        />
      ))}
    </section>
  );
}
