import { useState } from 'react';
import { companyTeamApi, type TeamView } from '#lib/contracts/company-team.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { Button } from '#islands/ui/Button.tsx';
import { LimitDialog } from './LimitDialog.tsx';

interface Props {
  t: Translate;
  team: TeamView;
  onChanged: (team: TeamView) => void;
}

/** Which orders of purchasers need an approval. */
export function OrderRule({ t, team, onChanged }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section
      aria-label={t('company:limit.rule')}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded bg-ground px-4 py-3"
    >
      <p className="min-w-0 flex-1 max-sm:basis-full">
        {team.order_limit === null
          ? t('company:limit.rule_none')
          : t('company:limit.rule_set', { amount: team.order_limit })}
      </p>
      {team.can_approve && (
        <Button kind="line" size="small" onClick={() => setOpen(true)}>
          {t('company:limit.change')}
        </Button>
      )}
      {isOpen && (
        <LimitDialog
          t={t}
          title={t('company:limit.rule_title')}
          help={t('company:limit.rule_help')}
          initial={team.order_limit}
          save={(limit) => call(companyTeamApi.rule, { order_limit: limit })}
          onSaved={(next) => {
            setOpen(false);
            onChanged(next);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}
