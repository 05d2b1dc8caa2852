/** Addresses of the pictures that open a page on the phone that scans them; drawn by api/site-qrcode.ts. */
export const QRCODES = ['store', 'goods', 'seckill', 'presale'] as const;
export type QrcodeKind = (typeof QRCODES)[number];

export const qrcodeUrl = (kind: QrcodeKind, id: number | string): string =>
  `/api/common/${kind}_qrcode/${id}.svg`;
