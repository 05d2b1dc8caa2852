import { atom } from 'nanostores';

/** Panels of the login dialog, in the specification's numbering. */
export const LOGIN_PANELS = { sms: 1, password: 2, scan: 3, reset: 4, register: 5 } as const;
export type LoginPanel = (typeof LOGIN_PANELS)[keyof typeof LOGIN_PANELS];

/** The panel that is open, or null. */
export const $loginPanel = atom<LoginPanel | null>(null);

/** The account that was just registered: the panel that asks for it next has it already. */
export const $typedAccount = atom('');

/** Whether codes are sent by SMS, from an attribute of the page. */
export const hasSms = (): boolean => document.documentElement.dataset['sms'] !== 'off';

/** The panel that a login begins with. */
export const firstPanel = (isSmsOn = hasSms()): LoginPanel =>
  isSmsOn ? LOGIN_PANELS.sms : LOGIN_PANELS.password;

let opensAt: LoginPanel | undefined;

/** Opens the dialog; without a panel at the one that was left for the next time. */
export const openLogin = (panel: LoginPanel = opensAt ?? firstPanel()): void => $loginPanel.set(panel);

/** Closes the dialog; `next` is the panel that it opens at from now on, else the usual one. */
export function closeLogin(next?: LoginPanel): void {
  opensAt = next;
  $loginPanel.set(null);
}

export const loginRequired = (): void => openLogin();
