import { deliveryApi, type DeliveryView } from '#lib/contracts/delivery.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { Facts, History, Section, Tag } from '../../record-parts.tsx';
import { listScreen, type Act, type Drawing } from '../../screen.ts';

type State = DeliveryView['status'];
type Event = 'accept' | 'arrive' | 'set_off' | 'deliver' | 'cancel' | 'bring_back' | 'hand_back';

/** A number that is called with a press. */
function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className="inline-flex min-h-6 items-center text-info underline">
      {number}
    </a>
  );
}

function RideRecord({ record: ride, draw }: { record: DeliveryView; draw: Drawing }) {
  const { w, t, locale } = draw;
  return (
    <>
      <Section title={w('part.to')}>
        <Facts
          facts={[
            [w('col.receiver'), ride.receiver.real_name],
            [w('fact.phone'), <Phone key="phone" number={ride.receiver.phone} />],
            [w('col.address'), `${ride.receiver.region} ${ride.receiver.detail}`],
          ]}
        />
      </Section>
      <Section title={w('part.from')}>
        <Facts
          facts={[
            [w('col.store'), ride.from.name],
            [w('fact.phone'), ride.from.phone && <Phone key="phone" number={ride.from.phone} />],
            [w('col.address'), ride.from.address],
          ]}
        />
      </Section>
      <Section title={w('part.history')}>
        <History
          steps={ride.log.map((step) => ({
            time: formatDate(step.time, locale, 'minute'),
            what: wireWord(t, 'delivery:desk.state', step.status),
          }))}
        />
      </Section>
    </>
  );
}

/** A step of a ride, from these states. */
const step = (
  key: Event,
  from: readonly State[],
  more: Partial<Act<DeliveryView>> = {},
): Act<DeliveryView> => ({
  key,
  row: deliveryApi.step,
  isFor: (ride) => from.includes(ride.status),
  isMain: true,
  input: ({ delivery_id: id }) => ({ id, event: key }),
  ...more,
});

/** Rides of the store that somebody rides for. */
export default listScreen<DeliveryView>({
  words: 'delivery:desk',
  group: 'rides',
  place: 10,
  list: deliveryApi.rides,
  idOf: (ride) => ride.delivery_id,
  nameOf: (ride) => ride.order_sn,
  tabs: ['open', 'over'],
  firstTab: 'open',
  columns: [
    {
      key: 'address',
      cell: ({ receiver }) => (
        <span className="[overflow-wrap:anywhere]">{`${receiver.region} ${receiver.detail}`}</span>
      ),
    },
    { key: 'state', cell: (ride, { w }) => <Tag tone="go">{w(`state.${ride.status}`)}</Tag> },
    {
      key: 'receiver',
      cell: ({ receiver }) => (
        <>
          {receiver.real_name} <Phone number={receiver.phone} />
        </>
      ),
    },
    { key: 'rider', cell: (ride) => ride.rider_name },
    { key: 'order', cell: (ride) => ride.order_sn },
    {
      key: 'called',
      cell: (ride, { locale }) => formatDate(ride.log.at(-1)?.time ?? '', locale, 'short'),
    },
  ],
  acts: [
    step('accept', ['waiting']),
    step('arrive', ['to_fetch']),
    step('set_off', ['at_store']),
    step('deliver', ['under_way'], { fields: ['code'], required: ['code'] }),
    step('bring_back', ['under_way'], { isMain: false }),
    step('hand_back', ['returning']),
    step('cancel', ['waiting', 'to_fetch', 'at_store'], { isMain: false }),
  ],
  record: RideRecord,
});
