import { addressApi } from '../../contracts/address.ts';
import {
  listAddresses,
  listRegions,
  makeDefault,
  readAddress,
  readRegionTree,
  removeAddress,
  saveAddress,
} from '../../domain/account/address/index.ts';
import { serve } from '../mount.ts';

export const addressRoutes = serve(addressApi, {
  list: listAddresses,
  detail: readAddress,
  save: saveAddress,
  makeDefault,
  remove: removeAddress,
  regions: listRegions,
  regionTree: readRegionTree,
});
