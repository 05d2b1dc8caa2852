import QRCode from 'qrcode';
import type { ApiApp } from './app.ts';
import type { ApiServices } from './services.ts';

/** GET /api/common/mobile_qrcode.svg: opens the site on the phone that scans it. */
export function mountSiteQrcode(app: ApiApp, { settings }: ApiServices): void {
  let picture: Promise<string> | undefined;
  app.get('/api/common/mobile_qrcode.svg', async (c) => {
    picture ??= QRCode.toString(`${settings.siteUrl}/`, {
      type: 'svg',
      errorCorrectionLevel: 'M',
      margin: 2,
    });
    return c.body(await picture, 200, {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=86400',
    });
  });
}
