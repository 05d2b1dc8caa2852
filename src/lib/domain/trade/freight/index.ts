export { listFreight, removeFreight, saveFreight } from './keep-freight.ts';
export { cityOffers, zoneFee, type CityOffer } from './city-fees.ts';
