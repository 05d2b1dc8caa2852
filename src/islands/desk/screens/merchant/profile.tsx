import { storeDeskApi } from '#lib/contracts/store-desk.ts';
import { pageScreen } from '../../screen.ts';
import { PROFILE_FIELDS, ProfileForm } from './parts/ProfileForm.tsx';

/** What a store says of itself, its hours and its holidays, and how it sells. */
export default pageScreen({
  words: 'store:desk.profile',
  group: 'store',
  place: 90,
  door: storeDeskApi.profile,
  body: ProfileForm,
  makes: [{ key: 'edit', row: storeDeskApi.saveProfile, fields: PROFILE_FIELDS }],
});
