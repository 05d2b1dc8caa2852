let locks = 0;

/**
 * Keeps the page still under a dialog or drawer; answers how to end that. The place of the scroll bar is kept, or the
 * page would jump sideways. Several locks at once count as one.
 */
export function lockScroll(): () => void {
  const { documentElement: root } = document;
  if (locks === 0) {
    const barWidth = window.innerWidth - root.clientWidth;
    root.style.paddingRight = barWidth > 0 ? `${barWidth}px` : '';
    root.style.overflow = 'hidden';
  }
  locks += 1;
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    locks -= 1;
    if (locks > 0) return;
    root.style.paddingRight = '';
    root.style.overflow = '';
  };
}
