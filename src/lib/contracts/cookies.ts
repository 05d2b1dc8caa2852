/** Cookie names are the specification's (section 3, "Stored in cookies"). */
export const COOKIES = {
  strategy: 'auth.strategy',
  lang: 'lang',
  fromPath: 'fromPath',
  logo: 'logo',
  titles: 'titles',
  unreadKefu: 'unreadKefu',
} as const;

export const STRATEGIES = ['password', 'sms', 'code'] as const;
export type Strategy = (typeof STRATEGIES)[number];

export const tokenCookie = (strategy: Strategy) => `auth._token.${strategy}`;
export const bannerCookie = (groupDataId: number | string) => `banner_${groupDataId}`;

/** Names the store in which a person with several stores is working now; it grants no rights. */
export const DESK_STORE_COOKIE = 'desk_store';
