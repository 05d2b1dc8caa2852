export { brandLogo, type BrandSign } from './brand-logo.ts';
export { loginGround } from './login-ground.ts';
export { mark } from './marks.ts';
export { merchantLogo, type MerchantSign } from './merchant-logo.ts';
export { favicon, siteLogo, touchIcon } from './site-logo.ts';
export { SITE } from './site-sign.ts';
export type { Locale } from './slide.ts';
export { newsCover } from './news-cover.ts';
