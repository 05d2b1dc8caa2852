export { listFreight, removeFreight, saveFreight } from './keep-freight.ts';
export { readDelivery, saveDelivery } from './keep-delivery.ts';
export { cityOffers, zoneFee, type CityOffer } from './city-fees.ts';
