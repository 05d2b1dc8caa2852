import { orderApi } from '#lib/contracts/order.ts';
import { grouped } from '#lib/i18n/format.ts';
import { call } from '#lib/stores/call.ts';

/** The tabs above the list are plain HTML: their counts are written into it when something has changed. */
export async function showCounts(): Promise<void> {
  const answer = await call(orderApi.number);
  if (!answer.ok) return;
  for (const place of document.querySelectorAll<HTMLElement>('[data-count-of]')) {
    const [, count] = Object.entries(answer.value).find(([name]) => name === place.dataset['countOf']) ?? [];
    place.textContent = Number(count) > 0 ? grouped(Number(count)) : '';
  }
}
