import { atom } from 'nanostores';

/** Panels of the login dialog, in the specification's numbering. */
export const LOGIN_PANELS = { sms: 1, password: 2, scan: 3, reset: 4, register: 5 } as const;
export type LoginPanel = (typeof LOGIN_PANELS)[keyof typeof LOGIN_PANELS];

/** The panel that is open, or null. */
export const $loginPanel = atom<LoginPanel | null>(null);

export const openLogin = (panel: LoginPanel = LOGIN_PANELS.sms): void => $loginPanel.set(panel);
export const closeLogin = (): void => $loginPanel.set(null);
export const loginRequired = (): void => openLogin();
