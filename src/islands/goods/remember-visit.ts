import { visitApi } from '#lib/contracts/visit.ts';
import { call } from '#lib/stores/call.ts';
import { readToken } from '#lib/stores/token.ts';

// The page comes from a cache; the browser of whoever is logged in tells what was looked at.
const id = Number(document.querySelector<HTMLElement>('[data-goods]')?.dataset['goods']);
if (id && readToken()) void call(visitApi.create, { product_id: id });
