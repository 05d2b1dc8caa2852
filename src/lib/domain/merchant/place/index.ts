export { listBelts, listMarkets, readBelt, readMarket, suggestMarkets } from './places.ts';
