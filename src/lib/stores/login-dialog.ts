import { atom } from 'nanostores';

/** Panels of the login dialog, in the specification's numbering. */
export const LOGIN_PANELS = { sms: 1, password: 2, scan: 3, reset: 4, register: 5 } as const;
export type LoginPanel = (typeof LOGIN_PANELS)[keyof typeof LOGIN_PANELS];

/** The panel that is open, or null. */
export const $loginPanel = atom<LoginPanel | null>(null);

/** The account that was just registered: the panel that asks for it next has it already. */
export const $typedAccount = atom('');

let opensAt: LoginPanel = LOGIN_PANELS.sms;

/** Opens the dialog; without a panel at the one that was left for the next time. */
export const openLogin = (panel: LoginPanel = opensAt): void => $loginPanel.set(panel);

/** Closes the dialog; `next` is the panel that it opens at from now on. */
export function closeLogin(next: LoginPanel = LOGIN_PANELS.sms): void {
  opensAt = next;
  $loginPanel.set(null);
}

export const loginRequired = (): void => openLogin();
