import { useState } from 'react';
import { companyTeamApi, type TeamView } from '#lib/contracts/company-team.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ProofDialog } from './ProofDialog.tsx';

interface Props {
  t: Translate;
  locale: Locale;
  team: TeamView;
  asked: NonNullable<TeamView['handover']>;
  needsCode: boolean;
  onChanged: (team: TeamView) => void;
}

/** The reader is asked to own the company. */
export function HandoverAsked({ t, locale, team, asked, needsCode, onChanged }: Props) {
  const [isTaking, setTaking] = useState(false);
  const [isPending, setPending] = useState(false);
  const refuse = async (): Promise<void> => {
    setPending(true);
    const result = await call(companyTeamApi.answerHandover, { is_agreed: false });
    setPending(false);
    if (!result.ok) return showRefusal(result.failure);
    toast(t('company:handover.declined'), 'success');
    onChanged(result.value);
  };
  return (
    <section
      aria-label={t('company:handover.title')}
      className="flex flex-wrap items-center gap-3 rounded border border-warning bg-warning-tint p-4"
    >
      <p className="min-w-0 flex-1 break-words max-sm:basis-full">
        {t('company:handover.asked', {
          name: asked.owner,
          company: team.name,
          date: formatDate(asked.expire_time, locale, 'date'),
        })}
      </p>
      <Button kind="line" size="small" pending={isPending} onClick={() => void refuse()}>
        {t('company:handover.refuse')}
      </Button>
      <Button kind="steel" size="small" onClick={() => setTaking(true)}>
        {t('company:handover.accept')}
      </Button>
      {isTaking && (
        <ProofDialog
          t={t}
          title={t('company:handover.take', { company: team.name })}
          note={t('company:handover.take_note')}
          yes={t('company:handover.accept')}
          needsCode={needsCode}
          act={(proof) => call(companyTeamApi.answerHandover, { is_agreed: true, ...proof })}
          onDone={(next) => {
            toast(t('company:handover.taken'), 'success');
            setTaking(false);
            onChanged(next);
          }}
          onClose={() => setTaking(false)}
        />
      )}
    </section>
  );
}
