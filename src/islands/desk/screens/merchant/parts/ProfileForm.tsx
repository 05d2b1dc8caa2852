import { storeDeskApi, type StoreProfile } from '#lib/contracts/store-desk.ts';
import { FormPage, type FormPageOf } from '../../../FormPage.tsx';
import type { PageProps } from '../../../screen.ts';

const PARTS = {
  look: ['logo', 'banner', 'intro', 'intro_en'],
  reach: ['phone', 'address', 'address_en', 'service_from', 'service_until'],
  closing: ['closed_from', 'closed_until', 'closed_note', 'closed_note_en'],
  sale: ['free_freight_from', 'pick_up', 'open_receipt'],
} as const;
export const PROFILE_FIELDS: readonly string[] = Object.values(PARTS).flat();

const PROFILE: FormPageOf<StoreProfile> = {
  name: 'merchant/profile',
  read: storeDeskApi.profile,
  save: storeDeskApi.saveProfile,
  parts: PARTS,
  wide: new Set(['logo', 'banner', 'address', 'address_en']),
  pictures: { logo: 'store', banner: 'store' },
  pictureOf: (row, field) => (field === 'logo' ? row.logo : row.banner),
  pictureLook: { logo: 'size-20 object-cover', banner: 'h-24 w-full max-w-[480px] object-cover' },
  // A picture is only sent when another one takes its place.
  typed: ({ mer_id: _id, name: _name, logo: _logo, banner: _banner, ...profile }) => ({ ...profile }),
  headOf: ({ name }, part) => (part === 'look' ? name : undefined),
};

/** The data of a store as one form. */
export const ProfileForm = (props: PageProps) => <FormPage {...props} of={PROFILE} />;
