// A buyer of the trade benchmark: an account, an address and money on the balance, all through the API.
import { setTimeout as wait } from 'node:timers/promises';
import { createCall, type Call, type Transport } from '#lib/call/call.ts';
import { addressApi } from '#lib/contracts/address.ts';
import { presaleBalanceApi } from '#lib/contracts/presale-balance.ts';
import { identityApi } from '#lib/contracts/identity.ts';
import type { Result } from '#lib/kernel/result.ts';

const CHARGE = '20000.00';
const STREET = ['13', '1301', '130102', '130102001'];

export function valueOf<T>(result: Result<T, string>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.failure)}`);
  return result.value;
}

/** Calls the API from a network address of its own, so that nobody shares the limits of another. */
export function callFrom(site: string, at: number, token?: string): Call {
  const overHttp: Transport = async ({ method, path, headers, body }) => {
    const reply = await fetch(site + path, {
      method,
      headers: {
        ...headers,
        'content-type': 'application/json',
        'x-forwarded-for': `10.7.${at >> 8}.${at & 255}`,
      },
      body: body === undefined ? null : JSON.stringify(body),
    });
    return reply.json();
  };
  return createCall(overHttp, () => ({ token, lang: 'zh-CN' }));
}

/** The code in the newest message to a phone, as soon as it is sent. */
async function smsCode(site: string, phone: string): Promise<string> {
  for (;;) {
    const reply = await fetch(`${site}/dev/sms`, { headers: { accept: 'application/json' } });
    const sent = (await reply.json()) as { phone: string; text: string }[];
    const code = /\d{6}/.exec(sent.find((row) => row.phone === phone)?.text ?? '')?.[0];
    if (code) return code;
    await wait(50);
  }
}

/** Registers number `at` and gives it an address and 20,000 yuan; answers its calls. */
export async function newBuyer(site: string, at: number): Promise<Call> {
  const phone = `15${String(at + 1).padStart(9, '0')}`;
  const nobody = callFrom(site, at);
  valueOf(await nobody(identityApi.verify, { phone, type: 'login' }));
  const login = await nobody(identityApi.smsLogin, { phone, sms_code: await smsCode(site, phone) });
  const call = callFrom(site, at, valueOf(login).token);
  const area = STREET.map((id) => ({ id }));
  const address = { real_name: '王建国', phone: '13812345678', area, detail: '科技路8号', is_default: true };
  valueOf(await call(addressApi.save, address));
  const charge = valueOf(await call(presaleBalanceApi.recharge, { type: 'cashier', price: CHARGE }));
  const page = new URL(charge.pay_url ?? '', site).pathname;
  await fetch(`${site}${page}/confirm`, { method: 'POST', redirect: 'manual' });
  const arrived = { recharge_id: charge.order_id };
  while (!valueOf(await call(presaleBalanceApi.rechargeStatus, arrived)).paid) await wait(50);
  return call;
}
