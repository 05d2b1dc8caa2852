import { afterEach, expect, test, vi } from 'vitest';
import { keepPresses } from '../../scripts/astro/keep-presses.mjs';

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

/** An island as the server wrote it, and what starts its React: `isAlive` from then on. */
function islandOf(html: string) {
  const element = document.createElement('div');
  element.innerHTML = html;
  document.body.append(element);
  const loaded = Promise.withResolvers<void>();
  const hydrate = () =>
    Object.assign(element, { __reactContainer$1: { stateNode: { current: { child: {} } } } });
  const start = keepPresses(() => loaded.promise.then(() => hydrate), element, 'button');
  return { element, start, load: () => loaded.resolve() };
}

test('a choice that React puts back between its two events is the one that it hears of', async () => {
  const { element, start, load } = islandOf(
    '<select><option value="">-</option><option value="7">7</option></select>',
  );
  const select = element.querySelector('select')!;
  // As React does when the first event wakes it and it is drawn once more with what it knows.
  element.addEventListener('input', () => (select.value = ''), { once: true });
  select.value = '7';
  select.dispatchEvent(new Event('input', { bubbles: true }));
  select.dispatchEvent(new Event('change', { bubbles: true }));
  expect(select.value).toBe('7');

  const heard = Promise.withResolvers<string>();
  element.addEventListener('change', () => heard.resolve(select.value));
  load();
  void start();
  expect(await heard.promise).toBe('7');
});

test('what was typed and ticked before the island woke is said to it again', async () => {
  const { element, start, load } = islandOf('<input name="a"><input type="checkbox" name="b">');
  const [text, box] = element.querySelectorAll('input');
  text!.value = 'M8';
  text!.dispatchEvent(new Event('input', { bubbles: true }));
  box!.click();
  const heard = Promise.withResolvers<[string, boolean]>();
  const said: string[] = [];
  element.addEventListener('input', () => said.push(text!.value));
  element.addEventListener('click', () => heard.resolve([said.at(-1)!, box!.checked]));
  load();
  void start();
  expect(await heard.promise).toEqual(['M8', true]);
});
