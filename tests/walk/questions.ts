// The questions to the books after every step. What an account may hold is computed here from orders, refunds and
// what the walk has seen, not from the ledger's own entries.
import { shanghaiDay } from '#lib/kernel/clock.ts';
import type { Memory, Walk } from './act.ts';
import type { Books, Claim, Group, Line, Offer, Order, PriceList } from './books.ts';
import { BUYERS, fundsOf, POINTS, PURSES, STORES, TEAM } from './world.ts';

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0);
const ACTIVE = ['refunded', 'reviewing', 'offered', 'to_return', 'returning', 'arbitrating'];
const OUTSIDE = ['gateway', 'bank', 'platform_coupon', 'credit_receivable', 'points_source'];

/** Rows by their ids, made once for all questions of a step. */
function shelve(books: Books) {
  const by = <T>(list: readonly T[], key: (one: T) => string): Map<string, T[]> => {
    const piles = new Map<string, T[]>();
    for (const one of list) {
      const pile = piles.get(key(one));
      if (pile) pile.push(one);
      else piles.set(key(one), [one]);
    }
    return piles;
  };
  return {
    groups: new Map(books.groups.map((group) => [group.group_order_id, group])),
    orders: new Map(books.orders.map((order) => [order.order_id, order])),
    lines: new Map(books.lines.map((line) => [line.order_line_id, line])),
    offers: new Map(books.offers.map((offer) => [offer.coupon_id, offer])),
    refunds: new Map(books.refunds.map((refund) => [refund.refund_order_id, refund])),
    people: new Map(books.people.map((person) => [person.uid, person])),
    payments: new Map(books.payments.map((payment) => [payment.payment_id, payment])),
    ordersOf: by(books.orders, (order) => order.group_order_id),
    linesOf: by(books.lines, (line) => line.order_id),
    partsOf: by(books.parts, (part) => part.order_line_id),
    partsOfRefund: by(books.parts, (part) => part.refund_order_id),
  };
}
type Shelf = ReturnType<typeof shelve>;
interface Asked {
  books: Books;
  at: Shelf;
  memory: Memory;
  /** A stock that nobody has touched yet, by SKU. */
  start: Books;
  before: Books;
  now: Date;
}
type Question = (asked: Asked) => string[];

const holds = ({ books }: Asked, kind: string, owner: number): number =>
  books.accounts.find((account) => account.kind === kind && account.owner_id === owner)?.balance ?? 0;
const isLive = (group: Group): boolean => ['unpaid', 'verifying', 'paid'].includes(group.status);
const isPaid = (group: Group | undefined): boolean => group?.status === 'paid';
const ordersIn = ({ at }: Asked, groupId: string): Order[] => at.ordersOf.get(groupId) ?? [];
const linesIn = (asked: Asked, groupId: string): Line[] =>
  ordersIn(asked, groupId).flatMap((order) => asked.at.linesOf.get(order.order_id) ?? []);
const isBack = (order: Order): boolean => order.status === 'refunded';

const nothingBelowZero: Question = ({ books }) => [
  ...books.accounts
    .filter(({ kind, balance }) => balance < 0 && !OUTSIDE.includes(kind))
    .map(({ kind, owner_id: owner, balance }) => `${kind} of ${owner} is ${balance}`),
  ...books.skus.filter(({ stock }) => stock < 0).map((sku) => `SKU ${sku.sku_id} has stock ${sku.stock}`),
  ...books.activitySkus
    .filter(({ stock, limited }) => stock < 0 || stock > limited)
    .map((row) => `activity ${row.activity_id} has stock ${row.stock} of ${row.limited}`),
  ...books.lines
    .filter((line) => line.refundable_num < 0 || line.pay_price < line.refunded_price || line.pay_price < 0)
    .map((line) => `a line of SKU ${line.sku_id} holds ${JSON.stringify(line)}`),
];

const transfersSumToZero: Question = ({ books }) =>
  books.crooked.map((row) => `transfer ${row.transfer_id} sums to ${row.sum}`);

const stockStays: Question = ({ books, at, memory, start }) => {
  const sold = new Map<number, number>();
  const taken = new Map<number, number>();
  const closed = new Set(
    books.presales
      .filter(({ status }) => ['closed', 'returned'].includes(status))
      .map((presale) => presale.order_id),
  );
  for (const line of books.lines) {
    const order = at.orders.get(line.order_id)!;
    if (!isLive(at.groups.get(order.group_order_id)!) || closed.has(order.order_id)) continue;
    sold.set(line.sku_id, (sold.get(line.sku_id) ?? 0) + line.quantity);
    if (line.activity_id) taken.set(line.activity_id, (taken.get(line.activity_id) ?? 0) + line.quantity);
  }
  const faults = books.skus.flatMap(({ sku_id: id, stock }) => {
    const first = start.skus.find((sku) => sku.sku_id === id)!.stock;
    const should = first - (sold.get(id) ?? 0) + (memory.returned.get(id) ?? 0);
    return stock === should ? [] : [`SKU ${id} has ${stock} on the shelf instead of ${should}`];
  });
  for (const { activity_id: id, limited, stock } of books.activitySkus) {
    const should = limited - (taken.get(id) ?? 0) + (memory.returnedSales.get(id) ?? 0);
    if (stock !== should) faults.push(`activity ${id} has ${stock} left instead of ${should}`);
  }
  for (const { product_id: id, stock } of books.products) {
    const should = sum(
      books.skus.filter((sku) => sku.product_id === id),
      (sku) => sku.stock,
    );
    if (stock !== should) faults.push(`product ${id} says ${stock}, its SKUs ${should}`);
  }
  return faults;
};

const unitsAndMoneyOfRefunds: Question = ({ books, at }) =>
  books.lines.flatMap((line) => {
    const parts = (at.partsOf.get(line.order_line_id) ?? []).map((part) => ({
      ...part,
      status: at.refunds.get(part.refund_order_id)!.status,
    }));
    const done = parts.filter(({ status }) => status === 'refunded');
    const open = parts.filter(({ status }) => ACTIVE.includes(status));
    const faults: string[] = [];
    const units = sum(done, (part) => part.num);
    const amount = sum(done, (part) => part.amount);
    const isWhole = parts.every(({ repriced }) => repriced === 0);
    // What was not asked for is waived; shares of a line that was sent in parcels may differ by a fen a piece.
    const family = at.ordersOf.get(at.orders.get(line.order_id)!.group_order_id)!;
    const slack = family.some((order) => order.parent_order_id) ? 1 : 0;
    const each = Math.floor(line.pay_price / line.quantity) - slack;
    const waived = isWhole ? sum(done, (part) => Math.max(each * part.num - part.amount, 0)) : 0;
    const name = `a line of ${line.quantity} of SKU ${line.sku_id}`;
    if (sum(open, (part) => part.num) > line.quantity) faults.push(`${name} has more units in refunds`);
    if (line.quantity - line.refundable_num !== sum(open, (part) => part.num))
      faults.push(`${name} has ${line.refundable_num} units to refund, which its refunds do not say`);
    // The last unit takes what the shares of the others were rounded down by, and everything back is everything.
    const share = Math.floor(line.pay_price / line.quantity) * units + line.quantity - 1;
    // Where a smaller quantity changed the price of what stays, lines carry parts of each other.
    const isPlain = units < line.quantity && isWhole;
    const most = Math.min(isPlain ? share : line.pay_price, line.pay_price - waived);
    if (amount > most) faults.push(`${name} gave ${amount} back for ${units} units, at most ${most}`);
    return faults;
  });

const giftsKept = (books: Books): number =>
  sum(
    books.refunds.filter(({ status }) => status === 'refunded'),
    (one) => one.gift_price,
  );

const merchantsHoldWhatTheySold: Question = (asked) => {
  const { books, at } = asked;
  return STORES.flatMap((merId) => {
    const orders = books.orders.filter(
      (order) => order.mer_id === merId && isPaid(at.groups.get(order.group_order_id)),
    );
    const sold = sum(orders, (order) => {
      const presale = books.presales.find((one) => one.order_id === order.order_id);
      const open = presale && presale.status !== 'paid' ? presale.balance : 0;
      return order.pay_price - open + order.platform_discount;
    });
    const lines = orders.flatMap((order) => at.linesOf.get(order.order_id) ?? []);
    const refunds = books.refunds.filter((one) => one.mer_id === merId && one.status === 'refunded');
    const given = books.presales.filter((one) => one.mer_id === merId && one.status === 'returned');
    const charged = books.settled.filter((one) => one.mer_id === merId);
    const should =
      sold -
      sum(refunds, (one) => one.amount + one.freight) -
      sum(lines, (line) => line.refunded_platform) -
      sum(given, (one) => one.deposit) -
      sum(charged, (one) => one.commission);
    const asFor = (...states: string[]): number =>
      sum(
        books.withdrawals.filter((one) => one.mer_id === merId && states.includes(one.status)),
        (one) => one.amount,
      );
    const underWay = asFor('asked', 'approved', 'half_confirmed');
    const payout = holds(asked, 'merchant_payout', merId);
    const gone = asFor('paid');
    const kinds = ['merchant_frozen', 'merchant_free', 'merchant_payout', 'merchant_margin'];
    const has = sum(kinds, (kind) => holds(asked, kind, merId)) + gone;
    if (payout !== underWay)
      return [`store ${merId} has ${payout} under way, its withdrawals say ${underWay}`];
    // What a spent gift was worth comes to whoever had given it.
    return has >= should && has <= should + giftsKept(books)
      ? []
      : [`store ${merId} holds ${has} instead of ${should}`];
  });
};

const platformPaysItsCouponsOnly: Question = (asked) => {
  const { books, at } = asked;
  const faults: string[] = [];
  const paid = books.orders.filter((order) => isPaid(at.groups.get(order.group_order_id)));
  const back = (order: Order): number =>
    sum(at.linesOf.get(order.order_id) ?? [], (line) => line.refunded_platform);
  const should = -sum(paid, (order) => order.platform_discount - back(order));
  const has = holds(asked, 'platform_coupon', 0);
  if (has < should || has > should + giftsKept(books))
    faults.push(`the platform has paid ${-has} for coupons instead of ${-should}`);
  const income = sum(books.settled, (one) => one.commission);
  if (holds(asked, 'platform_income', 0) !== income)
    faults.push(`the platform earned ${holds(asked, 'platform_income', 0)} instead of ${income}`);
  return faults;
};

const inScope = (offer: Offer, merId: number): boolean =>
  offer.kind === 'general' || (offer.kind === 'cross_store' && offer.target_ids.includes(merId));

const platformShareKeepsItsRule: Question = (asked) =>
  asked.books.groups.filter(isLive).flatMap((group) => {
    const orders = ordersIn(asked, group.group_order_id);
    const share = sum(orders, (order) => order.platform_discount);
    if (share === 0) return [];
    const used = usedIn(asked, group).filter(({ offer }) => offer.mer_id === 0);
    const lines = linesIn(asked, group.group_order_id);
    const kept = share - sum(lines, (line) => line.refunded_platform);
    if (used.length === 0)
      return kept === 0 || orders.every(isBack)
        ? []
        : [`an order keeps ${kept} of a coupon that it has not used`];
    const faults: string[] = [];
    const { offer } = used[0]!;
    if (used.length > 1 || share > offer.value)
      faults.push(`an order took ${share} of the platform’s coupon over ${offer.value}`);
    const base = sum(lines, (line) => {
      const merId = asked.at.orders.get(line.order_id)!.mer_id;
      const isIts = inScope(offer, merId) && !line.snapshot.contract;
      return isIts ? line.total_price - line.product_discount - line.store_discount : 0;
    });
    if (base < offer.threshold)
      faults.push(`the platform gives ${share} on ${base}, its coupon asks for ${offer.threshold}`);
    return faults;
  });

const usedIn = ({ books, at }: Asked, group: Group): { claim: Claim; offer: Offer }[] =>
  books.claims
    .filter((claim) => claim.status === 'used' && claim.group_order_id === group.group_order_id)
    .map((claim) => ({ claim, offer: at.offers.get(claim.coupon_id)! }));

/** What stores take off comes from a coupon that the order holds, unless they have lowered the price. */
const storeDiscountsHaveTheirCoupons: Question = (asked) =>
  asked.books.groups.filter(isLive).flatMap((group) =>
    STORES.flatMap((merId) => {
      const orders = ordersIn(asked, group.group_order_id).filter((order) => order.mer_id === merId);
      if (orders.every(isBack)) return [];
      const off = sum(orders, (order) => order.store_discount);
      const coupons = usedIn(asked, group).filter(({ offer }) => offer.mer_id === merId);
      // A lowered price is the store's own, whatever its coupons say.
      if (asked.memory.lowered.has(`${group.group_order_id}/${merId}`)) return [];
      const credits = [...asked.memory.credits].filter(([key]) =>
        key.startsWith(`${group.group_order_id}/${merId}/`),
      );
      const most = sum(coupons, ({ offer }) => offer.value) + sum(credits, ([, price]) => price);
      return off <= most ? [] : [`store ${merId} takes ${off} off, its coupons there give ${most}`];
    }),
  );

/** A store's coupon is good for what its goods there cost, unless the store has lowered the price since. */
const storeCouponsReachTheirThreshold: Question = (asked) =>
  asked.books.groups.filter(isLive).flatMap((group) =>
    usedIn(asked, group).flatMap(({ offer }) => {
      const { mer_id: merId, kind, target_ids: targets, threshold } = offer;
      if (merId === 0 || asked.memory.lowered.has(`${group.group_order_id}/${merId}`)) return [];
      const base = sum(linesIn(asked, group.group_order_id), (line) => {
        // A presale takes coupons as well; what has a price of its own beside the shelf does not.
        const isIts =
          asked.at.orders.get(line.order_id)!.mer_id === merId &&
          ['normal', 'presale'].includes(line.kind) &&
          !line.snapshot.contract;
        return isIts && (kind !== 'product' || targets.includes(line.product_id)) ? line.total_price : 0;
      });
      return base >= threshold ? [] : [`a coupon from ${threshold} on of store ${merId} was used on ${base}`];
    }),
  );

/** Sets in an order by each of their parts: the same number of each, and whole. */
const setsIn = (asked: Asked, group: Group, id: number): number[] => {
  const own = linesIn(asked, group.group_order_id).filter((line) => line.activity_id === id);
  if (own.length === 0) return [0];
  return asked.books.setParts
    .filter((part) => part.activity_id === id)
    .map((part) => {
      const lines = own.filter((line) => line.product_id === part.product_id);
      return sum(lines, (line) => line.quantity) / part.quantity;
    });
};

const setsAreCounted: Question = (asked) =>
  asked.books.sets.flatMap(({ activity_id: id, limited, stock }) => {
    const faults: string[] = [];
    let taken = 0;
    for (const group of asked.books.groups.filter(isLive)) {
      const [first = 0, ...others] = setsIn(asked, group, id);
      if (!Number.isInteger(first) || others.some((number) => number !== first))
        faults.push(`an order has ${[first, ...others].join(' and ')} of the parts of set ${id}`);
      taken += first;
    }
    if (limited === null) return faults;
    const should = limited - taken + (asked.memory.returnedSets.get(id) ?? 0);
    if (stock !== should) faults.push(`set ${id} has ${stock} left instead of ${should}`);
    return faults;
  });

/** Nobody has more of an activity than its limits say; orders of the company change hands, so its people are left out. */
const limitsHold: Question = (asked) => {
  const { books, at, memory } = asked;
  const closed = books.presales.filter(({ status }) => ['closed', 'returned'].includes(status));
  const isClosed = (line: Line): boolean => closed.some((one) => one.order_id === line.order_id);
  return books.activities.flatMap(({ activity_id: id, kind, per_buyer: perBuyer, per_order: perOrder }) => {
    if (perBuyer === 0 && perOrder === 0) return [];
    const taken = new Map<number, number>();
    const faults: string[] = [];
    for (const group of books.groups.filter(isLive)) {
      const own = linesIn(asked, group.group_order_id).filter(
        (line) => line.activity_id === id && !isClosed(line),
      );
      const units = kind === 'bundle' ? setsIn(asked, group, id)[0]! : sum(own, (line) => line.quantity);
      if (perOrder > 0 && units > perOrder) faults.push(`an order has ${units} of ${kind} ${id}`);
      taken.set(group.uid, (taken.get(group.uid) ?? 0) + units);
    }
    for (const [uid, units] of taken) {
      const has = units - (memory.returnedOf.get(`${id}/${uid}`) ?? 0);
      const isAlone = !memory.colleagues.has(uid) && at.people.get(uid)?.status === 'active';
      if (perBuyer > 0 && isAlone && has > perBuyer)
        faults.push(`account ${uid} has ${has} of ${kind} ${id}, at most ${perBuyer}`);
    }
    return faults;
  });
};

/** What has a price of its own is sold at it, without coupons and points. */
const ownPricesHold: Question = ({ books, memory }) =>
  books.lines.flatMap((line) => {
    const { kind, sku_id: sku, activity_id: id, quantity } = line;
    if (kind === 'normal') return [];
    const offers = kind === 'bundle' ? books.setSkus : books.activitySkus;
    const price = offers.find((row) => row.activity_id === id && row.sku_id === sku)?.price;
    const isRight =
      kind === 'sample'
        ? quantity === 1 && memory.samplePrices.has(`${sku}/${line.total_price}`)
        : line.total_price === price! * quantity;
    const faults = isRight ? [] : [`${quantity} of SKU ${sku} cost ${line.total_price} in a ${kind}`];
    if (kind !== 'presale' && line.points_price + line.platform_discount > 0)
      faults.push(`a ${kind} of SKU ${sku} took points or the platform’s coupon`);
    return faults;
  });

/** What everybody pays for goods in a quantity. */
function everybodys({ books }: Asked, skuId: number, quantity: number): number {
  const { price, tiers } = books.skus.find((row) => row.sku_id === skuId)!;
  return tiers.findLast(({ start }) => start <= quantity)?.price ?? price;
}

/** The lists of a store that hold for whoever placed this order just now, the one that goes before the others first. */
function listsFor({ books }: Asked, { uid, company_id: companyId, created_at: at }: Group, merId: number) {
  const isFor = (one: { buyer_uid: number | null; company_id: number | null }): boolean =>
    one.buyer_uid === uid || (companyId !== null && one.company_id === companyId);
  const groups = books.customers.filter(isFor).map((one) => one.customer_group_id);
  const levels = [
    (list: PriceList) => list.buyer_uid === uid,
    (list: PriceList) => list.buyer_uid === null && isFor(list),
    (list: PriceList) => list.customer_group_id !== null && groups.includes(list.customer_group_id),
  ];
  const time = (text: string): number => new Date(text).getTime();
  const running = books.priceLists.filter(
    (list) =>
      list.mer_id === merId &&
      !list.ended_at &&
      time(list.starts_at) <= time(at) &&
      (!list.ends_at || time(list.ends_at) > time(at)),
  );
  return levels.flatMap((isOf) =>
    running
      .filter(isOf)
      .toSorted((a, b) => time(b.starts_at) - time(a.starts_at) || b.price_list_id - a.price_list_id),
  );
}

/**
 * Who buys from the shelf pays what the first list that names the goods says, never more than everybody, and no coupon
 * touches it. Asked once, of the order that the last step has placed: lists end, prices of orders stay.
 */
const agreedPricesHold: Question = (asked) => {
  const { books, at, memory } = asked;
  const fresh = books.groups.filter(({ group_order_id: id }) => !memory.priced.has(id));
  return fresh.flatMap((group) => {
    memory.priced.add(group.group_order_id);
    // What was quoted has its own question.
    if (
      group.kind !== 'normal' ||
      books.quotations.some((one) => one.group_order_id === group.group_order_id)
    )
      return [];
    const lines = linesIn(asked, group.group_order_id).filter(({ kind }) => kind === 'normal');
    return lines.flatMap((line) => {
      const { mer_id: merId } = at.orders.get(line.order_id)!;
      const isMixed = line.product_id === 1;
      const batch = sum(
        lines.filter((one) => (isMixed ? one.product_id === line.product_id : one === line)),
        (one) => one.quantity,
      );
      const open = everybodys(asked, line.sku_id, batch);
      const naming = listsFor(asked, group, merId).flatMap((list) => {
        const own = books.priceLines.filter((one) => one.price_list_id === list.price_list_id);
        return own.find((one) => one.sku_id === line.sku_id) ?? own.find((one) => one.sku_id === null) ?? [];
      });
      const [first] = naming;
      const list = books.skus.find((row) => row.sku_id === line.sku_id)!.price;
      const agreed = first && (first.price ?? list - Math.floor((list * first.off_permille!) / 1000));
      const isAgreed = first !== undefined && batch >= first.minimum && agreed! < open;
      const should = isAgreed ? agreed! : open;
      const faults: string[] = [];
      if (line.total_price !== should * line.quantity)
        faults.push(
          `${line.quantity} of SKU ${line.sku_id} cost ${line.total_price} instead of ${should} each`,
        );
      const { contract } = line.snapshot;
      if (contract?.priceListId !== (isAgreed ? first.price_list_id : undefined))
        faults.push(`SKU ${line.sku_id} was sold by price list ${contract?.priceListId ?? 'none'}`);
      if (contract && contract.publicPrice !== open)
        faults.push(`everybody pays ${open} for SKU ${line.sku_id}, the order says ${contract.publicPrice}`);
      const isSampled = memory.credits.has(`${group.group_order_id}/${merId}/${line.sku_id}`);
      if (
        contract &&
        line.product_discount + line.platform_discount + (isSampled ? 0 : line.store_discount) > 0
      )
        faults.push(`a coupon lowers the agreed price of SKU ${line.sku_id}`);
      return faults;
    });
  });
};

/** One sample of a SKU for each buyer, taken off a later order once, and then not refunded as well. */
const samplesAreTakenOnce: Question = (asked) => {
  const { books, at, memory } = asked;
  const faults: string[] = [];
  const had = new Set<string>();
  for (const line of books.lines) {
    const order = at.orders.get(line.order_id)!;
    const group = at.groups.get(order.group_order_id)!;
    if (line.kind !== 'sample' || !isLive(group)) continue;
    const name = `${order.uid}/${line.sku_id}`;
    const isAway = line.refund_state === 'fully';
    if (!isAway && !memory.colleagues.has(order.uid)) {
      if (had.has(name)) faults.push(`account ${order.uid} has two samples of SKU ${line.sku_id}`);
      had.add(name);
    }
    if (line.refund_state !== 'credited') continue;
    if (line.refunded_price > 0) faults.push(`a sample of SKU ${line.sku_id} was taken off and refunded`);
    const taker = books.sampleBuyers.find((row) => row.uid === order.uid && row.sku_id === line.sku_id);
    const used = taker?.credited_by ? at.groups.get(taker.credited_by) : undefined;
    if (!memory.colleagues.has(order.uid) && (!used || !isLive(used)))
      faults.push(`a sample of SKU ${line.sku_id} was taken off an order that is ${used?.status}`);
    if (used) memory.credits.set(`${used.group_order_id}/${order.mer_id}/${line.sku_id}`, line.pay_price);
  }
  // An order that takes a sample off takes one that stays paid for.
  for (const { uid, sku_id: sku, credited_by: by } of books.sampleBuyers) {
    const used = by ? at.groups.get(by) : undefined;
    if (!used || !isLive(used) || memory.colleagues.has(uid)) continue;
    const stays = books.lines.some(
      (line) =>
        line.kind === 'sample' &&
        line.sku_id === sku &&
        line.refund_state === 'credited' &&
        line.refunded_price === 0 &&
        at.orders.get(line.order_id)!.uid === uid,
    );
    if (!stays) faults.push(`a sample of SKU ${sku} was taken off an order of ${uid} and refunded`);
  }
  return faults;
};

/** An item is ordered at the price of the quotation that it was given to. */
const quotedPricesHold: Question = (asked) =>
  asked.books.quotations.flatMap((quotation) => {
    if (quotation.status !== 'ordered') return [];
    const given = asked.books.inquiryItems.filter((item) => item.quotation_id === quotation.quotation_id);
    const lines = linesIn(asked, quotation.group_order_id!);
    return given.flatMap(({ item_id: id }) => {
      const offer = asked.books.quotationItems.find(
        (one) => one.quotation_id === quotation.quotation_id && one.item_id === id,
      )!;
      const own = lines.filter((line) => line.sku_id === offer.sku_id);
      const quantity = sum(own, (line) => line.quantity);
      const total = sum(own, (line) => line.total_price);
      return quantity > 0 && total === offer.price * quantity
        ? []
        : [`${quantity} of SKU ${offer.sku_id} cost ${total}, quoted at ${offer.price}`];
    });
  });

const couponsAreCounted: Question = (asked) => {
  const { books, at, memory } = asked;
  // Claims of a closed account are forgotten; what they took of the count stays taken.
  for (const claim of books.claims) memory.claims.set(claim.coupon_user_id, claim.coupon_id);
  const claimed = [...memory.claims.values()];
  const faults = books.offers
    .filter((offer) => offer.is_limited)
    .flatMap((offer) => {
      const claims = claimed.filter((id) => id === offer.coupon_id).length;
      return offer.remain_count === offer.total_count - claims
        ? []
        : [
            `coupon ${offer.coupon_id}: ${offer.remain_count} left of ${offer.total_count}, ${claims} claimed`,
          ];
    });
  for (const claim of books.claims) {
    const used = claim.group_order_id ? at.groups.get(claim.group_order_id) : undefined;
    if (!used) continue;
    const { mer_id: merId } = at.offers.get(claim.coupon_id)!;
    const orders = ordersIn(asked, used.group_order_id).filter((one) => merId === 0 || one.mer_id === merId);
    if (used.status === 'cancelled' || orders.every(isBack))
      faults.push(`a coupon of ${claim.uid} is still held by an order that is ${used.status} or refunded`);
  }
  return faults;
};

/** What a used gift was worth comes off the refund of the order that brought it. */
const giftsArePaidFor: Question = (asked) =>
  asked.books.claims.flatMap((claim) => {
    if (!claim.given_for || claim.status !== 'used') return [];
    const offer = asked.at.offers.get(claim.coupon_id)!;
    const inGroup = (groupId: string): Order[] =>
      ordersIn(asked, groupId).filter((order) => offer.mer_id === 0 || order.mer_id === offer.mer_id);
    const lines = inGroup(claim.given_for).flatMap((order) => asked.at.linesOf.get(order.order_id) ?? []);
    const left = sum(lines, (line) => line.pay_price - line.refunded_price);
    if (left > 0 && left >= offer.give_from) return [];
    const used = inGroup(claim.group_order_id!);
    const kept = used.flatMap((order) => asked.at.linesOf.get(order.order_id) ?? []);
    const isOnly =
      asked.books.claims.filter(
        (one) =>
          one.group_order_id === claim.group_order_id &&
          asked.at.offers.get(one.coupon_id)!.mer_id === offer.mer_id,
      ).length === 1;
    const worth =
      offer.mer_id === 0
        ? sum(kept, (line) => line.platform_discount - line.refunded_platform)
        : isOnly && kept.every((line) => line.refunded_price === 0)
          ? Math.min(
              offer.value,
              sum(used, (order) => order.store_discount),
            )
          : 0;
    const paid = sum(ordersIn(asked, claim.given_for), (order) => order.pay_price);
    const back = sum(
      asked.books.refunds.filter(
        (refund) => refund.group_order_id === claim.given_for && refund.status === 'refunded',
      ),
      (refund) => refund.amount + refund.freight - refund.gift_price,
    );
    // No more comes off a refund than it gives.
    return paid - back >= Math.min(worth, paid)
      ? []
      : [`a gift worth ${worth} was used, and its order gave ${back} of ${paid} back`];
  });

/** The bank's own books and the mall's agree about what came and what went back. */
const outsideMoneyAgrees: Question = (asked) => {
  const { books, at } = asked;
  const faults: string[] = [];
  const came = (provider: string) =>
    books.payments.filter((one) => one.provider === provider && ['paid', 'refunded'].includes(one.status));
  const went = (provider: string, isDone: boolean) =>
    books.moneyBack.filter(
      (back) =>
        at.payments.get(back.payment_id)!.provider === provider && (back.status === 'done') === isDone,
    );
  const amountOf = ({ amount }: { amount: number }): number => amount;
  const paidOut = books.withdrawals.filter(({ status }) => status === 'paid');
  for (const [account, provider, start] of [
    ['gateway', 'cashier', sum(PURSES, fundsOf)],
    ['bank', 'offline', -sum(paidOut, amountOf)],
  ] as const) {
    const should = -(start + sum(came(provider), amountOf) - sum(went(provider, true), amountOf));
    const has = holds(asked, account, 0);
    if (has !== should) faults.push(`${account} is ${has} instead of ${should}`);
  }
  const due = sum([...went('cashier', false), ...went('offline', false)], amountOf);
  if (holds(asked, 'refund_due', 0) !== due)
    faults.push(`${holds(asked, 'refund_due', 0)} is on its way back instead of ${due}`);
  for (const payment of came('cashier')) {
    const trade = books.trades.find((one) => one.out_trade_no === payment.out_trade_no);
    if (trade?.status !== 'paid' || trade.amount !== payment.amount)
      faults.push(`the mall counts ${payment.amount} that the cashier has not taken`);
  }
  for (const payment of books.payments) {
    const back = sum(
      books.moneyBack.filter((one) => one.payment_id === payment.payment_id),
      amountOf,
    );
    if (back > payment.amount) faults.push(`a payment of ${payment.amount} gave ${back} back`);
    if (payment.provider !== 'cashier') continue;
    const trade = books.trades.find((one) => one.out_trade_no === payment.out_trade_no);
    if (trade && trade.refunded > payment.amount) faults.push(`the cashier gave ${trade.refunded} back`);
  }
  return faults;
};

const isOfPerson = ({ purpose }: { purpose: string }): boolean =>
  purpose === 'order' || purpose === 'presale';

/**
 * Each buyer has what they brought, less what they spent, plus what came back of what they themselves had spent.
 * Money that a company owed and somebody repaid comes back to that person at most; to others never.
 */
const buyersHoldTheirOwn: Question = (asked) => {
  const { books, at, memory } = asked;
  return [...BUYERS, ...TEAM].flatMap((uid) => {
    const own = books.payments.filter((one) => one.uid === uid && ['paid', 'refunded'].includes(one.status));
    const brought =
      fundsOf(uid) +
      sum(
        own.filter(({ purpose }) => purpose === 'recharge'),
        (one) => one.amount,
      );
    const spent = own.filter((one) => one.provider === 'balance' && isOfPerson(one));
    const back = books.moneyBack.filter((one) => {
      const payment = at.payments.get(one.payment_id)!;
      return payment.provider === 'balance' && payment.uid === uid;
    });
    const plain = brought - sum(spent, (one) => one.amount) + sum(back, (one) => one.amount);
    const repaid = memory.repaid.get(uid) ?? 0;
    const atTheCashier = sum(
      own.filter(({ purpose }) => purpose === 'credit'),
      (one) => one.amount,
    );
    const has = holds(asked, 'buyer_balance', uid);
    if (has > plain + atTheCashier)
      return [`account ${uid} has ${has}, its own money is ${plain + atTheCashier} at most`];
    return has < plain - repaid ? [`account ${uid} has ${has}, ${plain - repaid} is its own`] : [];
  });
};

const creditAgrees: Question = (asked) =>
  asked.books.companies.flatMap((company) => {
    const bills = asked.books.bills.filter((bill) => bill.company_id === company.company_id);
    const open = sum(bills, (bill) => bill.amount - bill.repaid);
    const faults: string[] = [];
    if (company.credit_used !== open) faults.push(`the company has used ${company.credit_used} of ${open}`);
    if (-holds(asked, 'credit_receivable', company.company_id) !== open)
      faults.push(
        `the company owes ${-holds(asked, 'credit_receivable', company.company_id)} instead of ${open}`,
      );
    if (open > company.credit_limit) faults.push(`the company owes ${open} above ${company.credit_limit}`);
    for (const bill of bills)
      if (bill.repaid < 0 || bill.repaid > bill.amount)
        faults.push(`a bill of ${bill.amount} has ${bill.repaid}`);
    return faults;
  });

/** Points of one account, or of all who were ever in the company together: its orders change hands. */
const pointsAgree: Question = (asked) => {
  const { books, memory } = asked;
  const alone = [...BUYERS, ...TEAM].filter((uid) => !memory.colleagues.has(uid)).map((uid) => [uid]);
  return [...alone, [...memory.colleagues]].flatMap((pot) => {
    const isOurs = (one: { uid: number }): boolean => pot.includes(one.uid);
    const groups = books.groups.filter((group) => isOurs(group) && isLive(group));
    const spent = sum(groups, (group) => group.points_used);
    const lines = groups.flatMap((group) => linesIn(asked, group.group_order_id));
    const earned = sum(
      groups.filter(isPaid).flatMap((group) => ordersIn(asked, group.group_order_id)),
      (order) => order.points_earned,
    );
    const taken = sum(books.refunds.filter(isOurs), (one) => one.points_taken);
    const should =
      POINTS * pot.length +
      sum(books.signs.filter(isOurs), (one) => one.points) +
      sum(lines, (line) => line.refunded_points) +
      earned -
      spent -
      taken +
      sum(
        books.expired.filter(({ owner_id: uid }) => pot.includes(uid)),
        (one) => one.sum,
      );
    const has = sum(pot, (uid) => holds(asked, 'points_free', uid) + holds(asked, 'points_locked', uid));
    const most = sum(groups.filter(isPaid), (group) =>
      sum(ordersIn(asked, group.group_order_id), (order) => Math.floor(order.pay_price / 100) + 1),
    );
    const faults = has === should ? [] : [`accounts ${pot.join()} have ${has} points instead of ${should}`];
    if (earned > most) faults.push(`accounts ${pot.join()} were given ${earned} points, at most ${most}`);
    return faults;
  });
};

const invoicesSayWhatIsPaid: Question = (asked) =>
  asked.books.invoices
    .filter(({ status }) => ['issued', 'reissuing'].includes(status))
    .flatMap((invoice) => {
      const roots = asked.books.invoiced
        .filter((one) => one.invoice_id === invoice.invoice_id && one.is_active)
        .map((one) => one.order_id);
      const family = asked.books.orders.filter((order) =>
        roots.includes(order.parent_order_id ?? order.order_id),
      );
      const lines = family.flatMap((order) => asked.at.linesOf.get(order.order_id) ?? []);
      const stays =
        sum(family, (order) => order.pay_price) -
        sum(lines, (line) => line.refunded_price + line.refunded_freight);
      return (invoice.amount ?? 0) <= stays || invoice.needs_red_letter
        ? []
        : [`an invoice says ${invoice.amount}, and ${stays} stays paid`];
    });

const pricesAddUp: Question = (asked) => {
  const { books, at } = asked;
  return books.orders.flatMap((order) => {
    const lines = at.linesOf.get(order.order_id) ?? [];
    const should = sum(lines, (line) => line.pay_price + line.freight);
    return order.pay_price === should ? [] : [`an order of ${order.pay_price} has lines of ${should}`];
  });
};

const closedAccountsHoldNothing: Question = (asked) =>
  asked.books.people
    .filter(({ status }) => status === 'closed')
    .filter(({ uid }) => holds(asked, 'buyer_balance', uid) > 0)
    .map(({ uid }) => `account ${uid} is closed and holds ${holds(asked, 'buyer_balance', uid)}`);

const depositsAreKept: Question = (asked) =>
  STORES.flatMap((merId) => {
    const [has, should] = [holds(asked, 'merchant_margin', merId), asked.memory.deposits.get(merId) ?? 0];
    return has === should ? [] : [`store ${merId} has a deposit of ${has} instead of ${should}`];
  });

/** The company is its owner's, and what it bought is somebody's who is in it. */
const companyIsItsPeoples: Question = ({ books, at, memory }) =>
  books.companies
    .filter(({ status }) => status === 'verified')
    .flatMap((company) => {
      const faults: string[] = [];
      const isIn = (uid: number): boolean => at.people.get(uid)?.company_id === company.company_id;
      const { applicant_uid: owner } = company;
      if (owner !== memory.owner) faults.push(`the company is owned by ${owner} instead of ${memory.owner}`);
      if (!isIn(owner) || at.people.get(owner)?.company_role !== 'admin')
        faults.push(`the owner ${owner} of the company is no admin of it`);
      const open = books.handovers.filter(({ status }) => status === 'pending');
      if (open.length > 1) faults.push(`the company is offered ${open.length} times`);
      for (const { to_uid: heir } of open)
        if (!isIn(heir)) faults.push(`the company is offered to ${heir}, who is not in it`);
      for (const group of books.groups)
        if (group.company_id === company.company_id && !isIn(group.uid))
          faults.push(`an order of the company is account ${group.uid}’s, who is not in it`);
      return faults;
    });

const feesAreInvoiced: Question = (asked) => {
  const { books, before, now } = asked;
  const faults: string[] = [];
  for (const merId of STORES) {
    const charged = sum(
      books.settled.filter((one) => one.mer_id === merId),
      (one) => one.commission,
    );
    const counted = sum(
      books.feeMonths.filter((one) => one.mer_id === merId),
      (one) => one.taken,
    );
    if (charged !== counted) faults.push(`store ${merId} paid ${charged}, month by month ${counted}`);
  }
  const numbers: string[] = [];
  for (const invoice of books.feeInvoices) {
    const { mer_id: merId, month, status, amount } = invoice;
    const name = `the mall’s invoice to store ${merId} for ${month}`;
    const of = (one: { mer_id: number; month: string }): boolean =>
      one.mer_id === merId && one.month === month;
    const months = books.feeMonths.find(of)?.taken ?? 0;
    if (month >= shanghaiDay(now).slice(0, 7)) faults.push(`${name} comes before the month is over`);
    const isNew = before.feeInvoices.find(of)?.changed_at !== invoice.changed_at;
    if (isNew && status === 'issued' && amount !== months)
      faults.push(`${name} says ${amount}, and ${months} was taken`);
    if (status === 'red_lettered' && amount !== 0) faults.push(`${name} is cancelled and says ${amount}`);
    numbers.push(
      ...new Set([...invoice.former_nos, invoice.invoice_no, invoice.red_no].filter((no) => no !== null)),
    );
  }
  if (new Set(numbers).size < numbers.length) faults.push('two of the mall’s invoices have one number');
  return faults;
};

const QUESTIONS: Question[] = [
  nothingBelowZero,
  transfersSumToZero,
  stockStays,
  unitsAndMoneyOfRefunds,
  pricesAddUp,
  merchantsHoldWhatTheySold,
  platformPaysItsCouponsOnly,
  platformShareKeepsItsRule,
  // First, because it notes what samples have taken off.
  samplesAreTakenOnce,
  storeDiscountsHaveTheirCoupons,
  storeCouponsReachTheirThreshold,
  setsAreCounted,
  limitsHold,
  ownPricesHold,
  quotedPricesHold,
  agreedPricesHold,
  couponsAreCounted,
  giftsArePaidFor,
  outsideMoneyAgrees,
  buyersHoldTheirOwn,
  creditAgrees,
  depositsAreKept,
  companyIsItsPeoples,
  feesAreInvoiced,
  pointsAgree,
  invoicesSayWhatIsPaid,
  closedAccountsHoldNothing,
];

const addTo = <K>(map: Map<K, number>, key: K, number: number): void =>
  void map.set(key, (map.get(key) ?? 0) + number);

/** Units that the last step has put back: of refunds that were paid before anything was sent, or after it came back. */
function noteReturns({ books, before, memory }: Walk): void {
  const at = shelve(books);
  for (const refund of books.refunds) {
    const earlier = before.refunds.find((one) => one.refund_order_id === refund.refund_order_id);
    if (refund.status !== 'refunded' || earlier?.status === 'refunded') continue;
    const order = before.orders.find((one) => one.order_id === refund.order_id);
    if (order?.shipped_at && !refund.sent_at) continue;
    for (const part of at.partsOfRefund.get(refund.refund_order_id) ?? []) {
      const line = at.lines.get(part.order_line_id)!;
      addTo(memory.returned, line.sku_id, part.num);
      if (!line.activity_id || line.kind === 'bundle') continue;
      addTo(memory.returnedSales, line.activity_id, part.num);
      addTo(memory.returnedOf, `${line.activity_id}/${refund.uid}`, part.num);
    }
    for (const { activity_id: id } of books.sets) {
      const parts = (at.partsOfRefund.get(refund.refund_order_id) ?? [])
        .map(({ order_line_id: line, num }) => ({ line: at.lines.get(line)!, num }))
        .filter(({ line }) => line.activity_id === id);
      const whole = books.setParts
        .filter((part) => part.activity_id === id)
        .map((part) => {
          const own = parts.filter(({ line }) => line.product_id === part.product_id);
          return Math.floor(sum(own, ({ num }) => num) / part.quantity);
        });
      addTo(memory.returnedSets, id, Math.min(...whole));
      addTo(memory.returnedOf, `${id}/${refund.uid}`, Math.min(...whole));
    }
  }
}

/** One thing that is wrong, and which question has found it. */
export interface Wrong {
  question: string;
  words: string;
}

/** Everything that is wrong after a step. */
export function ask(walk: Walk, start: Books): Wrong[] {
  noteReturns(walk);
  const asked: Asked = {
    books: walk.books,
    at: shelve(walk.books),
    memory: walk.memory,
    start,
    before: walk.before,
    now: walk.world.mall.clock.now(),
  };
  const broken = walk.world.breakdowns.splice(0).map((words) => ({ question: 'nothingBreaksDown', words }));
  const found = QUESTIONS.flatMap((question) =>
    question(asked).map((words) => ({ question: question.name, words })),
  );
  return [...broken, ...found];
}
