export { listBelts, listMarkets, readBelt, readMarket } from './places.ts';
