import QRCode from 'qrcode';
import { QRCODES, type QrcodeKind } from '../contracts/qrcode.ts';
import { isLocale, localizedPath } from '../i18n/locales.ts';
import { paths } from '../i18n/paths.ts';
import type { ApiApp, ApiServices } from './services.ts';

/** As many pictures as are kept; they cost a millisecond each. */
const KEPT_MAX = 500;
const HEADERS = {
  'content-type': 'image/svg+xml',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'public, max-age=86400',
};

const PAGES: Record<QrcodeKind, (id: number) => string> = {
  store: paths.store,
  goods: paths.goodsDetail,
  seckill: paths.goodsSeckillDetail,
  presale: paths.goodsPresellDetail,
};

/**
 * Pictures that open the site on the phone that scans them: GET /api/common/mobile_qrcode.svg the home page,
 * GET /api/common/store_qrcode/12.svg a store; goods_qrcode, seckill_qrcode and presale_qrcode what is sold. With
 * ?lang=en-US they open the English page.
 */
export function mountSiteQrcode(app: ApiApp, { settings }: ApiServices): void {
  const site = settings.siteUrl.replace(/\/$/, '');
  const kept = new Map<string, Promise<string>>();
  const pictureOf = (path: string): Promise<string> => {
    const known = kept.get(path);
    if (known) return known;
    if (kept.size >= KEPT_MAX) kept.clear();
    const drawn = QRCode.toString(site + path, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
    kept.set(path, drawn);
    return drawn;
  };
  app.get('/api/common/mobile_qrcode.svg', async (c) => c.body(await pictureOf('/'), 200, HEADERS));
  for (const kind of QRCODES) {
    app.get(`/api/common/${kind}_qrcode/:file{[1-9][0-9]{0,8}[.]svg}`, async (c) => {
      const id = Number.parseInt(c.req.param('file') ?? '', 10);
      const lang = c.req.query('lang');
      const path = localizedPath(PAGES[kind](id), isLocale(lang) ? lang : 'zh-CN');
      return c.body(await pictureOf(path), 200, HEADERS);
    });
  }
}
