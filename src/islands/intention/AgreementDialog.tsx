import { useEffect, useState } from 'react';
import { articleApi } from '#lib/contracts/article.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  t: Translate;
  onClose: () => void;
  onAgree: () => void;
}

/** The entry agreement as an operator keeps it. */
export function AgreementDialog({ t, onClose, onAgree }: Props) {
  const [html, setHtml] = useState<string | undefined>();
  const [isBroken, setBroken] = useState(false);
  const load = async (): Promise<void> => {
    setBroken(false);
    const result = await call(articleApi.agreement, { key: 'sys_intention_agree' });
    if (result.ok) setHtml(result.value.content);
    else setBroken(true);
  };
  useEffect(() => void load(), []);
  return (
    <Dialog
      label={t('intention:agreement')}
      closeLabel={t('intention:close')}
      onClose={onClose}
      className="!max-w-2xl"
    >
      <div className="p-6 pt-14">
        {/* Clean HTML: the server took everything out of it that is no text. */}
        {html !== undefined && (
          <div
            className="prose max-h-[56dvh] overflow-y-auto text-14"
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
        {isBroken && (
          <Button kind="line" onClick={() => void load()}>
            {t('intention:failed')}
          </Button>
        )}
        <div className="mt-4 flex justify-end">
          <Button data-autofocus onClick={onAgree} disabled={html === undefined}>
            {t('intention:agree')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
