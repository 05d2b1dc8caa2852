import { storeDeskApi } from '../../contracts/store-desk.ts';
import { readProfile, saveProfile } from '../../domain/merchant/store/index.ts';
import { listFreight, removeFreight, saveFreight } from '../../domain/trade/freight/index.ts';
import { serve } from '../mount.ts';

export const storeDeskRoutes = serve(storeDeskApi, {
  profile: readProfile,
  saveProfile,
  freight: listFreight,
  saveFreight,
  removeFreight,
});
