import { useState } from 'react';
import { companyTeamApi, type TeamInvitation, type TeamView } from '#lib/contracts/company-team.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { ConfirmDialog, confirmWords } from '#islands/ui/ConfirmDialog.tsx';
import type { ApprovalView } from '#lib/contracts/approval.ts';
import { Approvals } from './Approvals.tsx';
import { Asked } from './Asked.tsx';
import { Books } from './Books.tsx';
import { Handover } from './Handover.tsx';
import { HandoverAsked } from './HandoverAsked.tsx';
import { Invite } from './Invite.tsx';
import { Members } from './Members.tsx';
import { OrderRule } from './OrderRule.tsx';
import { Shared } from './Shared.tsx';
import { TeamLog } from './TeamLog.tsx';
import { canWord, roleWord } from './words.ts';

interface Props {
  i18n: Messages;
  team: TeamView | null;
  invitations: TeamInvitation[];
  /** Orders that wait, as the reader may see them. */
  approvals: { count: number; list: ApprovalView[] };
  /** The account has a second factor. */
  needsCode: boolean;
}

/** The company that the user buys for: his rights, its members and its invitations. */
export default function TeamPanel({ i18n, team: initial, invitations, approvals, needsCode }: Props) {
  const t = createT(i18n);
  const [team, setTeam] = useState(initial);
  const [asked, setAsked] = useState(invitations);
  const [isLeaving, setLeaving] = useState(false);
  const [isPending, setPending] = useState(false);

  const leave = async (): Promise<void> => {
    setPending(true);
    const result = await call(companyTeamApi.leave);
    setPending(false);
    setLeaving(false);
    if (!result.ok) return showRefusal(result.failure);
    toast(t('company:done.left'), 'success');
    setTeam(null);
  };

  return (
    <div className="grid gap-6">
      {asked.length > 0 && (
        <Asked
          t={t}
          invitations={asked}
          onAnswered={(id, next) => {
            setAsked(asked.filter((row) => row.invitation_id !== id));
            if (next) setTeam(next);
          }}
        />
      )}
      {!team && asked.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-secondary">
          {t('company:none')}
          <a
            href={localizedPath('/user/balance#company', i18n.locale)}
            className={buttonLook('line', 'small')}
          >
            {t('company:apply')}
          </a>
        </p>
      )}
      {team && (
        <>
          <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 max-sm:basis-full">
              <p className="flex flex-wrap items-center gap-2">
                <strong className="break-words text-16 font-semibold">{team.name}</strong>
                <span className="rounded border border-steel px-2 text-12 text-steel">
                  {t('company:you', { role: roleWord(t, team.role) })}
                </span>
              </p>
              <p className="mt-1 text-12 text-ink-quiet">{canWord(t, team.role)}</p>
            </div>
            {!team.is_owner && (
              <Button kind="line" size="small" onClick={() => setLeaving(true)}>
                {t('company:do.leave')}
              </Button>
            )}
          </header>
          {team.handover?.is_mine && (
            <HandoverAsked
              t={t}
              locale={i18n.locale}
              team={team}
              asked={team.handover}
              needsCode={needsCode}
              onChanged={setTeam}
            />
          )}
          {(team.can_approve || team.can_buy) && (
            <Approvals t={t} locale={i18n.locale} canApprove={team.can_approve} initial={approvals} />
          )}
          {team.can_account && <Books t={t} locale={i18n.locale} />}
          <OrderRule t={t} team={team} onChanged={setTeam} />
          <Members t={t} locale={i18n.locale} team={team} onChanged={setTeam} />
          {team.can_manage && <Invite t={t} locale={i18n.locale} team={team} onChanged={setTeam} />}
          {(team.can_manage || team.can_buy) && <Shared t={t} canManage={team.can_manage} />}
          {team.is_owner && (
            <Handover t={t} locale={i18n.locale} team={team} needsCode={needsCode} onChanged={setTeam} />
          )}
          {team.can_manage && <TeamLog t={t} locale={i18n.locale} />}
        </>
      )}
      {isLeaving && team && (
        <ConfirmDialog
          text={t('company:ask.leave', { company: team.name })}
          {...confirmWords(t)}
          yes={t('company:do.leave')}
          pending={isPending}
          onNo={() => setLeaving(false)}
          onYes={() => void leave()}
        />
      )}
    </div>
  );
}
