import { useState } from 'react';
import { articleApi } from '#lib/contracts/article.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { Button } from '#islands/ui/Button.tsx';
import { Dialog } from '#islands/ui/Dialog.tsx';

/** The rules of points, read when they are asked for. */
export default function RulesButton({ i18n }: { i18n: Messages }) {
  const t = createT(i18n);
  const [html, setHtml] = useState<string | null>(null);
  const [isWaiting, setWaiting] = useState(false);
  const open = async (): Promise<void> => {
    setWaiting(true);
    const result = await call(articleApi.agreement, { key: 'sys_integral_rule' });
    setWaiting(false);
    if (result.ok) setHtml(result.value.content);
    else showRefusal(result.failure);
  };
  return (
    <>
      <Button kind="text" pending={isWaiting} aria-haspopup="dialog" onClick={() => void open()}>
        {t('points:rules')}
      </Button>
      {html !== null && (
        <Dialog
          label={t('points:rules')}
          closeLabel={t('common:close')}
          onClose={() => setHtml(null)}
          className="!max-w-2xl"
        >
          <div className="p-6">
            <h2 className="mb-4 text-18 font-semibold">{t('points:rules')}</h2>
            {/* Made of the mall's own Markdown, which lets no markup through. */}
            <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </Dialog>
      )}
    </>
  );
}
