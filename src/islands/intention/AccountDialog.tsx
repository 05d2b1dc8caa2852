import type { IntentionView } from '#lib/contracts/intention.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { toast } from '#lib/stores/toast.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { Dialog } from '#islands/ui/Dialog.tsx';

interface Props {
  i18n: Messages;
  application: IntentionView;
  onClose: () => void;
}

/** Where the merchant of an approved application logs in, and with which account. */
export function AccountDialog({ i18n, application, onClose }: Props) {
  const t = createT(i18n);
  const { login_url: login, phone } = application;
  const path = login.startsWith('/') ? localizedPath(login, i18n.locale) : login;
  const address = new URL(path, window.location.origin).href;
  const copy = async (text: string): Promise<void> => {
    const isCopied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    toast(
      t(isCopied ? 'intention:record.copied' : 'intention:record.copy_failed'),
      isCopied ? 'success' : 'error',
    );
  };
  return (
    <Dialog label={t('intention:record.account_title')} closeLabel={t('intention:close')} onClose={onClose}>
      <div className="p-6">
        <h2 className="mb-4 pr-10 text-18 font-semibold">{t('intention:record.account_title')}</h2>
        <dl className="grid gap-3">
          {(
            [
              [t('intention:record.login_url'), address],
              [t('intention:record.account'), phone],
            ] as const
          ).map(([name, value]) => (
            <div key={name} className="rounded border border-line p-3">
              <dt className="text-12 text-ink-quiet">{name}</dt>
              <dd className="flex items-center gap-3">
                <span className="min-w-0 flex-1 break-all">{value}</span>
                <Button kind="text" size="small" onClick={() => void copy(value)}>
                  {t('intention:record.copy')}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-4 text-12 text-ink-secondary">{t('intention:record.password_hint')}</p>
        <a href={path} target="_blank" rel="noopener" className={`mt-4 ${buttonLook('main')}`}>
          {t('intention:record.open')}
        </a>
      </div>
    </Dialog>
  );
}
