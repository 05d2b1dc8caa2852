import { useEffect, useState } from 'react';
import { localizedPath } from '#lib/i18n/locales.ts';
import { $user, firstStep, loadUser, startSession } from '#lib/stores/auth.ts';
import { takeRememberedPath } from '#lib/stores/from-path.ts';
import { $typedAccount, firstPanel, LOGIN_PANELS, type LoginPanel } from '#lib/stores/login-dialog.ts';
import type { Messages } from '#lib/i18n/translate.ts';
import LoginPanels from './LoginPanels.tsx';

interface Props {
  i18n: Messages;
  /** Codes are sent by SMS. */
  hasSms: boolean;
}

/** The same panels as a page; a login goes back to where the visitor came from. */
export default function LoginPage({ i18n, hasSms }: Props) {
  const [panel, setPanel] = useState<LoginPanel>(firstPanel(hasSms));
  const goOn = (): string => firstStep() ?? takeRememberedPath(localizedPath('/', i18n.locale));
  // A browser may show a prefetched page for visitors although the user has logged in since.
  useEffect(() => {
    void loadUser().then(() => $user.get() && window.location.replace(goOn()));
  }, []);
  return (
    <LoginPanels
      i18n={i18n}
      hasSms={hasSms}
      panel={panel}
      onPanel={setPanel}
      onRegistered={(account) => {
        $typedAccount.set(account);
        setPanel(LOGIN_PANELS.password);
      }}
      onLogin={async (strategy, token) => {
        await startSession(strategy, token);
        window.location.assign(goOn());
      }}
    />
  );
}
