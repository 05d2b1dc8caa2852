export { sendEvent, listening } from './send-event.ts';
export { hooksOfStores, type Hook } from './machine.repo.ts';
export { findMachine, isMachineToken } from './find-machine.ts';
export { sendDelivery, sweepDeliveries } from './send-delivery.ts';
export { endTokensOf, tellTokensStay } from './token-news.ts';
export { listTokens, makeToken, revokeToken } from './tokens.ts';
export {
  changeWebhook,
  listDeliveries,
  listWebhooks,
  makeWebhook,
  removeWebhook,
  sendAgain,
  tryWebhook,
} from './webhooks.ts';
