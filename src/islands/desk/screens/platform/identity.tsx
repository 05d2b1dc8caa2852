import { siteDeskApi, type SiteIdentity } from '#lib/contracts/site-desk.ts';
import { FormPage, type FormPageOf } from '../../FormPage.tsx';
import { pageScreen, type PageProps } from '../../screen.ts';
import { IdentityPreview } from './parts/IdentityPreview.tsx';

const PARTS = {
  name: ['name', 'name_en', 'logo', 'without_logo', 'description', 'description_en'],
  reach: ['phone', 'company', 'company_en', 'address', 'address_en'],
  records: ['records', 'records_en'],
} as const;

const IDENTITY: FormPageOf<SiteIdentity> = {
  name: 'platform/identity',
  read: siteDeskApi.identity,
  save: siteDeskApi.saveIdentity,
  parts: PARTS,
  wide: new Set(['logo', 'without_logo', 'phone']),
  pictures: { logo: 'site' },
  pictureOf: (row) => row.logo,
  // A picture is only sent when another one takes its place.
  typed: ({ logo: _logo, records, records_en, ...row }) => ({
    ...row,
    records: records.join('\n'),
    records_en: records_en.join('\n'),
  }),
  above: IdentityPreview,
};

const Identity = (props: PageProps) => <FormPage {...props} of={IDENTITY} />;

/** What the head and the foot of every page say of the mall. */
export default pageScreen({
  words: 'site_desk:identity',
  group: 'site',
  place: 100,
  door: siteDeskApi.identity,
  body: Identity,
  makes: [{ key: 'edit', row: siteDeskApi.saveIdentity, fields: Object.values(PARTS).flat() }],
});
