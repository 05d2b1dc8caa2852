import { storeDeskApi, type StoreDelivery } from '#lib/contracts/store-desk.ts';
import { FormPage, type FormPageOf } from '../../FormPage.tsx';
import { pageScreen, type PageProps } from '../../screen.ts';

const PARTS = { pick_up: ['hours', 'hours_en'], riders: ['rings'] } as const;

const DELIVERY: FormPageOf<StoreDelivery> = {
  name: 'merchant/delivery',
  read: storeDeskApi.delivery,
  save: storeDeskApi.saveDelivery,
  parts: PARTS,
  wide: new Set(['rings']),
  pictures: {},
  pictureOf: () => '',
  typed: ({ rings, ...row }) => ({ ...row, rings: rings.join('\n') }),
};

const Delivery = (props: PageProps) => <FormPage {...props} of={DELIVERY} />;

/** When goods can be fetched, and where the store's own riders go. */
export default pageScreen({
  words: 'store:desk.delivery',
  group: 'store',
  place: 91.5,
  door: storeDeskApi.delivery,
  body: Delivery,
  makes: [{ key: 'edit', row: storeDeskApi.saveDelivery, fields: Object.values(PARTS).flat() }],
});
