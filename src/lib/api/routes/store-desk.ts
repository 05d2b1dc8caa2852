import { storeDeskApi } from '../../contracts/store-desk.ts';
import * as certificate from '../../domain/merchant/certificate/index.ts';
import * as store from '../../domain/merchant/store/index.ts';
import {
  listFreight,
  readDelivery,
  removeFreight,
  saveDelivery,
  saveFreight,
} from '../../domain/trade/freight/index.ts';
import { serve } from '../mount.ts';

export const storeDeskRoutes = serve(storeDeskApi, {
  profile: store.readProfile,
  saveProfile: store.saveProfile,
  returns: store.listReturnAddresses,
  returnChoices: store.returnAddressChoices,
  saveReturn: store.saveReturnAddress,
  removeReturn: store.removeReturnAddress,
  certificates: certificate.listCertificates,
  saveCertificate: certificate.saveCertificate,
  removeCertificate: certificate.removeCertificate,
  delivery: readDelivery,
  saveDelivery,
  freight: listFreight,
  saveFreight,
  removeFreight,
});
