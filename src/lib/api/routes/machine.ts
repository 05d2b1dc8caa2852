import { machineApi } from '../../contracts/machine.ts';
import * as machine from '../../domain/merchant/machine/index.ts';
import { serve } from '../mount.ts';

export const machineRoutes = serve(machineApi, {
  tokens: machine.listTokens,
  makeToken: machine.makeToken,
  revokeToken: machine.revokeToken,
  webhooks: machine.listWebhooks,
  makeWebhook: machine.makeWebhook,
  changeWebhook: machine.changeWebhook,
  removeWebhook: machine.removeWebhook,
  tryWebhook: machine.tryWebhook,
  deliveries: machine.listDeliveries,
  sendAgain: machine.sendAgain,
});
