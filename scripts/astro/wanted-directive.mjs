// Runs in the browser, inlined into pages that use it.
export default (load, { value }) => {
  let isStarted = false;
  const start = async () => {
    if (isStarted) return;
    isStarted = true;
    await (
      await load()
    )();
  };
  window.addEventListener(`wanted:${value}`, start);
  const isForMembers = value === 'member' || value === 'cart';
  if (!isForMembers || !('member' in document.documentElement.dataset)) return;
  // A page that draws nothing more may never be told that it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(start, { timeout: 1000 });
  else setTimeout(start, 200);
};
