// What the commands print. Everything goes to stderr, so that a command's real output can be piped.
const colour = process.stderr.isTTY && !process.env.NO_COLOR;
const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);

export const dim = (text) => paint(2, text);
export const bold = (text) => paint(1, text);
export const red = (text) => paint(31, text);
export const green = (text) => paint(32, text);
export const yellow = (text) => paint(33, text);

export const say = (text) => process.stderr.write(dim(`> ${text}`) + '\n');

/** Ends the command with one sentence for the problem and one for the cure. */
export function giveUp(problem, cure) {
  process.stderr.write(`\n${red(problem)}\n${cure ? `${cure}\n` : ''}`);
  process.exit(1);
}

/** '4.2 s' or '2 min 5 s' */
export function duration(ms) {
  if (ms < 10_000) return `${(ms / 1000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/**
 * Shows that a silent step is alive: a counter on a terminal, a line every five seconds elsewhere.
 * Returns the function that ends it.
 */
export function progress(label) {
  const started = Date.now();
  const elapsed = () => duration(Date.now() - started);
  const terminal = process.stderr.isTTY;
  if (!terminal) say(`${label} ...`);
  const timer = setInterval(
    () =>
      terminal
        ? process.stderr.write(`\r${dim(`> ${label} ... ${elapsed()} `)}`)
        : say(`${label} ... ${elapsed()}`),
    terminal ? 200 : 5000,
  );
  return (outcome = 'done') => {
    clearInterval(timer);
    const line = `> ${label}: ${outcome}, ${elapsed()}`;
    process.stderr.write(terminal ? `\r\u001b[K${dim(line)}\n` : `${dim(line)}\n`);
  };
}
