// The line along the top while a page is on its way, and pictures that did not come at once.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LAZY_ATTEMPTS, PROGRESS_DURATION, PROGRESS_THROTTLE } from '#lib/kernel/page-timing.ts';

const line = (): Element | null => document.querySelector('.page-progress');
const press = (selector: string, how: MouseEventInit = {}): void => {
  const element = document.querySelector(selector)!;
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));
};
// After the line has seen it: the test's window goes nowhere.
const stay = (event: Event): void => event.preventDefault();

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers();
  document.body.innerHTML = `
    <a id="away" href="/goods_cate">goods</a>
    <a id="here" href="#reviews">reviews</a>
    <a id="tab" href="/goods_cate" target="_blank">goods</a>
    <a id="file" href="/paper.pdf" download>paper</a>
    <a id="own" href="/goods_cate">goods</a>`;
  document.querySelector('#own')!.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => void vi.useRealTimers());

describe('the line of progress', () => {
  beforeEach(async () => {
    const { endProgress } = await import('#islands/shell/loading/progress.ts');
    endProgress();
    window.addEventListener('click', stay);
  });
  afterEach(() => window.removeEventListener('click', stay));

  test('shows when the next page takes longer than a moment, and at most for its length', () => {
    press('#away');
    vi.advanceTimersByTime(PROGRESS_THROTTLE - 1);
    expect(line()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(line()).not.toBeNull();
    vi.advanceTimersByTime(PROGRESS_DURATION);
    expect(line()).toBeNull();
  });

  test('is gone when the browser shows the page again as it was', () => {
    press('#away');
    vi.advanceTimersByTime(PROGRESS_THROTTLE);
    window.dispatchEvent(new Event('pageshow'));
    expect(line()).toBeNull();
  });

  test.each(['#here', '#tab', '#file', '#own'])(
    'does not show for %s, which leaves the page where it is',
    (id) => {
      press(id);
      vi.advanceTimersByTime(PROGRESS_THROTTLE);
      expect(line()).toBeNull();
    },
  );

  test('does not show for a link that is opened beside the page', () => {
    press('#away', { ctrlKey: true });
    vi.advanceTimersByTime(PROGRESS_THROTTLE);
    expect(line()).toBeNull();
  });
});

test('a picture that did not come is asked for twice in all', async () => {
  document.body.innerHTML = '<img src="/files/bolt.webp" alt="bolt">';
  const picture = document.querySelector('img')!;
  const asked = vi.spyOn(picture, 'src', 'set');
  await import('#islands/shell/loading/pictures.ts');
  for (let times = 0; times < 5; times += 1) {
    picture.dispatchEvent(new Event('error'));
    vi.advanceTimersByTime(1000);
  }
  // The first of them was the page's own.
  expect(asked).toHaveBeenCalledTimes(LAZY_ATTEMPTS - 1);
});
