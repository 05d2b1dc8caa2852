import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { pageScreen } from '../../screen.ts';
import { PROFILE_FIELDS, ProfileForm } from './parts/ProfileForm.tsx';

/** Data of a store, its hours and holidays, and its sales figures. */
export default pageScreen({
  words: 'store:desk.profile',
  group: 'store',
  place: 90,
  door: storeDeskApi.profile,
  body: ProfileForm,
  makes: [{ key: 'edit', row: storeDeskApi.saveProfile, fields: PROFILE_FIELDS }],
});
