// Runs in the browser. An island is what the server wrote until its script has come: what is pressed, typed or chosen
// in it meanwhile is kept, and repeated to it as soon as it answers.
const SETTLED_MS = 60;
const MOST_FRAMES = 600;

/**
 * `held` decides which pressed elements wait for the island; presses of others act at once. Returns the function that
 * starts it.
 */
export function keepPresses(load, element, held) {
  const typed = new Map();
  let pressed;
  let started;

  const isTick = ({ type }) => type === 'checkbox' || type === 'radio';
  // React finds its elements before it listens for them: presses count from its first commit on.
  const isAlive = () => {
    const root = Object.keys(element).find((key) => key.startsWith('__reactContainer'));
    return Boolean(root && element[root].stateNode.current.child);
  };
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  // The island got no event of what was typed, ticked or chosen meanwhile: the events are sent again. React remembers
  // the last value of a field and ignores an event with the same value, so the field is emptied first.
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
      for (let tries = 0; tries < MOST_FRAMES && !isAlive(); tries += 1) await frame();
      // The first commit is done; a moment later the island has also set the values of its fields.
      await new Promise((done) => setTimeout(done, SETTLED_MS));
      stop();
      typed.forEach(repeat);
      if (pressed?.isConnected) pressed.click();
    })());

  const onClick = (event) => {
    const target = event.target.closest(held);
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
  // A choice sends two events, input and change. The first may wake React, which puts the field back to what it knows
  // before the second comes.
  let chosen;
  const onTyping = ({ type, target }) => {
    if (!target.matches('input, textarea, select')) return;
    if (type === 'change' && chosen === target && target.value !== typed.get(target))
      target.value = typed.get(target);
    chosen = type === 'input' && target.matches('select') ? target : undefined;
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
  return startOrLeave;
}
