import { useEffect, useState } from 'react';
import { orderApi } from '#lib/contracts/order.ts';
import type { DeskOrder } from '#lib/contracts/order-desk.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { deskCall } from '../../../desk-call.ts';
import type { Drawing, FormProps, Values } from '../../../screen.ts';

interface Part {
  order_product_id: string;
  num: number;
}

const partsOf = (value: unknown): Part[] | undefined =>
  Array.isArray(value) ? (value as Part[]) : undefined;

interface Parcel {
  courier: string;
  tracking_no: string;
}

const parcelsOf = (values: Values): Parcel[] =>
  Array.isArray(values['parcels']) ? (values['parcels'] as Parcel[]) : [];

const faultAt = (at: number, field: keyof Parcel): string => `parcels:${at}:${field}`;

/** A further parcel that was begun needs its carrier and its number, like the first one. */
export const parcelFaults = (values: Values, { t }: Drawing): Record<string, string> =>
  Object.fromEntries(
    parcelsOf(values).flatMap((parcel, at) =>
      (['courier', 'tracking_no'] as const).flatMap((field) =>
        parcel[field] ? [] : [[faultAt(at, field), t('desk:form.required')]],
      ),
    ),
  );

/** Further parcels of what is sent now, each with its carrier and number. */
function MoreParcels({ values, change, draw, errors }: Omit<FormProps<DeskOrder>, 'rows'>) {
  const [couriers, setCouriers] = useState<{ label: string; value: string }[]>([]);
  useEffect(() => {
    void deskCall()(orderApi.couriers).then((found) => {
      if (found.ok) setCouriers(found.value);
    });
  }, []);
  const parcels = parcelsOf(values);
  const set = (next: Parcel[]): void => change({ ...values, parcels: next.length > 0 ? next : undefined });
  const look =
    'min-h-11 min-w-0 rounded border border-line-strong px-2 text-14 aria-invalid:border-brand md:min-h-8';
  const told = (at: number, field: keyof Parcel) =>
    errors[faultAt(at, field)] ? { 'aria-invalid': true, 'aria-describedby': `parcel-fault-${at}` } : {};
  return (
    <div className="grid gap-2">
      {parcels.map((parcel, at) => (
        <div key={at} className="flex flex-wrap items-center gap-2">
          <select
            aria-label={draw.w('ship.parcel_courier', { n: at + 2 })}
            value={parcel.courier}
            {...told(at, 'courier')}
            onChange={(event) => set(parcels.with(at, { ...parcel, courier: event.target.value }))}
            className={`${look} w-36 bg-white`}
          >
            <option value="">{draw.t('desk:form.choose')}</option>
            {couriers.map(({ label, value }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <input
            aria-label={draw.w('ship.parcel_number', { n: at + 2 })}
            value={parcel.tracking_no}
            {...told(at, 'tracking_no')}
            onChange={(event) => set(parcels.with(at, { ...parcel, tracking_no: event.target.value.trim() }))}
            className={`${look} flex-1`}
          />
          <button
            type="button"
            aria-label={draw.w('ship.parcel_remove', { n: at + 2 })}
            onClick={() => set(parcels.toSpliced(at, 1))}
            className="grid size-9 place-items-center text-18 text-ink-secondary hover:text-brand"
          >
            ×
          </button>
          <p id={`parcel-fault-${at}`} className="w-full text-12 text-brand empty:hidden">
            {errors[faultAt(at, 'courier')] ?? errors[faultAt(at, 'tracking_no')]}
          </p>
        </div>
      ))}
      <button
        type="button"
        className="min-h-11 justify-self-start text-14 text-info hover:underline md:min-h-8"
        onClick={() =>
          set([
            ...parcels,
            { courier: parcels.at(-1)?.courier ?? String(values['courier'] ?? ''), tracking_no: '' },
          ])
        }
      >
        {draw.w('ship.parcel_add')}
      </button>
    </div>
  );
}

/** Which pieces go with this parcel; all of them unless some are named. */
export function ShipLines({ rows, values, change, draw, errors }: FormProps<DeskOrder>) {
  const [order] = rows;
  const parts = partsOf(values['lines']);
  if (!order) return null;
  const wholes = order.orderProduct.map((line) => ({
    order_product_id: line.order_product_id,
    num: line.product_num,
  }));
  const setParts = (lines: Part[] | undefined): void => change({ ...values, lines });
  const put = (id: string, num: number): void =>
    setParts([
      ...(parts ?? []).filter((part) => part.order_product_id !== id),
      ...(num > 0 ? [{ order_product_id: id, num }] : []),
    ]);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-14 text-ink-secondary">{draw.w('ship.what')}</legend>
      <div className="flex gap-4 text-14">
        {[false, true].map((isPart) => (
          <label key={String(isPart)} className="flex min-h-9 items-center gap-2">
            <input
              type="radio"
              name="ship-what"
              checked={isPart === (parts !== undefined)}
              onChange={() => setParts(isPart ? wholes : undefined)}
              className="accent-brand"
            />
            {draw.w(isPart ? 'ship.part' : 'ship.whole')}
          </label>
        ))}
      </div>
      {parts && (
        <ul className="divide-y divide-line rounded border border-line">
          {order.orderProduct.map((line) => {
            const id = line.order_product_id;
            const num = parts.find((part) => part.order_product_id === id)?.num ?? 0;
            const name = [line.store_name, specOf(line)].filter(Boolean).join(' ');
            return (
              <li key={id} className="flex items-center gap-3 px-3 py-1.5 text-14">
                <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{name}</span>
                <input
                  type="number"
                  min={0}
                  max={line.product_num}
                  value={num}
                  aria-label={draw.w('ship.num', { name })}
                  onChange={(event) =>
                    put(id, Math.min(line.product_num, Math.max(0, Math.floor(Number(event.target.value)))))
                  }
                  className="min-h-11 w-24 rounded border border-line-strong px-2 text-right md:min-h-8"
                />
                <span className="w-20 text-12 text-ink-quiet">
                  / {withUnit(line.product_num, line.unit_name, draw.locale)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
      {parts && <p className="text-12 text-ink-quiet">{draw.w('ship.part_hint')}</p>}
      <MoreParcels values={values} change={change} draw={draw} errors={errors} />
    </fieldset>
  );
}
