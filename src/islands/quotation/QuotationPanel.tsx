import { useState } from 'react';
import { inquiryApi, type InquiryDetail, type InquiryItemView } from '#lib/contracts/inquiry.ts';
import { quotationApi, type QuotationView } from '#lib/contracts/quotation.ts';
import { beforeUnit, formatAmount, formatDate } from '#lib/i18n/format.ts';
import { localizedPath } from '#lib/i18n/locales.ts';
import { createT, type Messages } from '#lib/i18n/translate.ts';
import { unitAfter } from '#lib/i18n/unit-after.ts';
import { call } from '#lib/stores/call.ts';
import { showRefusal } from '#lib/stores/refusal.ts';
import { toast } from '#lib/stores/toast.ts';
import { yuan } from '#lib/kernel/money.ts';
import { Button } from '#islands/ui/Button.tsx';
import { buttonLook } from '#islands/ui/button-look.ts';
import { useMoved } from '#islands/shell/use-moved.ts';
import { ConfirmDialog } from '#islands/ui/ConfirmDialog.tsx';
import { Empty } from '#islands/ui/Empty.tsx';
import { Select } from '#islands/ui/form/Select.tsx';
import { useKeptForm } from '#islands/form/use-kept-form.ts';
import { TextDialog } from '#islands/inquiry/TextDialog.tsx';
import { amountWarning } from './amount-warning.ts';
import { cheapestSplit, compareSums, freeOf, freeTotal, sorted, toOrder, type SortBy } from './compare.ts';
import { CompareTable } from './CompareTable.tsx';
import { OrderDialog } from './OrderDialog.tsx';

interface Props {
  i18n: Messages;
  inquiry: InquiryDetail;
  initial: QuotationView[];
}
type Open =
  | { act: 'accept'; row: QuotationView; item?: InquiryItemView }
  | { act: 'split' }
  | { act: 'order_all' }
  | { act: 'negotiate' | 'reject' | 'order'; row: QuotationView };

/** The buyer's side of the quotations: compare, negotiate, decline, accept, order. */
export default function QuotationPanel({ i18n, inquiry, initial }: Props) {
  const t = createT(i18n);
  const href = (path: string) => localizedPath(path, i18n.locale);
  const [items, setItems] = useState(inquiry.items);
  const [list, setList] = useState(initial);
  const [by, setBy] = useState<SortBy>('total');
  const [open, setOpen] = useState<Open | undefined>();
  // A question is not asked again after a login: its prices may have changed.
  const isWritten = open?.act === 'negotiate' || open?.act === 'reject';
  useKeptForm('quotation asked', isWritten ? open : undefined, setOpen);
  const [pending, setPending] = useState(false);
  const close = (): void => setOpen(undefined);

  const reload = async (): Promise<void> => {
    const id = inquiry.inquiry_id;
    const [quotes, detail] = [
      await call(quotationApi.list, { id, limit: 100 }),
      await call(inquiryApi.detail, { id }),
    ];
    if (quotes.ok) setList(quotes.value.list);
    if (detail.ok) setItems(detail.value.items);
    if (detail.ok && detail.value.status !== inquiry.status) location.reload();
  };
  useMoved(() => void (pending ? undefined : reload()));
  const toCheckout = (cartIds: string[]): void =>
    location.assign(href(`/order_confirm?cart_id=${cartIds.join(',')}&new=1`));
  const accept = async (row: QuotationView, item?: InquiryItemView): Promise<void> => {
    setPending(true);
    const ids = item ? [item.item_id] : freeOf(row, items).map((offer) => offer.item_id);
    const result = await call(quotationApi.accept, { id: row.quotation_id, item_ids: ids });
    setPending(false);
    close();
    if (!result.ok) showRefusal(result.failure);
    else toast(t('quotation:accepted'), 'success');
    await reload();
  };
  /** Awards each item to the store with the lowest price; one after the other, since each award changes the inquiry. */
  const acceptSplit = async (picks: ReadonlyMap<string, string[]>): Promise<void> => {
    setPending(true);
    for (const [id, ids] of picks) {
      const result = await call(quotationApi.accept, { id, item_ids: ids });
      if (result.ok) continue;
      showRefusal(result.failure);
      break;
    }
    setPending(false);
    close();
    await reload();
  };
  /** Everything that was accepted, from all stores, in one check-out. */
  const orderAll = async (rows: readonly QuotationView[]): Promise<void> => {
    setPending(true);
    const cartIds: string[] = [];
    for (const row of rows) {
      const result = await call(quotationApi.order, { id: row.quotation_id });
      if (result.ok) {
        cartIds.push(...result.value.cart_id);
        continue;
      }
      setPending(false);
      return showRefusal(result.failure);
    }
    toCheckout(cartIds);
  };
  const ask = async (
    row: QuotationView,
    act: 'negotiate' | 'reject',
    text: string,
  ): Promise<string | undefined> => {
    const result =
      act === 'negotiate'
        ? await call(quotationApi.negotiate, { id: row.quotation_id, note: text })
        : await call(quotationApi.reject, { id: row.quotation_id, reason: text });
    if (!result.ok) return result.failure.message ?? result.failure.code;
    toast(t(act === 'negotiate' ? 'quotation:asked' : 'quotation:rejected'), 'success');
    close();
    await reload();
    return undefined;
  };

  if (list.length === 0) return <Empty text={t('quotation:empty')} />;
  const words = {
    yes: t('quotation:dialog.ok'),
    no: t('quotation:dialog.cancel'),
    closeLabel: t('common:close'),
  };
  const rows = sorted(list, by);
  const chosen =
    open?.act === 'accept' ? open.row.items.find((one) => one.item_id === open.item?.item_id) : undefined;
  // One red button: the offer that costs least.
  const { best } = compareSums(list);
  const split = cheapestSplit(list, items);
  const accepted = list.filter((row) => row.can.order);
  /** What is said before an act of lines whose quantity is not the one that was asked for, each with its name. */
  const amountsOf = (offers: readonly QuotationView['items'][number][]): string =>
    items
      .flatMap((item) => {
        const offer = offers.find((one) => one.item_id === item.item_id);
        const warning = offer ? amountWarning(t, item, offer) : '';
        return warning ? [t('quotation:amount.of', { name: item.name, warning })] : [];
      })
      .join(' ');
  /** What the cheapest split leaves out, by name. */
  const leftOut = split?.left.length
    ? t('quotation:split.left', {
        names: split.left.map((item) => item.name).join(t('quotation:split.comma')),
      })
    : '';
  /** What whoever orders several quotations at once has to know before. */
  const beforeOrder = amountsOf(accepted.flatMap((row) => toOrder(row, items)));
  return (
    <div className="panel overflow-hidden">
      <div className="flex flex-wrap items-end gap-3 border-b border-line p-4" data-no-print>
        <p className="mr-auto text-14 text-ink-secondary">
          {list.some((row) => row.is_sealed)
            ? t('quotation:sealed', { count: list.length })
            : t('inquiry:list.quotes', { count: list.length })}
        </p>
        <Select
          label={t('quotation:sort.label')}
          value={by}
          options={(['total', 'lead', 'time'] as const).map((value) => ({
            value,
            name: t(`quotation:sort.${value}`),
          }))}
          onChange={(event) => setBy(event.target.value as SortBy)}
        />
        <Button kind="line" onClick={() => print()}>
          {t('inquiry:act.print')}
        </Button>
      </div>
      <CompareTable
        t={t}
        locale={i18n.locale}
        href={href}
        items={items}
        region={inquiry.region}
        quotations={rows}
        onAcceptItem={(row, item) => setOpen({ act: 'accept', row, item })}
        renderActions={(row) => (
          <>
            {row.can.order && (
              <Button size="small" onClick={() => setOpen({ act: 'order', row })}>
                {t('quotation:act.order')}
              </Button>
            )}
            {row.can.accept && (
              <Button
                kind={best === undefined || best === row.quotation_id ? 'main' : 'steel'}
                size="small"
                onClick={() => setOpen({ act: 'accept', row })}
              >
                {t(
                  freeOf(row, items).length < row.items.length
                    ? 'quotation:act.accept_rest'
                    : 'quotation:act.accept',
                )}
              </Button>
            )}
            {row.can.negotiate && (
              <Button kind="line" size="small" onClick={() => setOpen({ act: 'negotiate', row })}>
                {t('quotation:act.negotiate')}
              </Button>
            )}
            {row.can.reject && (
              <Button kind="line" size="small" onClick={() => setOpen({ act: 'reject', row })}>
                {t('quotation:act.reject')}
              </Button>
            )}
            {row.group_order_id && (
              <a href={href('/user/order_list')} className={buttonLook('line', 'small')}>
                {t('quotation:act.see_order')}
              </a>
            )}
            <a href={href(`/store?id=${row.merchant.mer_id}`)} className={buttonLook('text', 'small')}>
              {t('quotation:act.store')}
            </a>
          </>
        )}
      />
      {(split || accepted.length > 1) && (
        <div className="flex flex-wrap items-center gap-3 border-t border-line p-4" data-no-print>
          {split && (
            <>
              <p className="mr-auto text-14 text-ink-secondary">
                {t('quotation:split.text', {
                  stores: split.picks.size,
                  total: formatAmount(yuan(split.total)),
                })}{' '}
                {leftOut}
              </p>
              <Button kind="line" pending={pending} onClick={() => setOpen({ act: 'split' })}>
                {t('quotation:split.accept')}
              </Button>
            </>
          )}
          {accepted.length > 1 && (
            <Button
              className="ml-auto"
              pending={pending}
              onClick={() => (beforeOrder ? setOpen({ act: 'order_all' }) : void orderAll(accepted))}
            >
              {t('quotation:split.order', { n: accepted.length })}
            </Button>
          )}
        </div>
      )}
      {open?.act === 'split' && split && (
        <ConfirmDialog
          {...words}
          pending={pending}
          text={[
            ...[...split.picks].map(([id, ids]) =>
              t('quotation:split.each', {
                store: list.find((row) => row.quotation_id === id)?.merchant.mer_name ?? '',
                names: items
                  .filter((item) => ids.includes(item.item_id))
                  .map((item) => item.name)
                  .join(t('quotation:split.comma')),
                total: formatAmount(yuan(split.sums.get(id) ?? 0)),
              }),
            ),
            amountsOf(
              list.flatMap(({ quotation_id: id, items: offers }) =>
                offers.filter((offer) => split.picks.get(id)?.includes(offer.item_id)),
              ),
            ),
            leftOut,
          ]
            .filter(Boolean)
            .join(' ')}
          onYes={() => void acceptSplit(split.picks)}
          onNo={close}
        />
      )}
      {open?.act === 'order_all' && (
        <ConfirmDialog
          {...words}
          pending={pending}
          text={beforeOrder}
          onYes={() => void orderAll(accepted)}
          onNo={close}
        />
      )}
      {open?.act === 'accept' && (
        <ConfirmDialog
          {...words}
          pending={pending}
          text={[
            open.item
              ? t('quotation:dialog.accept_item_text', {
                  store: open.row.merchant.mer_name,
                  name: open.item.name,
                  price: formatAmount(chosen?.price ?? ''),
                  unit: chosen?.unit_name ?? '',
                  num: chosen
                    ? `${beforeUnit(chosen.num, chosen.unit_name)} ${unitAfter(chosen.num, chosen.unit_name)}`
                    : '',
                  total: formatAmount(chosen?.total_price ?? ''),
                  until: formatDate(open.row.valid_until, i18n.locale, 'minute'),
                })
              : t('quotation:dialog.accept_text', {
                  store: open.row.merchant.mer_name,
                  total: formatAmount(yuan(freeTotal(open.row, items))),
                  until: formatDate(open.row.valid_until, i18n.locale, 'minute'),
                }),
            amountsOf(chosen ? [chosen] : freeOf(open.row, items)),
          ]
            .filter(Boolean)
            .join(' ')}
          onYes={() => void accept(open.row, open.item)}
          onNo={close}
        />
      )}
      {(open?.act === 'negotiate' || open?.act === 'reject') && (
        <TextDialog
          t={t}
          {...words}
          title={t(open.act === 'negotiate' ? 'quotation:dialog.negotiate' : 'quotation:dialog.reject')}
          text={t(
            open.act === 'negotiate' ? 'quotation:dialog.negotiate_text' : 'quotation:dialog.reject_text',
            { store: open.row.merchant.mer_name },
          )}
          label={t(open.act === 'negotiate' ? 'quotation:dialog.note' : 'quotation:dialog.reason')}
          onSend={(text) => ask(open.row, open.act as 'negotiate' | 'reject', text)}
          onClose={close}
        />
      )}
      {open?.act === 'order' && (
        <OrderDialog
          t={t}
          region={inquiry.region}
          row={open.row}
          items={items}
          onOrdered={toCheckout}
          onClose={close}
        />
      )}
    </div>
  );
}
