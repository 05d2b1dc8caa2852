// The window of a page that is already open: a phone's screen with touch, or a desk's.
import type { CDPSession, Page } from 'playwright';

interface Size {
  width: number;
  height: number;
}

const sessions = new WeakMap<Page, CDPSession>();

async function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, known);
  return known;
}

async function turn(page: Page, { width, height }: Size, isPhone: boolean): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: isPhone });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: isPhone,
  });
}

/** What `isMobile` and `hasTouch` of a context do, for a page that was opened without them. */
export const onAPhone = (page: Page, size: Size): Promise<void> => turn(page, size, true);

/** From here on the size is this function's: `setViewportSize` of the page no longer reaches the window. */
export const atADesk = (page: Page, size: Size): Promise<void> => turn(page, size, false);

/** Texts of the page that is open which are set smaller than 12 px, what drawings say left out. */
export const smallPrint = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const LEAST = 11.9;
    const small = [...document.body.querySelectorAll<HTMLElement>(':not(script, style, svg, svg *)')].filter(
      (element) =>
        element.offsetWidth > 0 &&
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        ) &&
        parseFloat(getComputedStyle(element).fontSize) < LEAST,
    );
    return [...new Set(small.map((element) => `${element.textContent?.trim()} (${element.className})`))];
  });
