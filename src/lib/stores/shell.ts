import { atom, map } from 'nanostores';

/** What the frame of the open page shows (specification, section 3): filled from the page, shared by all islands. */
export const $headers = atom(false);
export const $footers = atom(false);

export interface SiteState {
  logoUrl: string;
  titleCon: string;
  /** Address of the site; always ends with a slash. */
  domain: string;
  hotline: string;
  /** '1' while the user answers chats. */
  openService: string;
}
export const $site = map<SiteState>({ logoUrl: '', titleCon: '', domain: '', hotline: '', openService: '0' });

export interface TopBannerState {
  image: string;
  group_data_id: number;
}
export const $topBanner = atom<TopBannerState | null>(null);

export const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
