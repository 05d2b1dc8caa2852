import { useState } from 'react';
import { approvalApi, type ApprovalView } from '#lib/contracts/approval.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { useKeptState } from '#islands/form/use-kept-form.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { Button } from '#islands/ui/Button.tsx';
import { ApprovalRow } from './ApprovalRow.tsx';
import { ReasonDialog, type ReasonedAct } from './ReasonDialog.tsx';

interface Listed {
  count: number;
  list: ApprovalView[];
}
interface Props {
  t: Translate;
  locale: Locale;
  canApprove: boolean;
  initial: Listed;
}

const LIMIT = 10;

/** Orders that wait: for who decides all of them with their buttons, for a purchaser his own. */
export function Approvals({ t, locale, canApprove, initial }: Props) {
  const [waiting, setWaiting] = useState(initial);
  const [decided, setDecided] = useState<Listed | null>(null);
  const [asked, setAsked] = useKeptState<{ row: ApprovalView; act: ReasonedAct } | null>(
    'approval asked',
    null,
  );
  const [pending, setPending] = useState('');

  const ask = async (status: 'waiting' | 'decided', known: ApprovalView[]): Promise<Listed | null> => {
    const page = Math.floor(known.length / LIMIT) + 1;
    const result = await call(approvalApi.list, { status, page, limit: LIMIT });
    if (!result.ok) {
      showRefusal(result.failure);
      return null;
    }
    const ids = new Set(known.map((row) => row.group_order_id));
    const fresh = result.value.list.filter((row) => !ids.has(row.group_order_id));
    return { count: result.value.count, list: [...known, ...fresh] };
  };
  const refresh = async (): Promise<void> => {
    const next = await ask('waiting', []);
    if (next) setWaiting(next);
    if (decided) setDecided(await ask('decided', []));
  };
  useMoved(() => void refresh(), pending === '');
  const approve = async ({ group_order_id: id }: ApprovalView): Promise<void> => {
    setPending(id);
    const result = await call(approvalApi.approve, { id });
    setPending('');
    if (result.ok) toast(t('company:approval.approved'), 'success');
    else showRefusal(result.failure);
    await refresh();
  };
  const more = async (): Promise<void> => {
    const next = await ask('waiting', waiting.list);
    if (next) setWaiting(next);
  };
  const moreDecided = async (): Promise<void> => {
    const next = await ask('decided', decided?.list ?? []);
    if (next) setDecided(next);
  };

  return (
    <section aria-labelledby="team-approvals" id="approvals" className="scroll-mt-20">
      <h3 id="team-approvals" className="font-semibold">
        {t(canApprove ? 'company:approval.title' : 'company:approval.own_title', { count: waiting.count })}
      </h3>
      {waiting.list.length === 0 ? (
        <p className="mt-2 text-ink-quiet">{t('company:approval.none')}</p>
      ) : (
        <ul className="mt-2 grid gap-3">
          {waiting.list.map((row) => (
            <ApprovalRow
              key={row.group_order_id}
              t={t}
              locale={locale}
              row={row}
              isPending={pending === row.group_order_id}
              onApprove={() => void approve(row)}
              onReason={(act) => setAsked({ row, act })}
            />
          ))}
        </ul>
      )}
      {waiting.list.length < waiting.count && (
        <Button kind="line" size="small" className="mt-3" onClick={() => void more()}>
          {t('company:approval.more')}
        </Button>
      )}
      {decided && (
        <>
          <h4 className="mt-4 text-ink-secondary">{t('company:approval.decided')}</h4>
          {decided.list.length === 0 ? (
            <p className="mt-2 text-ink-quiet">{t('company:log.empty')}</p>
          ) : (
            <ul className="mt-2 grid gap-3">
              {decided.list.map((row) => (
                <ApprovalRow key={row.group_order_id} t={t} locale={locale} row={row} />
              ))}
            </ul>
          )}
        </>
      )}
      {(!decided || decided.list.length < decided.count) && (
        <p className="mt-3">
          <Button kind="text" size="small" onClick={() => void moreDecided()}>
            {t(decided ? 'company:approval.more' : 'company:approval.show_decided')}
          </Button>
        </p>
      )}
      {asked && (
        <ReasonDialog
          t={t}
          {...asked}
          onClose={() => setAsked(null)}
          onSent={() => {
            setAsked(null);
            void refresh();
          }}
        />
      )}
    </section>
  );
}
