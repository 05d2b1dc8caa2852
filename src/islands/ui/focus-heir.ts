/** A row leaves the page at the latest so many frames after its removal. */
const MOST_FRAMES = 60;

/**
 * A button that takes its own row away is marked by `data-takes` and would take the focus with it. Called while that
 * button is pressed, this answers what gives the focus on once the row is gone: to the same button of the row that
 * stands in its place then, to the last one, or to the page.
 */
export function heirOfFocus(): () => void {
  const pressed = document.activeElement;
  const kind = pressed?.getAttribute('data-takes');
  if (!pressed || !kind) return () => undefined;
  const alike = () => [...document.querySelectorAll<HTMLElement>(`[data-takes="${kind}"]`)];
  const at = alike().findIndex((button) => button === pressed);
  let frames = 0;
  const giveOn = (): void => {
    if (pressed.isConnected && frames < MOST_FRAMES) {
      frames += 1;
      requestAnimationFrame(giveOn);
      return;
    }
    // Somebody who has gone on meanwhile is left alone.
    if (document.activeElement && document.activeElement !== document.body) return;
    const left = alike();
    (left[at] ?? left.at(-1) ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };
  return giveOn;
}
