/** What is sent to an address that a store has named, and what comes back of it. */
export interface WebhookMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Addresses of this machine are allowed. */
  mayBeInside: boolean;
}
export interface WebhookAnswer {
  /** HTTP status; null where none came. */
  status: number | null;
  /** The beginning of the response, or the reason why there was none. */
  text: string;
  tookMs: number;
}
/** Never throws: failures are in the answer. */
export type WebhookPost = (message: WebhookMessage) => Promise<WebhookAnswer>;
