import { seckillApi } from '#lib/contracts/seckill.ts';
import { call } from '#lib/stores/call.ts';

/** Every `[data-until]` counts down to its time, by the mall's clock: the visitor's may be wrong, the page old. */
const SECOND = 1000;
/** The page is rendered again on the hour; a moment later it shows the next slot. */
const RELOAD_AFTER = 4 * SECOND;
const two = (n: number): string => String(n).padStart(2, '0');

function textOf(ms: number, dayWord: string): string {
  const all = Math.max(0, Math.floor(ms / SECOND));
  const days = Math.floor(all / 86_400);
  const clock = [Math.floor(all / 3600) % 24, Math.floor(all / 60) % 60, all % 60].map(two).join(':');
  return days > 0 ? `${days}${dayWord} ${clock}` : clock;
}

/** Loads the page again once for each time that is reached; a page that is still the old one is left alone. */
function turn(until: string): void {
  const key = `turned:${until}`;
  if (sessionStorage.getItem(key)) return;
  sessionStorage.setItem(key, '1');
  setTimeout(() => window.location.reload(), RELOAD_AFTER);
}

async function start(): Promise<void> {
  const clocks = [...document.querySelectorAll<HTMLElement>('[data-until]')];
  if (clocks.length === 0) return;
  const asked = await call(seckillApi.select);
  const offset = asked.ok ? Date.parse(asked.value.now) - Date.now() : 0;
  const tick = (): void => {
    for (const clock of clocks) {
      const { until = '', day = '', turns } = clock.dataset;
      const left = Date.parse(until) - (Date.now() + offset);
      clock.textContent = textOf(left, day);
      if (left <= 0 && turns !== undefined) turn(until);
    }
    if (clocks.some((clock) => clock.isConnected)) setTimeout(tick, SECOND);
  };
  tick();
}

if (document.readyState !== 'loading') void start();
else document.addEventListener('DOMContentLoaded', () => void start(), { once: true });
