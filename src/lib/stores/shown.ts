/**
 * Calls when this page is looked at again: another tab was before it, or the browser shows it as it had kept it. The
 * answer ends that.
 */
export function whenShown(look: () => void): () => void {
  const seen = (): void => (document.visibilityState === 'visible' ? look() : undefined);
  const back = ({ persisted }: PageTransitionEvent): void => (persisted ? look() : undefined);
  document.addEventListener('visibilitychange', seen);
  window.addEventListener('pageshow', back);
  return () => {
    document.removeEventListener('visibilitychange', seen);
    window.removeEventListener('pageshow', back);
  };
}
