import { TEAM_ROLES, type TeamRole } from '#lib/contracts/fields.ts';
import type { TeamMember } from '#lib/contracts/company-team.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { Button } from '#islands/ui/Button.tsx';
import { roleOptions, roleWord } from './words.ts';

interface Props {
  t: Translate;
  since: string | null;
  member: TeamMember;
  canManage: boolean;
  onRole: (role: TeamRole) => void;
  onLimit: () => void;
  onBudget: () => void;
  onRemove: () => void;
}

const badge = 'rounded bg-ground px-2 text-12 font-normal text-ink-secondary';

function limitWord(t: Translate, member: TeamMember): string {
  if (member.order_limit !== null) return t('company:limit.own', { amount: member.order_limit });
  return t(member.role === 'purchaser' ? 'company:limit.company' : 'company:limit.none');
}

/** One of the people: who, since when, in which role, up to which sum. */
export function MemberRow({ t, since, member, canManage, onRole, onLimit, onBudget, onRemove }: Props) {
  const isOpen = canManage && !member.is_owner && !member.is_self;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="break-all">{member.nickname}</span>
          {member.is_owner && <span className={badge}>{t('company:owner')}</span>}
          {member.is_self && <span className={badge}>{t('company:self')}</span>}
        </p>
        <p className="mt-1 text-12 text-ink-quiet">
          {member.phone}
          {since && <>&nbsp;· {t('company:since', { date: since })}</>}
        </p>
      </div>
      {(member.can_limit || member.order_limit !== null) && (
        <p className="flex items-center gap-2 text-12 text-ink-secondary">
          {limitWord(t, member)}
          {member.can_limit && (
            <Button kind="text" size="small" onClick={onLimit}>
              {t('company:limit.change')}
            </Button>
          )}
        </p>
      )}
      {(member.can_limit || member.month_budget !== null) && (
        <p className="flex items-center gap-2 text-12 text-ink-secondary">
          {member.month_budget === null
            ? t('company:budget.none')
            : t('company:budget.own', { amount: member.month_budget })}
          {member.can_limit && (
            <Button kind="text" size="small" onClick={onBudget}>
              {t('company:budget.change')}
            </Button>
          )}
        </p>
      )}
      {isOpen ? (
        <select
          aria-label={t('company:do.role', { name: member.nickname })}
          value={member.role}
          onChange={(event) => {
            const role = TEAM_ROLES.find((one) => one === event.target.value);
            if (role) onRole(role);
          }}
          className="min-h-11 rounded border border-line-strong bg-white px-2 text-14 max-md:text-16 md:min-h-8"
        >
          {roleOptions(t).map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      ) : (
        <span className="text-ink-secondary">{roleWord(t, member.role)}</span>
      )}
      {isOpen && (
        <Button kind="line" size="small" onClick={onRemove}>
          {t('company:do.remove')}
        </Button>
      )}
    </li>
  );
}
