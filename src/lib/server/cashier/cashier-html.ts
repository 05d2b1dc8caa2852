import type { CounterTrade } from '../../adapters/payment/payment-provider.ts';
import { formatAmount } from '../../i18n/format.ts';
import type { Key } from '../../i18n/keys.ts';
import type { Translate } from '../../i18n/translate.ts';
import { escapeHtml } from '../../kernel/escape.ts';
import { yuan } from '../../kernel/money.ts';

interface Page {
  zh: Translate;
  en: Translate;
  lang: string;
  /** Absent for an unknown number. */
  trade: CounterTrade | undefined;
  /** Data address of the code that opens this page on a phone; empty when nothing is to be paid. */
  picture: string;
}

const STYLE = `
:root{color-scheme:light}
body{margin:0;background:#f3f4f6;color:#1f2937;font:16px/1.6 system-ui,"Noto Sans CJK SC","Microsoft YaHei",sans-serif}
main{max-width:560px;margin:0 auto;padding:24px 16px}
.notice{background:#fff7ed;border:2px dashed #c2410c;color:#7c2d12;padding:12px 16px;margin:0 0 16px}
.card{background:#fff;border:1px solid #d1d5db;padding:24px}
h1{font-size:20px;margin:0 0 4px}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;margin:16px 0}
dt{color:#4b5563}
dd{margin:0;overflow-wrap:anywhere}
.amount{font-size:32px;font-weight:700;color:#b91c1c;font-variant-numeric:tabular-nums}
form{display:inline-block;margin:0 12px 12px 0}
button,a.back{display:inline-block;font:inherit;min-height:44px;padding:8px 20px;border:1px solid #4b5563;background:#fff;color:#1f2937;cursor:pointer;text-decoration:none;box-sizing:border-box}
button.main,a.back.main{background:#b91c1c;border-color:#b91c1c;color:#fff}
button:focus-visible,a:focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
.state{font-size:18px;font-weight:600;margin:0 0 16px}
img{display:block}
@media (max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 12px}}
.en{color:#4b5563;font-size:.875em}
.notice .en{color:inherit}
button.main .en,a.main .en{color:inherit}
button .en,a .en{color:inherit}
`;

/** The cashier's page; at its top it says in both languages what it is. */
export function cashierHtml({ zh, en, lang, trade, picture }: Page): string {
  const both = (key: Key): string =>
    `${escapeHtml(zh(key))} <span class="en" lang="en">${escapeHtml(en(key))}</span>`;
  const button = (act: string, key: Key, look: string): string =>
    `<form method="post" action="/cashier/pay/${trade?.outTradeNo}/${act}"><button class="${look}">${both(key)}</button></form>`;
  const fact = (key: Key, value: string): string => `<dt>${both(key)}</dt><dd>${value}</dd>`;
  const back = (look: string): string =>
    trade?.returnUrl
      ? `<p><a class="back ${look}" href="${escapeHtml(trade.returnUrl)}">${both('cashier:back')}</a></p>`
      : '';

  const facts = trade
    ? `<dl>${fact('cashier:merchant', both('cashier:merchant_name'))}${fact('cashier:order', escapeHtml(trade.subject))}` +
      `${fact('cashier:amount', `<span class="amount">${formatAmount(yuan(trade.amount))}</span>`)}</dl>`
    : '';
  const choices =
    trade?.status === 'open'
      ? button('confirm', 'cashier:confirm', 'main') +
        button('cancel', 'cashier:cancel', '') +
        `<p>${both('cashier:scan')}</p><img src="${picture}" width="180" height="180" alt="${escapeHtml(`${zh('cashier:scan')} ${en('cashier:scan')}`)}">`
      : back('main');
  return (
    `<!doctype html><html lang="${lang}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">` +
    `<title>${escapeHtml(`${zh('cashier:title')} ${en('cashier:title')}`)}</title><style>${STYLE}</style></head><body><main>` +
    `<p class="notice" role="note">${escapeHtml(zh('cashier:notice'))}<br><span class="en" lang="en">${escapeHtml(en('cashier:notice'))}</span></p>` +
    `<div class="card"><h1>${both('cashier:title')}</h1>${facts}` +
    `<p class="state" role="status">${both(`cashier:state.${trade?.status ?? 'unknown'}`)}</p>${choices}</div></main></body></html>`
  );
}
