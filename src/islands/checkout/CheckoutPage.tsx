import { useEffect, useRef, useState } from 'react';
import { addressApi, type AddressView } from '#lib/contracts/address.ts';
import { checkoutApi, type CheckoutPreview } from '#lib/contracts/checkout.ts';
import type { CallInput } from '#lib/contracts/endpoint.ts';
import type { HeaderView } from '#lib/contracts/invoice.ts';
import type { TeamView } from '#lib/contracts/company-team.ts';
import { paths } from '#lib/i18n/paths.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import type { Failure } from '#lib/kernel/result.ts';
import { specOf } from '#lib/kernel/spec-of.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { PickUpPerson, type Person } from '#islands/delivery/PickUpPerson.tsx';
import { wayOf, waysWith } from '#islands/delivery/ways.ts';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { useInvoices } from '#islands/invoice/use-invoices.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { CouponChoice } from './CouponChoice.tsx';
import { PointsUse } from './PointsUse.tsx';
import { PresaleTerms } from './PresaleTerms.tsx';
import { PurchaseFor } from './PurchaseFor.tsx';
import { StoreBlock } from './StoreBlock.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import { Totals } from './Totals.tsx';

/** Everything that a price depends on; the preview and the order send the same. */
type Choice = Omit<CallInput<typeof checkoutApi.preview>, 'cart_id'>;
const PLATFORM = '0';

interface Props {
  i18n: Messages;
  cartIds: string[];
  initial: CheckoutPreview;
  addresses: AddressView[];
  /** Invoice headers of the account. */
  headers: HeaderView[];
  /** The company that the buyer may buy for. */
  team: TeamView | null;
  /** Which of the addresses are the company's. */
  shared: string[];
}

/** The check-out: every change asks the server for new totals and a new key; the order uses up the key. */
export default function CheckoutPage({ i18n, cartIds, initial, addresses, headers, team, shared }: Props) {
  const t = createT(i18n);
  const [preview, setPreview] = useState(initial);
  const [choice, setChoice] = useState<Choice>({ address_id: initial.address?.address_id ?? '', takes: [] });
  const [marks, setMarks] = useState<Record<string, string>>({});
  useKeptForm('checkout', marks, setMarks);
  const invoices = useInvoices(headers, initial.order);
  const [person, setPerson] = useState<Person>({
    real_name: initial.address?.real_name ?? '',
    phone: initial.address?.phone ?? '',
  });
  const [isLoading, setLoading] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [isPlacing, setPlacing] = useState(false);
  const [isCompany, setCompany] = useState(team !== null);
  const [problem, setProblem] = useState<Failure | null>(null);
  /** Those to choose from; read again when the chosen one has been deleted elsewhere. */
  const [listed, setListed] = useState(addresses);
  /** The preview before the prices changed; the difference is shown until something else is chosen. */
  const [before, setBefore] = useState<CheckoutPreview | null>(null);

  /** Answers may come in another order than the questions; only the one to the last counts. */
  const asked = useRef(0);
  const refresh = async (wanted: Choice = choice): Promise<void> => {
    const turn = ++asked.current;
    setLoading(true);
    setProblem(null);
    let result = await call(checkoutApi.preview, { cart_id: cartIds, ...wanted });
    if (!result.ok && result.failure.code === 'coupon.unusable') {
      // A coupon that was chosen before does not fit what is chosen now: the best ones are taken again.
      const { use_coupon: _unusable, ...rest } = wanted;
      setChoice(rest);
      result = await call(checkoutApi.preview, { cart_id: cartIds, ...rest });
      if (result.ok) toast(t('coupon:choice.reset'), 'info');
    }
    if (turn !== asked.current) return;
    setLoading(false);
    if (result.ok) setPreview(result.value);
    else setProblem(result.failure);
    if (!result.ok && result.failure.code === 'address.not_found') await chooseOther(result.failure);
  };
  /** The chosen address has been deleted elsewhere: the default one is taken, and said, before anything is sent there. */
  const chooseOther = async (failure: Failure): Promise<void> => {
    const left = await call(addressApi.list, { limit: 20 });
    if (!left.ok) return showRefusal(left.failure);
    const ofCompany = listed.filter(({ address_id: id }) => shared.includes(id) && id !== choice.address_id);
    const all = [...left.value.list, ...ofCompany];
    const next = { ...choice, address_id: all[0]?.address_id ?? '', city: [] };
    setListed(all);
    setChoice(next);
    await refresh(next);
    setProblem({ ...failure, message: t('checkout:address_gone') });
  };
  const choose = (change: Partial<Choice>): void => {
    setBefore(null);
    const next = { ...choice, ...change };
    setChoice(next);
    void refresh(next);
  };
  const chooseCoupons = (owner: string, ids: string[]): void =>
    choose({ use_coupon: { ...choice.use_coupon, [owner]: ids } });

  useEffect(() => {
    // A page that the browser has kept is shown again after the order: what was bought is no longer in the cart.
    const back = (event: PageTransitionEvent): void => {
      if (event.persisted) window.location.reload();
    };
    window.addEventListener('pageshow', back);
    return () => window.removeEventListener('pageshow', back);
  }, []);

  const place = async (): Promise<void> => {
    if (isPlacing) return;
    setPlacing(true);
    setProblem(null);
    const mark = Object.fromEntries(Object.entries(marks).filter(([, text]) => text.trim()));
    const result = await call(checkoutApi.create, {
      cart_id: cartIds,
      ...choice,
      ...invoices.receiptData,
      ...(choice.takes?.length ? { post: person } : {}),
      key: preview.key,
      mark,
      agree: isAgreed,
      company_id: isCompany && team ? team.company_id : 0,
    });
    if (result.ok) {
      const { order_id: id, approval } = result.value;
      const next = approval === 'waiting' ? `/order_stay_detail?orderId=${id}` : `/payment?orderId=${id}`;
      return window.location.assign(localizedPath(next, i18n.locale));
    }
    setPlacing(false);
    const { code, message = '' } = result.failure;
    // It stands above the button that was pressed, and is read out there.
    setProblem(result.failure);
    if (code === 'address.not_found') return chooseOther(result.failure);
    // A new preview shows what has changed and makes a new key; nothing that was typed is lost.
    if (code === 'checkout.price_changed') setBefore(preview);
    if (['checkout.price_changed', 'checkout.expired', 'coupon.unusable', 'points.short'].includes(code)) {
      await refresh();
      toast(message, 'info');
    }
  };

  const lines = preview.order.flatMap((store) => store.list);
  /** The goods that a refusal is about, if it is about some. */
  const refused = lines.find((line) => problem?.field !== undefined && line.cart_id === problem.field);
  /** What was bought at once is of one product and never in the cart: its page is where it is chosen again. */
  const isOne = lines.every((line) => line.product_id === refused?.product_id);
  const message = problem?.message ?? problem?.code ?? '';
  const said = refused ? (
    <>
      {t('checkout:of_goods', {
        name: [refused.store_name, specOf(refused)].filter(Boolean).join(' '),
        problem: message,
      })}{' '}
      <a
        href={localizedPath(
          isOne ? paths.goodsDetail(refused.product_id) : paths.shoppingCart(),
          i18n.locale,
        )}
        className="inline-flex min-h-6 items-center whitespace-nowrap text-info underline"
      >
        {t(isOne ? 'checkout:to_goods' : 'checkout:to_cart')}
      </a>
    </>
  ) : (
    message
  );
  const hint =
    preview.status === 'noAddress'
      ? t('checkout:no_address')
      : preview.status === 'noDeliver'
        ? t('checkout:no_deliver')
        : said;
  const sending = { t, preview, hint, isLoading, isPlacing, onPlace: () => void place() };
  return (
    <>
      <div className="grid gap-4" aria-busy={isLoading}>
        <AddressChoice
          key={listed.map((row) => row.address_id).join()}
          i18n={i18n}
          addresses={listed}
          shared={new Set(shared)}
          chosen={choice.address_id ?? ''}
          // A rider may not come to the other address; who wants one chooses again.
          onChoose={(id) => choose({ address_id: id, city: [] })}
        />
        {team && (
          <PurchaseFor
            t={t}
            team={team}
            isCompany={isCompany}
            price={preview.order_price}
            onChoose={(next) => {
              setCompany(next);
              choose({ company_id: next ? team.company_id : 0 });
            }}
          />
        )}
        {preview.order.map((store) => (
          <StoreBlock
            key={store.mer_id}
            t={t}
            locale={i18n.locale}
            store={store}
            isLoading={isLoading}
            hasAddress={preview.address !== null}
            before={before?.order.find((row) => row.mer_id === store.mer_id)}
            mark={marks[store.mer_id] ?? ''}
            onMark={(text) => setMarks({ ...marks, [store.mer_id]: text })}
            invoice={invoices.of(store.mer_id)}
            way={wayOf(choice, store.mer_id)}
            onWay={(way) => choose(waysWith(choice, store.mer_id, way))}
            onCoupons={(ids) => chooseCoupons(String(store.mer_id), ids)}
          />
        ))}
        {(choice.takes ?? []).length > 0 && <PickUpPerson t={t} person={person} onChange={setPerson} />}
        {preview.presell && (
          <PresaleTerms
            t={t}
            locale={i18n.locale}
            presell={preview.presell}
            isAgreed={isAgreed}
            onAgree={setAgreed}
          />
        )}
        <Totals {...sending} before={before}>
          {preview.kind === 'normal' && preview.platformCoupon.length > 0 && (
            <CouponChoice
              t={t}
              locale={i18n.locale}
              title={t('coupon:choice.platform')}
              coupons={preview.platformCoupon}
              saved={preview.total_platform_coupon_price}
              isLoading={isLoading}
              onChoose={(ids) => chooseCoupons(PLATFORM, ids)}
            />
          )}
          {preview.kind === 'normal' && preview.openIntegral && (
            <PointsUse
              t={t}
              locale={i18n.locale}
              preview={preview}
              isUsed={choice.use_integral ?? false}
              isLoading={isLoading}
              onUse={(isUsed) => choose({ use_integral: isUsed })}
            />
          )}
        </Totals>
      </div>
      <SubmitBar {...sending} />
    </>
  );
}
