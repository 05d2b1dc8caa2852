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

/** What `isMobile` and `hasTouch` of a context do, for a page that was opened without them. */
export async function onAPhone(page: Page, { width, height }: Size): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setDeviceMetricsOverride', {
    width,
    height,
    screenWidth: width,
    screenHeight: height,
    deviceScaleFactor: 1,
    mobile: true,
  });
}

export async function atADesk(page: Page, size: Size): Promise<void> {
  const session = await sessionOf(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  // Or the phone's would come back with the next page.
  await session.send('Emulation.clearDeviceMetricsOverride');
  // A size that it believes to have already is not sent.
  await page.setViewportSize({ ...size, height: size.height + 1 });
  await page.setViewportSize(size);
}
