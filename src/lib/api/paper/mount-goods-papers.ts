import { buffer } from 'node:stream/consumers';
import { countRequest } from '../../domain/account/identity/index.ts';
import { readGoods } from '../../domain/goods/catalog/index.ts';
import type { GoodsDetail } from '../../contracts/goods.ts';
import { isLocale, localizedPath, type Locale } from '../../i18n/locales.ts';
import { paths } from '../../i18n/paths.ts';
import { minutes } from '../../kernel/clock.ts';
import { networkOf } from '../../kernel/network.ts';
import { callerAddress } from '../caller.ts';
import { failureEnvelope } from '../envelope.ts';
import { localeOf, type ApiApp, type ApiServices } from '../services.ts';
import { drawGoods, tableOfSizes } from './draw-goods.ts';
import { SHEET_MIMES, writeSheet } from '#lib/tables/write-sheet.ts';

const PDF = 'application/pdf';
/** Papers that are kept for the next reader, and for how long they are true. */
const KEPT_MOST = 60;
const KEPT_MS = minutes(10);
/** Papers that one network may have made in a minute; those that are kept are free. */
const MADE_MOST = 20;

interface Kept {
  bytes: Promise<Buffer>;
  until: number;
}

/**
 * GET /api/store/product/sheet/:id.pdf and .xlsx, data sheet and selection table of a product, in the language of
 * `?lang=`. They are made on request and cached for some minutes: embedding a font into a PDF costs more than any other
 * public request.
 */
export function mountGoodsPapers(app: ApiApp, services: ApiServices): void {
  const kept = new Map<string, Kept>();

  const make = (locale: Locale, goods: GoodsDetail, isPdf: boolean, at: Date): Promise<Buffer> => {
    const address =
      services.settings.siteUrl.replace(/\/$/, '') +
      localizedPath(paths.goodsDetail(goods.product_id), locale);
    return isPdf
      ? drawGoods(locale, goods, address, at)
      : buffer(writeSheet('xlsx', tableOfSizes(locale, goods)));
  };

  app.get('/api/store/product/sheet/:file{[0-9]{1,9}\\.(?:pdf|xlsx)}', async (c) => {
    const [id = '', ending = ''] = c.req.param('file').split('.');
    const lang = c.req.query('lang');
    const locale = isLocale(lang) ? lang : localeOf(c.req.raw);
    const now = services.clock.now();
    const key = `${id}.${ending}.${locale}`;
    let paper = kept.get(key);
    if (!paper || paper.until < now.getTime()) {
      const address = callerAddress(c);
      const made = await countRequest(services, `sheet ${networkOf(address)}`, minutes(1));
      if (made > MADE_MOST) return failureEnvelope(c, services, locale, { code: 'request.too_many' });
      const request = { id: c.get('requestId'), address, device: '' };
      const goods = await readGoods(
        { ...services, actor: { kind: 'visitor' }, locale, request },
        { id: Number(id) },
      );
      if (!goods.ok) return failureEnvelope(c, services, locale, goods.failure);
      paper = { bytes: make(locale, goods.value, ending === 'pdf', now), until: now.getTime() + KEPT_MS };
      kept.delete(key);
      kept.set(key, paper);
      for (const oldest of [...kept.keys()].slice(0, -KEPT_MOST)) kept.delete(oldest);
      paper.bytes.catch(() => kept.delete(key));
    }
    return c.body(new Uint8Array(await paper.bytes), 200, {
      'content-type': ending === 'pdf' ? PDF : SHEET_MIMES.xlsx,
      'content-disposition': `attachment; filename="goods-${id}.${ending}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `public, max-age=${KEPT_MS / 1000}`,
    });
  });
}
