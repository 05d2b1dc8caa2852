// Runs in the browser, inlined into pages that use it.
const SETTLED_MS = 60;

export default (load, { value }, element) => {
  const typed = new Map();
  let pressed;
  let started;

  const isAlive = () =>
    Object.keys(element.querySelector('button, input, a') ?? {}).some((key) => key.startsWith('__react'));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // What was typed meanwhile was never said to the island, which shows what it knows: it is said again.
  const repeat = (text, field) => {
    if (!field.isConnected) return;
    // React remembers what it last saw in the field and passes over an event that says the same.
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  };
  const start = () =>
    (started ??= (async () => {
      await (
        await load()
      )();
      for (let tries = 0; tries < 120 && !isAlive(); tries += 1) await frame();
      // React has found its elements by now; a moment later it has also set their values.
      await new Promise((done) => setTimeout(done, SETTLED_MS));
      stop();
      typed.forEach(repeat);
      if (pressed?.isConnected) pressed.click();
    })());

  const onClick = (event) => {
    const target = event.target.closest('a, button, summary, label, input[type=checkbox], input[type=radio]');
    if (!target || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = target;
    startOrLeave();
  };
  const onSubmit = (event) => {
    event.preventDefault();
    pressed ??= event.submitter;
    startOrLeave();
  };
  const onTyping = ({ target }) => {
    if (target.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea, select'))
      typed.set(target, target.value);
  };
  const early = ['pointerover', 'pointerdown', 'focusin'];
  const late = [
    ['click', onClick],
    ['submit', onSubmit],
    ['input', onTyping],
    ['change', onTyping],
  ];
  // Without its script the island is what the server wrote; its links work at least.
  const startOrLeave = () => start().catch(stop);
  for (const name of early) element.addEventListener(name, startOrLeave, { passive: true });
  for (const [name, act] of late) element.addEventListener(name, act, true);
  function stop() {
    for (const name of early) element.removeEventListener(name, startOrLeave);
    for (const [name, act] of late) element.removeEventListener(name, act, true);
  }

  // Somebody is inside already, or the address asks for something that only the island can show.
  const isAsked = typeof value === 'string' && new URLSearchParams(window.location.search).has(value);
  if (isAsked || element.matches(':focus-within')) startOrLeave();
};
