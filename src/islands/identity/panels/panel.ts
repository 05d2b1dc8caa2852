import type { Strategy } from '#lib/contracts/cookies.ts';
import type { Failure } from '#lib/kernel/result.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Translate } from '#lib/i18n/translate.ts';
import type { LoginPanel } from '#lib/stores/login-dialog.ts';

/** What every panel is given. */
export interface PanelProps {
  t: Translate;
  locale: Locale;
  /** The visitor is logged in: the token is to be kept. */
  onLogin: (strategy: Strategy, token: string) => Promise<void>;
  /** The first proof was accepted, and the account asks for a second. */
  onFactor: (strategy: Strategy, failure: Failure) => void;
  /** Goes to another panel, with the account that was typed so far. */
  onGo: (panel: LoginPanel, account?: string) => void;
  /** An account was opened, under this name. */
  onRegistered: (account: string) => void;
  /** Prefilled in the panel of account and password. */
  account: string;
  agreement: Agreed;
}

/** The agreement is one for all panels: who has ticked it need not do so again. */
export interface Agreed {
  isAccepted: boolean;
  error?: string | undefined;
  set: (isAccepted: boolean) => void;
  /** Shows ERROR11 when it is not accepted. */
  isRight: () => boolean;
}
