import { useState } from 'react';
import { approvalApi, type ApprovalView } from '#lib/contracts/approval.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { toast } from '#lib/stores/toast.ts';
import { useKeptState } from '#islands/form/use-kept-form.ts';
import { TypedDialog } from '#islands/form/TypedDialog.tsx';
import { TextArea } from '#islands/ui/form/TextArea.tsx';
import { SendOrCancel } from '#islands/ui/SendOrCancel.tsx';

/** What an approver does with a reason: the order is cancelled, or goes on waiting for its buyer to change it. */
export type ReasonedAct = 'refuse' | 'change';

const SENDING = { refuse: approvalApi.refuse, change: approvalApi.askChange } as const;

interface Props {
  t: Translate;
  row: ApprovalView;
  act: ReasonedAct;
  onSent: () => void;
  onClose: () => void;
}

const REASON_MAX = 100;

/** Asks why an order is refused, or what should be changed of it. */
export function ReasonDialog({ t, row, act, onSent, onClose }: Props) {
  const [reason, setReason] = useKeptState(`reason ${act} ${row.group_order_id}`, '');
  const [error, setError] = useState<string | undefined>();
  const [isPending, setPending] = useState(false);
  const send = async (): Promise<void> => {
    setPending(true);
    const result = await call(SENDING[act], { id: row.group_order_id, reason });
    setPending(false);
    if (!result.ok) return setError(result.failure.message);
    toast(t(`company:approval.${act}.done`), 'success');
    onSent();
  };
  const title = t(`company:approval.${act}.title`, { sn: row.group_order_sn });
  return (
    <TypedDialog t={t} label={title} onClose={onClose}>
      <form
        noValidate
        className="grid gap-4 p-6"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <h3 className="break-words pr-8 text-16 font-semibold">{title}</h3>
        <p className="text-ink-secondary">{t(`company:approval.${act}.note`)}</p>
        <TextArea
          label={t(`company:approval.${act}.reason`)}
          value={reason}
          most={REASON_MAX}
          error={error}
          onChange={(text) => {
            setReason(text);
            setError(undefined);
          }}
        />
        <SendOrCancel
          t={t}
          send={t(`company:approval.${act}.send`)}
          isPending={isPending}
          onCancel={onClose}
        />
      </form>
    </TypedDialog>
  );
}
