import { $user } from './auth.ts';

const KEY = 'kept-forms';

/** Forms of this page by name; each answers what was typed, or undefined while nothing was. */
const forms = new Map<string, () => unknown>();
/** Who the page belonged to when its forms were opened; undefined: a visitor. */
let writer: number | undefined;
let taken: Record<string, unknown> | undefined;

/** From now on this form is kept by a login that loads the page again; the function that it answers takes that back. */
export function offerForm(name: string, read: () => unknown): () => void {
  writer ??= $user.get()?.uid;
  const unheard = $user.listen((user) => (writer ??= user?.uid));
  forms.set(name, read);
  return () => {
    unheard();
    forms.delete(name);
  };
}

/** Before a login loads the page again: keeps what was typed, if it is the same person's who logs in. */
export function keepForms(): void {
  const typed = [...forms].flatMap(([name, read]) => {
    const values = read();
    return values === undefined ? [] : [[name, values] as const];
  });
  const isOther = writer !== undefined && writer !== $user.get()?.uid;
  if (typed.length === 0 || isOther) return;
  try {
    const { pathname, search } = window.location;
    window.sessionStorage.setItem(
      KEY,
      JSON.stringify({ at: pathname + search, typed: Object.fromEntries(typed) }),
    );
  } catch {
    return; // without storage the forms are empty afterwards
  }
}

function takeAll(): Record<string, unknown> {
  try {
    const { at, typed } = JSON.parse(window.sessionStorage.getItem(KEY) ?? '{}') as {
      at?: string;
      typed?: Record<string, unknown>;
    };
    window.sessionStorage.removeItem(KEY);
    return at === window.location.pathname + window.location.search ? (typed ?? {}) : {};
  } catch {
    return {};
  }
}

/** What was typed in this form before the login, once. */
export function takeForm(name: string): unknown {
  taken ??= takeAll();
  const { [name]: values, ...others } = taken;
  taken = others;
  return values;
}
