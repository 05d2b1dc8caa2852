// Runs in the server's build, see island-renderer.mjs.
import streamed from '@astrojs/react/server.js';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** What React writes where a part of an island was not ready or has failed. */
const UNFINISHED = '<!--$!-->';
/** React asks for pictures in front of the island; a page asks for them where they stand. */
const PRELOADS = /<link\s[^>]*rel="(?:preload|modulepreload|stylesheet|preconnect|dns-prefetch)"[^>]*>/g;

/** How many islands each page has so far: the prefix that keeps React's ids of different islands apart. */
const counts = new WeakMap();
function nextPrefix(page) {
  const count = counts.get(page) ?? 0;
  counts.set(page, count + 1);
  return `i${count}`;
}

/** HTML that the page has put between the tags of an island. */
const slotted = (html, isHydrated) =>
  html.trim() === ''
    ? null
    : createElement(isHydrated ? 'astro-slot' : 'astro-static-slot', {
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: html },
      });

/** Undefined when the island cannot be written in one go. */
function renderAtOnce(Component, props, children, { isHydrated, prefix }) {
  const all = children == null ? props : { ...props, children: slotted(String(children), isHydrated) };
  try {
    const html = renderToString(createElement(Component, all), { identifierPrefix: prefix });
    return html.includes(UNFINISHED) ? undefined : html.replace(PRELOADS, '');
  } catch {
    // Whether it waits or is broken turns out when it is waited for.
    return undefined;
  }
}

async function renderToStaticMarkup(Component, { class: _class, ...props }, slots, metadata) {
  const { default: children, ...named } = slots;
  if (Object.keys(named).length === 0) {
    const prefix = nextPrefix(this.result);
    const html = renderAtOnce(Component, props, children, { isHydrated: Boolean(metadata?.hydrate), prefix });
    if (html !== undefined) return { html, attrs: { prefix } };
  }
  return streamed.renderToStaticMarkup.call(this, Component, props, slots, metadata);
}

export default {
  name: 'island-renderer',
  check: (Component) => typeof Component === 'function' || typeof Component?.$$typeof === 'symbol',
  renderToStaticMarkup,
  supportsAstroStaticSlot: true,
};
