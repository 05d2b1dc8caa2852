import { useState } from 'react';
import { companyTeamApi, type TeamInvitation, type TeamView } from '#lib/contracts/company-team.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
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
        <div
          key={row.invitation_id}
          className="flex flex-wrap items-center gap-3 rounded border border-warning bg-warning-tint p-4"
        >
          <p className="min-w-0 flex-1 break-words max-sm:basis-full">
            {t('company:asked.text', {
              name: row.inviter,
              company: row.company_name,
              role: roleWord(t, row.role),
            })}
          </p>
          <Button
            kind="line"
            size="small"
            pending={pending === row.invitation_id}
            onClick={() => void answer(row, false)}
          >
            {t('company:asked.refuse')}
          </Button>
          <Button
            kind="steel"
            size="small"
            pending={pending === row.invitation_id}
            onClick={() => void answer(row, true)}
          >
            {t('company:asked.accept')}
          </Button>
        </div>
      ))}
    </section>
  );
}
