import { useState } from 'react';
import { companyTeamApi, type TeamMember, type TeamView } from '#lib/contracts/company-team.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { ProofDialog } from './ProofDialog.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  team: TeamView;
  needsCode: boolean;
  onChanged: (team: TeamView) => void;
}

/** The owner asks a member to own the company, or takes that back. */
export function Handover({ t, locale, team, needsCode, onChanged }: Props) {
  const others = team.members.filter((member) => !member.is_self);
  const [heir, setHeir] = useState('');
  const [asked, setAsked] = useState<TeamMember>();
  const [isPending, setPending] = useState(false);
  const chosen = others.find((member) => String(member.member_id) === heir);

  const withdraw = async (): Promise<void> => {
    setPending(true);
    const result = await call(companyTeamApi.withdrawCompany);
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    toast(t('company:handover.withdrawn'), 'success');
    onChanged(result.value);
  };

  return (
    <section aria-labelledby="team-handover">
      <h3 id="team-handover" className="font-semibold">
        {t('company:handover.title')}
      </h3>
      <p className="mt-1 text-12 text-ink-quiet">{t('company:handover.lead')}</p>
      {team.handover ? (
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <span className="min-w-0 break-words">
            {t('company:handover.waiting', {
              name: team.handover.name,
              date: formatDate(team.handover.expire_time, locale, 'date'),
            })}
          </span>
          <Button kind="line" size="small" pending={isPending} onClick={() => void withdraw()}>
            {t('company:handover.withdraw')}
          </Button>
        </p>
      ) : others.length === 0 ? (
        <p className="mt-3 text-ink-secondary">{t('company:handover.alone')}</p>
      ) : (
        <form
          noValidate
          className="mt-3 grid items-end gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,20rem)_auto] sm:justify-start"
          onSubmit={(event) => {
            event.preventDefault();
            if (chosen) setAsked(chosen);
          }}
        >
          <Select
            label={t('company:handover.to')}
            value={heir}
            options={[
              { value: '', name: t('company:handover.choose') },
              ...others.map((member) => ({
                value: String(member.member_id),
                name: `${member.nickname} ${member.phone}`,
              })),
            ]}
            onChange={(event) => setHeir(event.target.value)}
          />
          <Button type="submit" kind="line" disabled={!chosen}>
            {t('company:handover.start')}
          </Button>
        </form>
      )}
      {asked && (
        <ProofDialog
          t={t}
          title={t('company:handover.ask', { company: team.name, name: asked.nickname })}
          note={t('company:handover.ask_note')}
          yes={t('company:handover.start')}
          needsCode={needsCode}
          act={(proof) => call(companyTeamApi.offerCompany, { member_id: asked.member_id, ...proof })}
          onDone={(next) => {
            toast(t('company:handover.sent'), 'success');
            setAsked(undefined);
            setHeir('');
            onChanged(next);
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}
