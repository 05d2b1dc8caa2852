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
 * it, and a section that is drawn late has no size of its own yet, until then. The function that it answers takes it back.
 */
async function layOpen(page: Page): Promise<() => Promise<void>> {
  const changed = await page.evaluateHandle(() => {
    const before: [HTMLElement, string | null][] = [];
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { position, contentVisibility } = getComputedStyle(element);
      const isLate = contentVisibility === 'auto';
      const isPinned = position === 'fixed' || position === 'sticky';
      if (isLate || isPinned) before.push([element, element.getAttribute('style')]);
      if (isLate) element.style.contentVisibility = 'visible';
      if (isPinned) element.style.position = 'static';
    }
    return before;
  });
  return () =>
    changed.evaluate((before) => {
      for (const [element, style] of before)
        if (style === null) element.removeAttribute('style');
        else element.setAttribute('style', style);
    });
}

/** Two frames after the last change of the window, so that what follows its size has followed. */
const atRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 2; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  });

/** What is asked besides the usual: sets of axe's rules, and whether contrast is (the half of the time). */
interface Asked {
  more?: readonly string[];
  contrast?: boolean;
}

/** Without `named` it is said what is wrong, not where: to name each element took a seventh of the time. */
async function look(
  page: Page,
  { more = [], contrast = true }: Asked,
  { named }: { named: boolean },
): Promise<string[]> {
  await atRest(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const layBack = await layOpen(page);
  // Evaluated by the debugger: the site's policy lets no foreign script in. Once is enough for a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ({ tags, enabled, selectors }) => {
      const found = await window.axe?.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast': { enabled } },
        resultTypes: ['violations'],
        selectors,
        // Read ahead, style sheets are for one rule alone, which is not asked.
        preload: { assets: ['media'] },
      });
      return found?.violations ?? [];
    },
    { tags: [...RULES, ...more], enabled: contrast, selectors: named },
  );
  await layBack();
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.target.join(' ')} (${node.failureSummary?.replaceAll(/\s+/g, ' ')})`)
          .join(' | ')}`,
    ),
    ...(width > 0 ? [`scrolls sideways by ${width} px`] : []),
  ];
}

/**
 * What is wrong with the page that is open: barriers, and anything that makes it scroll sideways. What a second look does
 * not find was a page on its way (a notice that went by, a menu that was just measured), not a barrier.
 */
export async function barriersOf(page: Page, asked: Asked = {}): Promise<string[]> {
  const first = await look(page, asked, { named: false });
  return first.length === 0 ? first : look(page, asked, { named: true });
}
