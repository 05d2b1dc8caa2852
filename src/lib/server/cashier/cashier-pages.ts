import type { IncomingMessage, ServerResponse } from 'node:http';
import QRCode from 'qrcode';
import type { CounterTrade, PaymentCounter } from '../../adapters/payment/payment-provider.ts';
import { DEFAULT_LOCALE } from '../../kernel/limits.ts';
import { cashierHtml } from './cashier-html.ts';
import type { Services } from '../services.ts';

const CSP =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const ADDRESS = /^\/cashier\/pay\/([0-9a-z]{26})(\/confirm|\/cancel)?$/;

type Pages = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;

/** A form of another site must not press our buttons. */
function isFromHere(req: IncomingMessage): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site) return site === 'same-origin' || site === 'none';
  const { origin, host } = req.headers;
  return !origin || (URL.canParse(origin) && new URL(origin).host === host);
}

/** The local cashier's own pages, where a person plays the payer. Undefined where the cashier does not run. */
export function createCashierPages(services: Services): Pages | undefined {
  const counter: PaymentCounter | undefined = services.payments['cashier']?.counter;
  if (!counter) return undefined;
  const [zh, en] = [services.translators['zh-CN'], services.translators['en-US']];

  async function show(res: ServerResponse, status: number, trade: CounterTrade | undefined): Promise<void> {
    const link = trade && `${services.settings.siteUrl}/cashier/pay/${trade.outTradeNo}`;
    const picture =
      link && trade.status === 'open' ? await QRCode.toDataURL(link, { margin: 1, width: 240 }) : '';
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' });
    res.end(cashierHtml({ zh, en, lang: DEFAULT_LOCALE, trade, picture }));
  }

  function refuse(res: ServerResponse, status: number): void {
    res
      .writeHead(status, { 'content-type': 'text/plain; charset=utf-8' })
      .end(`${zh('cashier:refused')} ${en('cashier:refused')}`);
  }

  return async (req, res, path) => {
    res.setHeader('cache-control', 'no-store');
    res.setHeader('content-security-policy', CSP);
    res.setHeader('referrer-policy', 'same-origin');
    const [, outTradeNo = '', act] = ADDRESS.exec(path) ?? [];
    const trade = outTradeNo ? await counter.find(outTradeNo) : undefined;
    if (!trade) return show(res, 404, undefined);
    if (!act) return req.method === 'GET' ? show(res, 200, trade) : refuse(res, 405);
    if (req.method !== 'POST') return refuse(res, 405);
    if (!isFromHere(req)) return refuse(res, 403);
    req.resume();
    await (act === '/confirm' ? counter.confirm(outTradeNo) : counter.cancel(outTradeNo));
    // Shown by GET, so that reloading the answer presses no button again.
    res.writeHead(303, { location: `/cashier/pay/${outTradeNo}` }).end();
  };
}
