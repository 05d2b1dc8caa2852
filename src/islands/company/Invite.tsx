import { useState } from 'react';
import { phoneFault, TEAM_ROLES, type TeamRole } from '#lib/contracts/fields.ts';
import { companyTeamApi, type TeamInvitation, type TeamView } from '#lib/contracts/company-team.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { canWord, roleOptions, roleWord } from './words.ts';

interface Props {
  t: Translate;
  locale: Locale;
  team: TeamView;
  onChanged: (team: TeamView) => void;
}

/** Invites a member by phone, and lists invitations that are not answered yet. */
export function Invite({ t, locale, team, onChanged }: Props) {
  const [phone, setPhone] = useState('');
  const [role, setRole] = useState<TeamRole>('purchaser');
  const [error, setError] = useState<string | undefined>();
  const [pending, setPending] = useState('');

  const send = async (): Promise<void> => {
    const fault = phoneFault(phone.trim());
    if (fault) return setError(t(`failures:${fault}`));
    setPending('new');
    const result = await call(companyTeamApi.invite, { phone: phone.trim(), role });
    setPending('');
    if (!result.ok) {
      if (result.failure.field === 'phone') return setError(result.failure.message);
      return showRefusal(result.failure);
    }
    toast(t('company:invite.sent'), 'success');
    setPhone('');
    onChanged({ ...team, invitations: [result.value, ...team.invitations] });
  };
  const withdraw = async ({ invitation_id: id }: TeamInvitation): Promise<void> => {
    setPending(id);
    const result = await call(companyTeamApi.withdraw, { invitation_id: id });
    setPending('');
    if (!result.ok) return showRefusal(result.failure);
    toast(t('company:invite.withdrawn'), 'success');
    onChanged({ ...team, invitations: team.invitations.filter((row) => row.invitation_id !== id) });
  };

  return (
    <section aria-labelledby="team-invite">
      <h3 id="team-invite" className="font-semibold">
        {t('company:invite.title')}
      </h3>
      <form
        noValidate
        className="mt-3 grid items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={t('company:invite.phone')}
          help={t('company:invite.help')}
          error={error}
          value={phone}
          type="tel"
          inputMode="numeric"
          autoComplete="off"
          maxLength={11}
          onChange={(event) => {
            setPhone(event.target.value);
            setError(undefined);
          }}
        />
        <Select
          label={t('company:invite.role')}
          help={canWord(t, role)}
          value={role}
          options={roleOptions(t)}
          onChange={(event) => setRole(TEAM_ROLES.find((one) => one === event.target.value) ?? 'purchaser')}
        />
        <Button type="submit" kind="steel" pending={pending === 'new'} className="sm:mt-[26px]">
          {t('company:invite.send')}
        </Button>
      </form>
      {team.invitations.length > 0 && (
        <>
          <h4 className="mt-4 text-ink-secondary">
            {t('company:invite.open', { count: team.invitations.length })}
          </h4>
          <ul className="mt-1 border-t border-line">
            {team.invitations.map((row) => (
              <li
                key={row.invitation_id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
              >
                <span className="min-w-0 flex-1">
                  {row.phone}&nbsp;· {roleWord(t, row.role)}
                  <span className="block text-12 text-ink-quiet">
                    {t('company:invite.until', { date: formatDate(row.expire_time, locale, 'date') })}
                  </span>
                </span>
                <Button
                  kind="text"
                  size="small"
                  pending={pending === row.invitation_id}
                  onClick={() => void withdraw(row)}
                >
                  {t('company:invite.withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
