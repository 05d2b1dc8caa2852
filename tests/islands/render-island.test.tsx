// How islands are written into pages: in one go, and with the ways of @astrojs/react where that is not enough.
import { lazy, Suspense, useId, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

const streamed = vi.hoisted(() => ({ renderToStaticMarkup: vi.fn<() => { html: string }>() }));
vi.mock('@astrojs/react/server.js', () => ({ default: streamed }));
interface Renderer {
  check(component: unknown): boolean;
  renderToStaticMarkup(
    this: object,
    component: unknown,
    props: object,
    slots: object,
    metadata: object,
  ): Promise<{ html: string; attrs?: { prefix: string } }>;
}
const renderer = (await import('../../scripts/astro/render-island.mjs')).default as unknown as Renderer;

const HYDRATED = { hydrate: 'soon' };
const page = () => ({ result: {} });
const write = (on: object, component: unknown, slots: object = {}, metadata: object = HYDRATED) =>
  renderer.renderToStaticMarkup.call(on, component, { name: '螺丝' }, slots, metadata);
const htmlOf = async (...args: Parameters<typeof write>) => (await write(...args)).html;

function Hello({ name, children }: { name: string; children?: ReactNode }) {
  return (
    <p id={useId()}>
      {name}
      {children}
    </p>
  );
}

beforeEach(() => {
  streamed.renderToStaticMarkup.mockReset().mockReturnValue({ html: 'streamed' });
});

test('every component is one of React', () => {
  expect(renderer.check(Hello)).toBe(true);
  expect(renderer.check(lazy(async () => ({ default: Hello })))).toBe(true);
});

test('ids of two islands of a page differ, and each page begins anew', async () => {
  const first = page();
  const a = await write(first, Hello);
  const b = await write(first, Hello);
  const c = await write(page(), Hello);
  expect(a.html).toContain('螺丝');
  expect(a.html).not.toBe(b.html);
  expect(a.attrs?.prefix).not.toBe(b.attrs?.prefix);
  expect(c).toEqual(a);
});

test('what a page puts into an island keeps its marks for the browser, and only there', async () => {
  const slots = { default: '<b>inside</b>' };
  expect(await htmlOf(page(), Hello, slots)).toContain('<astro-slot><b>inside</b></astro-slot>');
  expect(await htmlOf(page(), Hello, slots, {})).toContain('<astro-static-slot><b>inside</b>');
  expect(await htmlOf(page(), Hello, { default: ' ' })).not.toContain('astro-slot');
});

test('an island that waits for something is waited for', async () => {
  const Later = lazy(() => new Promise<{ default: typeof Hello }>(() => undefined));
  const Waiting = () => (
    <Suspense fallback="…">
      <Later name="x" />
    </Suspense>
  );
  expect(await htmlOf(page(), Waiting)).toBe('streamed');
  expect(await htmlOf(page(), Later)).toBe('streamed');
});

test('named parts and islands that fail are left to the package', async () => {
  const Broken = () => {
    throw new Error('broken');
  };
  expect(await htmlOf(page(), Hello, { aside: 'x' })).toBe('streamed');
  expect(await htmlOf(page(), Broken)).toBe('streamed');
  expect(streamed.renderToStaticMarkup).toHaveBeenCalledTimes(2);
});
