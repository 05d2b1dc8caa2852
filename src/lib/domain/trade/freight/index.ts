export { cityOffers, zoneFee, type CityOffer } from './city-fees.ts';
