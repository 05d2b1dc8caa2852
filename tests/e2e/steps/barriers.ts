// What keeps somebody from using the page that is open.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Finding {
  id: string;
  nodes: { target: unknown[]; failureSummary?: string }[];
}
declare const window: Window & {
  axe?: { run(context: Document, options: object): Promise<{ violations: Finding[] }> };
};

/**
 * As somebody finds the page who scrolls through it: a bar that is pinned to the screen covers what happens to lie under
 * it, and a section that is drawn late has no size of its own yet, until then.
 */
async function layOpen(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { position, contentVisibility } = getComputedStyle(element);
      if (contentVisibility === 'auto') element.style.contentVisibility = 'visible';
      if (position === 'fixed' || position === 'sticky') element.style.position = 'static';
    }
  });
}

/** What is wrong with the page that is open: barriers, and anything that makes it scroll sideways. */
export async function findingsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await layOpen(page);
  // Evaluated by the debugger: the site's policy lets no foreign script in.
  await page.evaluate(axe);
  const violations = await page.evaluate(async (tags) => {
    const found = await window.axe?.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    return found?.violations ?? [];
  }, RULES);
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => node.target.join(' '))
          .join(' | ')}`,
    ),
    ...(width > 0 ? [`scrolls sideways by ${width} px`] : []),
  ];
}
