import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { Button } from '#islands/ui/Button.tsx';
import { Field } from '#islands/ui/Field.tsx';
import { orderApi } from '#lib/contracts/order.ts';
import { orderDeskApi, type DeskOrder } from '#lib/contracts/order-desk.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { wireWord } from '#lib/i18n/translate.ts';
import { withUnit } from '#lib/i18n/with-unit.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { deskCall, newKey } from '../../../desk-call.ts';
import { draftName } from '../../../drafts.ts';
import { OrderState } from '../../../order-state.tsx';
import { Facts, Section } from '../../../record-parts.tsx';
import type { Drawing, PageProps } from '../../../screen.ts';
import { useTyped } from '../../../use-typed.ts';

const LENGTH = 10;
/** What a scanner puts around the digits, and spaces that people write between them. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').slice(0, LENGTH);

/** What is handed over, and to whom. */
function Waiting({ order, draw }: { order: DeskOrder; draw: Drawing }) {
  const { w, t, locale } = draw;
  const isRefunding = order.orderProduct.some((line) => line.refund_state === 'refunding');
  return (
    <>
      {isRefunding && (
        <p role="alert" className="bg-warning-tint px-4 py-2 text-14 text-warning">
          {w('refunding')}
        </p>
      )}
      <Section title={w('goods')}>
        <ul className="divide-y divide-line">
          {order.orderProduct.map((line) => (
            <li key={line.order_product_id} className="grid grid-cols-[56px_minmax(0,1fr)_auto] gap-3 py-2">
              <img
                src={line.image}
                alt=""
                width="56"
                height="56"
                className="size-14 rounded bg-ground object-contain"
              />
              <div className="min-w-0 text-14">
                <p className="[overflow-wrap:anywhere]">{line.store_name}</p>
                <p className="text-ink-secondary">{specOf(line)}</p>
                {line.refund_state !== 'none' && (
                  <p className="text-12 text-brand">
                    {wireWord(t, 'order:refund_state', line.refund_state)}&nbsp;·{' '}
                    {w('left', { quantity: withUnit(line.refund_num, line.unit_name, locale) })}
                  </p>
                )}
              </div>
              <p className="text-right text-16 font-semibold tabular-nums">
                {withUnit(line.product_num, line.unit_name, locale)}
              </p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={w('person')}>
        <p className="mb-2 text-16 font-semibold">
          {order.receiver} <span className="tabular-nums">{order.phone}</span>
        </p>
        <Facts
          facts={[
            [
              w('sn'),
              <a
                key="sn"
                href={localizedPath(`/merchant/orders?tab=all&open=${order.order_id}`, locale)}
                className="inline-flex min-h-11 items-center text-info hover:underline max-md:-my-2.5 md:min-h-6"
              >
                {order.order_sn}
              </a>,
            ],
            [w('state'), <OrderState key="state" order={order} t={t} />],
            [w('paid'), order.pay_time ? formatDate(order.pay_time, locale, 'minute') : ''],
            [w('mark'), order.mark],
            [w('note'), order.note],
          ]}
        />
      </Section>
    </>
  );
}

/**
 * One field for codes that are typed or scanned. The cursor stays in it: a scanner types anywhere, and its Enter looks at
 * an order but never hands one over.
 */
export function PickUpCounter({ draw, may, person }: PageProps) {
  const { w, t } = draw;
  const field = useRef<HTMLInputElement>(null);
  // A code that was typed is there again after the page was left, or the net was away.
  const { typed, type, forget } = useTyped(draftName(person, 'merchant/pick-up', 'look', ''), { code: '' });
  const { code } = typed;
  const [order, setOrder] = useState<DeskOrder | undefined>();
  const [error, setError] = useState('');
  const [handed, setHanded] = useState('');
  const [isPending, setIsPending] = useState(false);
  const wanted = useRef('');

  const begin = (text: string): void => {
    wanted.current = '';
    type({ code: digitsOf(text) });
    setOrder(undefined);
    setError('');
  };
  const told = (message: string): void => {
    setError(message);
    field.current?.focus();
    field.current?.select();
  };

  const look = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault();
    setHanded('');
    setOrder(undefined);
    if (code.length !== LENGTH) return told(t('failures:order.pick_up_digits'));
    wanted.current = code;
    setIsPending(true);
    const found = await deskCall()(orderDeskApi.pickUp, { code });
    setIsPending(false);
    // Another code has been typed since.
    if (wanted.current !== code) return;
    if (!found.ok) return told(found.failure.message ?? found.failure.code);
    setError('');
    setOrder(found.value);
    field.current?.select();
  };

  const handOver = async (): Promise<void> => {
    if (!order) return;
    setIsPending(true);
    const done = await deskCall(newKey())(orderApi.handOver, { code, id: order.order_id });
    setIsPending(false);
    if (!done.ok) {
      setOrder(undefined);
      return told(done.failure.message ?? done.failure.code);
    }
    forget();
    begin('');
    setHanded(w('handed', { sn: order.order_sn, person: order.receiver }));
    field.current?.focus();
  };

  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  // Digits that a scanner types while something else is focused belong into the field, and so does its Enter.
  useEffect(() => {
    field.current?.focus();
    const redirect = (event: KeyboardEvent): void => {
      const isTyped = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
      if (isTyped || event.ctrlKey || event.altKey || event.metaKey || !/^\d$/.test(event.key)) return;
      event.preventDefault();
      latest.current(event.key);
      setHanded('');
      field.current?.focus();
    };
    document.addEventListener('keydown', redirect);
    return () => document.removeEventListener('keydown', redirect);
  }, []);

  return (
    <div className="grid max-w-[640px] gap-3">
      <form onSubmit={(event) => void look(event)} className="panel grid gap-2 border border-line p-4">
        <Field
          ref={field}
          label={w('code')}
          help={w('code_help')}
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="off"
          value={code}
          onChange={(event) => begin(event.target.value)}
          beside={
            <Button type="submit" kind="steel" pending={isPending && !order} className="shrink-0">
              {w('look')}
            </Button>
          }
        />
      </form>
      <p
        role="status"
        className={
          handed ? 'rounded bg-success-tint px-4 py-3 text-16 font-semibold text-success' : 'sr-only'
        }
      >
        {handed}
      </p>
      {order && (
        <section className="panel overflow-hidden border border-line" aria-label={order.order_sn}>
          <Waiting order={order} draw={draw} />
          {may.includes('hand_over') && (
            <p className="sticky bottom-0 border-t border-line bg-panel p-4">
              <Button pending={isPending} onClick={() => void handOver()} className="w-full">
                {w('act.hand_over.name')}
              </Button>
            </p>
          )}
        </section>
      )}
      {!order && !handed && <p className="text-12 text-ink-secondary">{w('nothing')}</p>}
    </div>
  );
}
