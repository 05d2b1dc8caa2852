import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import type { Strategy } from '#lib/contracts/cookies.ts';
import { $typedAccount, LOGIN_PANELS, type LoginPanel } from '#lib/stores/login-dialog.ts';
import { LoginTabs } from './LoginTabs.tsx';
import type { PanelProps } from './panels/panel.ts';
import PasswordPanel from './panels/PasswordPanel.tsx';
import SmsPanel from './panels/SmsPanel.tsx';
import { useAgreement } from './panels/use-agreement.ts';

// Seldom opened: their code is loaded on demand.
const ScanPanel = lazy(() => import('./panels/ScanPanel.tsx'));
const ResetPanel = lazy(() => import('./panels/ResetPanel.tsx'));
const RegisterPanel = lazy(() => import('./panels/RegisterPanel.tsx'));
const NoSmsPanel = lazy(() => import('./panels/NoSmsPanel.tsx'));
const FactorPanel = lazy(() => import('./panels/FactorPanel.tsx'));

interface Props {
  i18n: Messages;
  /** Codes are sent by SMS; without them these panels say what to do instead. */
  hasSms: boolean;
  panel: LoginPanel;
  onPanel: (panel: LoginPanel) => void;
  onLogin: (strategy: Strategy, token: string) => Promise<void>;
  onRegistered: (account: string) => void;
}

const views = { 1: SmsPanel, 2: PasswordPanel, 3: ScanPanel, 4: ResetPanel, 5: RegisterPanel };

/** Text of each panel that needs an SMS, for a mall that sends none. */
const withoutSms: Partial<Record<LoginPanel, 'login' | 'reset' | 'register'>> = {
  1: 'login',
  4: 'reset',
  5: 'register',
};

/** The five panels, for the dialog and for the page. */
export default function LoginPanels({ i18n, hasSms, panel, onPanel, onLogin, onRegistered }: Props) {
  const t = createT(i18n);
  const id = useId();
  const agreement = useAgreement(t);
  const [account, setAccount] = useState(() => $typedAccount.get());
  const [wanted, setWanted] = useState<{ strategy: Strategy; ticket: string } | null>(null);
  const isLogin = panel <= LOGIN_PANELS.scan;
  const { region, onShown } = useFocusOfPanel(panel);

  const go: PanelProps['onGo'] = (next, typed = '') => {
    setAccount(typed);
    onPanel(next);
  };
  const View = views[panel];
  const refusal = hasSms ? undefined : withoutSms[panel];
  const link = (to: LoginPanel, words: string) => (
    <button type="button" onClick={() => go(to)} className="min-h-8 text-info hover:underline">
      {words}
    </button>
  );
  if (wanted) {
    return (
      <div className="grid gap-4 p-6">
        <h2 className="pr-10 text-20 font-semibold leading-tight">{t('identity:factor.title')}</h2>
        <Suspense fallback={<div className="min-h-[220px]" aria-busy="true" />}>
          <FactorPanel
            t={t}
            ticket={wanted.ticket}
            onToken={(token) => onLogin(wanted.strategy, token)}
            onOver={() => setWanted(null)}
          />
        </Suspense>
        <button
          type="button"
          onClick={() => setWanted(null)}
          className="min-h-8 justify-self-end text-14 text-info hover:underline"
        >
          {t('identity:to_login')}
        </button>
      </div>
    );
  }
  return (
    <div className="grid gap-4 p-6">
      {isLogin ? (
        <LoginTabs t={t} panel={panel} controls={id} onGo={go} />
      ) : (
        <h2 className="pr-10 text-20 font-semibold leading-tight">
          {t(panel === LOGIN_PANELS.reset ? 'identity:reset.title' : 'identity:register.title')}
        </h2>
      )}
      <div
        id={id}
        ref={region}
        {...(isLogin ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${panel}` } : {})}
      >
        <Suspense fallback={<div className="min-h-[220px]" aria-busy="true" />}>
          {refusal ? (
            <NoSmsPanel t={t} about={refusal} />
          ) : (
            <View
              t={t}
              locale={i18n.locale}
              account={account}
              agreement={agreement}
              onLogin={onLogin}
              onFactor={(strategy, { params }) =>
                setWanted({ strategy, ticket: String(params?.['ticket'] ?? '') })
              }
              onGo={go}
              onRegistered={(registered) => {
                setAccount(registered);
                onRegistered(registered);
              }}
            />
          )}
          <Shown key={panel} onShown={onShown} />
        </Suspense>
      </div>
      <div className="flex justify-between text-14">
        {isLogin ? link(LOGIN_PANELS.reset, t('identity:forgot')) : <span />}
        {isLogin
          ? link(LOGIN_PANELS.register, t('identity:to_register'))
          : link(LOGIN_PANELS.password, t('identity:to_login'))}
      </div>
    </div>
  );
}

/** Tells when what stands before it is there, however long its code was on the way. */
function Shown({ onShown }: { onShown: () => void }) {
  const told = useRef(onShown);
  useEffect(() => told.current(), []);
  return null;
}

/** A panel that was opened by a link takes the focus; a tab keeps it, so that arrow keys go on. */
function useFocusOfPanel(panel: LoginPanel) {
  const region = useRef<HTMLDivElement>(null);
  const before = useRef(panel);
  const onShown = (): void => {
    const isNew = before.current !== panel;
    before.current = panel;
    if (!isNew || document.activeElement?.getAttribute('role') === 'tab') return;
    region.current?.querySelector<HTMLElement>('input, [tabindex="-1"]')?.focus();
  };
  return { region, onShown };
}
