/** Where goods are to be sent, as this browser has chosen it last; it is not part of the account. */
export interface SendTo {
  /** Code of the narrowest region that was chosen. */
  id: string;
  /** Its names from the province down. */
  name: string;
}

const KEY = 'send_to';

export function storedSendTo(): SendTo | undefined {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return undefined;
    const { id, name } = kept as Record<string, unknown>;
    return typeof id === 'string' && typeof name === 'string' && /^\d{2,9}$/.test(id)
      ? { id, name }
      : undefined;
  } catch {
    return undefined;
  }
}

export function keepSendTo(place: SendTo): void {
  try {
    window.localStorage.setItem(KEY, JSON.stringify(place));
  } catch {
    // The browser keeps nothing: the region is asked for again on the next page.
  }
}
