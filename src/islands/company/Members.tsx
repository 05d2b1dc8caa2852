import { useState } from 'react';
import { companyTeamApi, type TeamMember, type TeamView } from '#lib/contracts/company-team.ts';
import type { TeamRole } from '#lib/contracts/fields.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { MemberRow } from './MemberRow.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  team: TeamView;
  onChanged: (team: TeamView) => void;
}

/** The people of the company; admins change roles and remove, approvers set limits. */
export function Members({ t, locale, team, onChanged }: Props) {
  const [toRemove, setToRemove] = useState<TeamMember | null>(null);
  const [limited, setLimited] = useState<TeamMember | null>(null);
  const [budgeted, setBudgeted] = useState<TeamMember | null>(null);
  const [isPending, setPending] = useState(false);

  const changeRole = async (member: TeamMember, role: TeamRole): Promise<void> => {
    const result = await call(companyTeamApi.role, { member_id: member.member_id, role });
    if (!result.ok) return showRefusal(result.failure);
    toast(t('company:done.role'), 'success');
    onChanged(result.value);
  };
  const remove = async (member: TeamMember): Promise<void> => {
    setPending(true);
    const result = await call(companyTeamApi.remove, { member_id: member.member_id });
    setPending(false);
    setToRemove(null);
    if (!result.ok) return showRefusal(result.failure);
    toast(t('company:done.removed'), 'success');
    onChanged(result.value);
  };

  return (
    <section aria-labelledby="team-members">
      <h3 id="team-members" className="font-semibold">
        {t('company:members', { count: team.members.length })}
      </h3>
      <ul className="mt-2 border-t border-line">
        {team.members.map((member) => (
          <MemberRow
            key={member.member_id}
            t={t}
            since={member.since && formatDate(member.since, locale, 'date')}
            member={member}
            canManage={team.can_manage}
            onRole={(role) => void changeRole(member, role)}
            onLimit={() => setLimited(member)}
            onBudget={() => setBudgeted(member)}
            onRemove={() => setToRemove(member)}
          />
        ))}
      </ul>
      {limited && (
        <LimitDialog
          t={t}
          title={t('company:limit.title', { name: limited.nickname })}
          help={t('company:limit.help')}
          initial={limited.order_limit}
          save={(limit) => call(companyTeamApi.limit, { member_id: limited.member_id, order_limit: limit })}
          onSaved={(next) => {
            setLimited(null);
            onChanged(next);
          }}
          onClose={() => setLimited(null)}
        />
      )}
      {budgeted && (
        <LimitDialog
          t={t}
          title={t('company:budget.title', { name: budgeted.nickname })}
          help={t('company:budget.help')}
          initial={budgeted.month_budget}
          save={(budget) =>
            call(companyTeamApi.limit, { member_id: budgeted.member_id, month_budget: budget })
          }
          onSaved={(next) => {
            setBudgeted(null);
            onChanged(next);
          }}
          onClose={() => setBudgeted(null)}
        />
      )}
      {toRemove && (
        <ConfirmDialog
          text={t('company:ask.remove', { name: toRemove.nickname })}
          {...confirmWords(t)}
          yes={t('company:do.remove')}
          pending={isPending}
          onNo={() => setToRemove(null)}
          onYes={() => void remove(toRemove)}
        />
      )}
    </section>
  );
}
