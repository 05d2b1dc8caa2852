import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi, type WaybillRow } from '#lib/contracts/order-desk.ts';
import { deskCall } from '../../../desk-call.ts';
import { FilePanel } from '../../../FilePanel.tsx';
import type { AboveProps } from '../../../screen.ts';

/** Shipping numbers from a file: looked at row by row first, then each order is sent as it is by hand. */
export const WaybillPanel = ({ draw, reload }: AboveProps) => (
  <FilePanel<WaybillRow>
    {...{ draw, reload }}
    words="waybills"
    look={(file) => deskCall()(orderDeskApi.waybills, { file })}
    ofRow={(row) => row.order_id}
    send={([first, ...more], key) =>
      deskCall(key)(orderApi.ship, {
        id: first.order_id,
        courier: first.courier,
        tracking_no: first.tracking_no,
        phone: [first, ...more].find((row) => row.phone)?.phone ?? '',
        ...(more.length > 0
          ? { parcels: more.map(({ courier, tracking_no }) => ({ courier, tracking_no })) }
          : {}),
      })
    }
    columns={[
      { key: 'order', cell: (row) => row.order_sn },
      { key: 'receiver', cell: (row) => row.receiver },
      { key: 'courier', cell: (row) => row.courier_name },
      { key: 'number', cell: (row) => row.tracking_no },
    ]}
    followsFrom="other_row"
  />
);
