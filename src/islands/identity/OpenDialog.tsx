import { Dialog } from '#islands/ui/Dialog.tsx';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import type { Strategy } from '#lib/contracts/cookies.ts';
import {
  $typedAccount,
  closeLogin,
  hasSms,
  LOGIN_PANELS,
  openLogin,
  type LoginPanel,
} from '#lib/stores/login-dialog.ts';
import LoginPanels from './LoginPanels.tsx';

interface Props {
  i18n: Messages;
  panel: LoginPanel;
  onLogin: (strategy: Strategy, token: string, words: string) => Promise<void>;
}

/** The open dialog. After a registration it closes, and opens at the account login the next time. */
export default function OpenDialog({ i18n, panel, onLogin }: Props) {
  const t = createT(i18n);
  return (
    <Dialog label={t('identity:title')} closeLabel={t('identity:close')} onClose={() => closeLogin()}>
      <LoginPanels
        i18n={i18n}
        hasSms={hasSms()}
        panel={panel}
        onPanel={openLogin}
        onRegistered={(account) => {
          $typedAccount.set(account);
          closeLogin(LOGIN_PANELS.password);
        }}
        onLogin={async (strategy, token) => {
          await onLogin(strategy, token, t('identity:succeeded'));
        }}
      />
    </Dialog>
  );
}
