// What keeps somebody from using the page that is open.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Finding {
  id: string;
  nodes: { target?: unknown[]; failureSummary?: string }[];
}
declare const window: Window & {
  axe?: {
    configure(spec: object): void;
    run(context: Document, options: object): Promise<{ violations: Finding[] }>;
  };
};

/** What the two rules that take three quarters of the time look at: elements that carry this. */
const MARKS = { 'color-contrast': 'data-to-read', 'target-size': 'data-to-hit' } as const;
/** So many elements of a kind are looked at. The first alone might be one that something covers. */
const OF_A_KIND = 3;

/** Kinds of elements that a page had in a window of this width without a fault. */
const known = new WeakMap<Page, Map<number, Set<number>>>();

/** Those of the page in its window as it is now. */
function knownOf(page: Page, width: number): Set<number> {
  const widths = known.get(page) ?? new Map<number, Set<number>>();
  known.set(page, widths);
  const kinds = widths.get(width) ?? new Set();
  widths.set(width, kinds);
  return kinds;
}

interface Marked {
  kinds: number[];
  /** Whether there is anything to press that the rule has to look at: where everything lies is expensive to find out. */
  isAnyToHit: boolean;
}

/**
 * Marks some of each kind for the two rules, and answers which kinds they are. Texts are of one kind when they and all
 * around them are dressed alike, in what the rule reads of it and in their classes: a row of a table like the next
 * one, the head of a page like that of the page before. So are things to press that are also of one size, and if they
 * are too small for a finger, in places of one size. Without `inFull` only the latter are marked: one that is large
 * enough can only be covered by another.
 */
const markSome = (page: Page, isKnown: readonly number[], inFull: boolean): Promise<Marked> =>
  page.evaluate(
    ({ marks, most, least, earlier, inFull }) => {
      const hashOf = (text: string): number => {
        let [high, low] = [0xdeadbeef, 0x41c6ce57];
        for (let at = 0; at < text.length; at += 1) {
          const code = text.charCodeAt(at);
          high = Math.imul(high ^ code, 2654435761);
          low = Math.imul(low ^ code, 1597334677);
        }
        return 4294967296 * (2097151 & low) + (high >>> 0);
      };
      const dresses = new Map<Element, string>();
      const dressOf = (element: Element | null): string => {
        if (!element) return '';
        const before = dresses.get(element);
        if (before !== undefined) return before;
        const { backgroundColor, backgroundImage, opacity, position } = getComputedStyle(element);
        const states = ['aria-hidden', 'aria-disabled', 'disabled', 'inert', 'role', 'type'].map((name) =>
          element.getAttribute(name),
        );
        const own = [element.tagName, element.getAttribute('class'), ...states];
        const parts = [...own, backgroundColor, backgroundImage, opacity, position];
        const dress = String(hashOf(`${dressOf(element.parentElement)} ${parts.join('|')}`));
        dresses.set(element, dress);
        return dress;
      };
      const skipped = new Set(earlier);
      const counts = new Map<number, number>();
      const mark = (element: Element, name: string, kind: number): void => {
        const count = counts.get(kind) ?? 0;
        if (count >= most || skipped.has(kind)) return;
        counts.set(kind, count + 1);
        element.setAttribute(name, '');
      };
      const holdsText = (element: Element): boolean =>
        element.matches('input, select, textarea') ||
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      for (const element of document.body.querySelectorAll('*')) {
        const isToHit = element.matches(
          'a, area, button, input, select, textarea, summary, [role], [tabindex]',
        );
        const isToRead = inFull && holdsText(element);
        if ((!isToHit && !isToRead) || !element.checkVisibility({ visibilityProperty: true })) continue;
        const { width, height } = element.getBoundingClientRect();
        if (isToRead) {
          const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
          const looks = [dressOf(element), color, fontSize, fontWeight, textShadow, width > 1 && height > 1];
          mark(element, marks['color-contrast'], hashOf(`text ${looks.join('|')}`));
        }
        if (!isToHit) continue;
        const isLarge = width >= least && height >= least;
        if (isLarge && !inFull) continue;
        const around = element.parentElement?.getBoundingClientRect();
        const sizes = [width, height, ...(isLarge ? [] : [around?.width ?? 0, around?.height ?? 0])];
        const looks = [dressOf(element), ...sizes.map(Math.round)];
        mark(element, marks['target-size'], hashOf(`target ${looks.join('|')}`));
      }
      window.axe?.configure({
        rules: Object.entries(marks).map(([id, name]) => ({ id, selector: `[${name}]` })),
      });
      const isAnyToHit = document.querySelector(`[${marks['target-size']}]`) !== null;
      return { kinds: [...counts.keys()], isAnyToHit };
    },
    { marks: MARKS, most: OF_A_KIND, least: 24, earlier: isKnown, inFull },
  );

const takeMarksBack = (page: Page): Promise<void> =>
  page.evaluate((names) => {
    for (const name of names)
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
  }, Object.values(MARKS));

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

/** What is asked besides the usual: sets of axe's rules, and whether contrast is, and what covers large things to press. */
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
  const { innerWidth, width } = await page.evaluate(() => ({
    innerWidth: window.innerWidth,
    width: document.documentElement.scrollWidth - window.innerWidth,
  }));
  const layBack = await layOpen(page);
  // Evaluated by the debugger: the site's policy lets no foreign script in. Once is enough for a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const isKnown = knownOf(page, innerWidth);
  const { kinds, isAnyToHit } = await markSome(page, [...isKnown], contrast);
  const violations = await page.evaluate(
    async ({ tags, enabled, isAnyToHit, selectors }) => {
      const found = await window.axe?.run(document, {
        runOnly: { type: 'tag', values: tags },
        rules: { 'color-contrast': { enabled }, 'target-size': { enabled: isAnyToHit } },
        resultTypes: ['violations'],
        selectors,
        // Read ahead, style sheets are for one rule alone, which is not asked.
        preload: { assets: ['media'] },
      });
      return found?.violations ?? [];
    },
    { tags: [...RULES, ...more], enabled: contrast, isAnyToHit, selectors: named },
  );
  await takeMarksBack(page);
  await layBack();
  if (violations.length === 0) for (const kind of kinds) isKnown.add(kind);
  return [
    ...violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.target?.join(' ')} (${node.failureSummary?.replaceAll(/\s+/g, ' ')})`)
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
