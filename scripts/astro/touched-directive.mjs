// Runs in the browser, inlined into pages that use it.
const SETTLED_MS = 60;

export default (load, { value }, element) => {
  const typed = new Map();
  let pressed;
  let started;

  const isTick = ({ type }) => type === 'checkbox' || type === 'radio';
  const isAlive = () =>
    Object.keys(element.querySelector('button, input, a') ?? {}).some((key) => key.startsWith('__react'));
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // What was typed, ticked or chosen meanwhile was never said to the island: it is said again. React remembers what
  // it last saw in a field and passes over an event that says the same, so the field is first made to say nothing.
  const repeat = (wanted, field) => {
    if (!field.isConnected) return;
    if (isTick(field)) {
      field.checked = !wanted;
      if (wanted || field.type === 'checkbox') field.click();
      return;
    }
    if (field.type !== 'file') {
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, wanted);
    }
    const isChosen = field.type === 'file' || field.matches('select');
    field.dispatchEvent(new Event(isChosen ? 'change' : 'input', { bubbles: true }));
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
    const target = event.target.closest('a, button, summary');
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
    if (target.matches('input, textarea, select'))
      typed.set(target, isTick(target) ? target.checked : target.value);
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
