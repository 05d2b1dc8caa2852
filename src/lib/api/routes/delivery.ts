import QRCode from 'qrcode';
import { deliveryApi } from '../../contracts/delivery.ts';
import * as logistics from '../../domain/trade/delivery/index.ts';
import { ok } from '../../kernel/result.ts';
import { serve } from '../mount.ts';

async function pictureOf(code: string): Promise<string> {
  const svg = await QRCode.toString(code, { type: 'svg', errorCorrectionLevel: 'M', margin: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

export const deliveryRoutes = serve(deliveryApi, {
  async pickUp(ctx, input) {
    const found = await logistics.readPickUp(ctx, input);
    if (!found.ok) return found;
    const { code } = found.value;
    return ok({ ...found.value, qrcode: code && (await pictureOf(code)) });
  },
  ride: logistics.readDelivery,
  callRider: logistics.callRider,
  riders: logistics.listRiders,
  chooseRider: logistics.chooseRider,
  cancelRide: logistics.cancelRide,
  rides: logistics.listRides,
  step: logistics.ride,
  carriers: logistics.listCarriers,
  saveCarrier: logistics.saveCarrier,
  moveCarrier: logistics.moveCarrier,
});
