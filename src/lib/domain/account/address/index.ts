export { addressOf, defaultAddressOf, type DeliveryAddress } from './address-of.ts';
export { listAddresses } from './list-addresses.ts';
export { listRegions, readRegionTree } from './list-regions.ts';
export { makeDefault } from './make-default.ts';
export { readAddress } from './read-address.ts';
export { regionName } from './region-name.ts';
export { regionPath } from './regions.ts';
export { removeAddress } from './remove-address.ts';
export { saveAddress } from './save-address.ts';
