import type { Locale } from '../i18n/locales.ts';

/** Addresses of the pictures that open a page on the phone that scans them; drawn by api/site-qrcode.ts. */
export const QRCODES = ['store', 'goods', 'seckill', 'presale'] as const;
export type QrcodeKind = (typeof QRCODES)[number];

/** `locale`: the language of the page that opens; Chinese without it. */
export const qrcodeUrl = (kind: QrcodeKind, id: number | string, locale: Locale = 'zh-CN'): string =>
  `/api/common/${kind}_qrcode/${id}.svg${locale === 'zh-CN' ? '' : `?lang=${locale}`}`;
