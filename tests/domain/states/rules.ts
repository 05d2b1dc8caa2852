/**
 * The rules of states, written down a second time and by hand: `from event to`, and who may cause it. A table of the
 * domain that gains or loses an arrow between these states is another mall.
 */
export const RULES: Record<string, string> = {
  'group order': `
    unpaid pay paid : buyer gateway
    unpaid send_voucher verifying : buyer
    unpaid announce_transfer unpaid : buyer
    unpaid cancel cancelled : buyer
    unpaid time_out cancelled : system
    unpaid change_price unpaid : merchant
    verifying pay paid : platform gateway
    verifying refuse_voucher unpaid : platform
    verifying time_out cancelled : system`,
  'store order': `
    unpaid pay to_ship : buyer gateway platform
    unpaid pay_deposit balance_due : buyer gateway platform
    unpaid cancel cancelled : buyer
    unpaid time_out cancelled : system
    unpaid change_price unpaid : merchant
    balance_due pay_balance to_ship : buyer gateway platform
    balance_due time_out closed : system
    balance_due refund_all refunded : merchant platform
    closed refund_all refunded : merchant platform
    to_ship remind to_ship : buyer
    to_ship urge to_ship : platform
    to_ship ship to_receive : merchant
    to_ship ship_part to_ship : merchant
    to_ship pick_up to_review : merchant
    to_ship deliver to_review : rider system
    to_receive receive to_review : buyer
    to_receive extend to_receive : buyer
    to_receive time_out to_review : system
    to_receive deliver to_review : rider system
    to_receive bring_back to_ship : rider system
    to_review review done : buyer
    to_review time_out done : system
    to_ship refund_all refunded : merchant platform system
    to_receive refund_all refunded : merchant platform system
    to_review refund_all refunded : merchant platform system
    done refund_all refunded : merchant platform system
    done hide done : buyer
    refunded hide refunded : buyer
    closed hide closed : buyer
    cancelled hide cancelled : buyer`,
  'presale balance': `
    waiting pay_deposit due : buyer gateway platform
    waiting cancel cancelled : buyer system
    due pay_balance paid : buyer gateway
    due send_voucher verifying : buyer
    verifying pay_balance paid : platform gateway
    verifying refuse_voucher due : platform
    verifying time_out closed : system
    due time_out closed : system
    due give_back returned : merchant platform
    closed give_back returned : merchant platform`,
  activity: `
    pending approve approved : platform
    pending refuse refused : platform
    pending take_down taken_down : merchant
    approved take_down taken_down : merchant platform`,
  broadcast: `
    upcoming change upcoming : merchant
    upcoming begin live : merchant
    upcoming remove deleted : merchant
    upcoming take_down hidden : platform
    live end ended : merchant system
    live take_down hidden : platform
    ended replay ended : merchant
    ended remove deleted : merchant
    ended take_down hidden : platform
    hidden restore ended : platform
    hidden remove deleted : merchant`,
  refund: `
    reviewing pay refunded : merchant platform system
    reviewing agree to_return : merchant system
    reviewing refuse refused : merchant
    reviewing cancel cancelled : buyer
    to_return cancel cancelled : buyer
    to_return send_back returning : buyer
    returning send_back returning : buyer
    to_return time_out cancelled : system
    returning pay refunded : merchant system
    returning refuse refused : merchant
    refused appeal arbitrating : buyer
    arbitrating pay refunded : platform
    arbitrating uphold refused : platform
    refunded hide refunded : buyer
    refused hide refused : buyer
    cancelled hide cancelled : buyer`,
  invoice: `
    requested change requested : buyer
    requested withdraw withdrawn : buyer
    requested refund_all withdrawn : system
    requested merge merged : merchant
    requested issue issued : merchant
    issued ask_reissue reissuing : buyer
    issued refund_all issued : system
    issued refund_part issued : system
    issued red_letter red_lettered : merchant
    issued red_letter_part issued : merchant
    reissuing issue issued : merchant
    reissuing refuse issued : merchant
    reissuing refund_part reissuing : system
    reissuing refund_all issued : system`,
  coupon: `
    draft open open : merchant platform
    open close closed : merchant platform
    open time_out closed : system
    closed open open : merchant platform`,
  'claimed coupon': `
    unused use used : system
    unused time_out expired : system
    unused take_back withdrawn : system
    used give_back unused : system
    used give_back_late expired : system`,
  intention: `
    pending edit pending : applicant
    pending approve approved : platform
    pending reject rejected : platform
    rejected edit pending : applicant`,
  inquiry: `
    draft edit draft : buyer
    draft publish pending : buyer
    pending edit pending : buyer
    pending approve quoting : platform system
    pending reject rejected : platform
    pending close closed : buyer
    rejected edit pending : buyer
    quoting quote quoting : merchant
    quoting edit pending : buyer
    quoting extend quoting : buyer
    quoting deadline ended : system
    quoting deadline_empty expired : system
    quoting accept chosen : buyer
    quoting close closed : buyer
    ended accept chosen : buyer
    ended close closed : buyer
    chosen accept chosen : buyer
    chosen order_paid done : system
    chosen validity_over ended : system`,
  quotation: `
    quoted revise quoted : merchant
    quoted withdraw withdrawn : merchant
    quoted negotiate negotiating : buyer
    quoted accept accepted : buyer
    quoted reject refused : buyer
    quoted lose refused : system
    quoted validity_over expired : system
    negotiating revise quoted : merchant
    negotiating withdraw withdrawn : merchant
    negotiating accept accepted : buyer
    negotiating reject refused : buyer
    negotiating lose refused : system
    negotiating validity_over expired : system
    accepted accept accepted : buyer
    accepted order ordered : buyer
    accepted validity_over expired : system
    accepted rest_over ordered : system
    ordered accept accepted : buyer
    ordered order_cancelled accepted : system`,
  'bank transfer': `
    waiting confirm confirmed : platform
    waiting confirm_first half_confirmed : platform
    half_confirmed confirm confirmed : platform
    waiting refuse refused : platform
    half_confirmed refuse refused : platform`,
  'city delivery': `
    waiting accept to_fetch : rider system
    waiting choose waiting : merchant
    waiting cancel cancelled : merchant rider system
    to_fetch arrive at_store : rider system
    to_fetch choose waiting : merchant
    to_fetch cancel cancelled : merchant rider system
    at_store set_off under_way : rider system
    at_store choose waiting : merchant
    at_store cancel cancelled : merchant rider system
    under_way deliver done : rider system
    under_way bring_back returning : rider system
    returning hand_back returned : rider system`,
  payment: `
    pending pay paid : buyer provider
    pending close closed : system provider
    closed pay paid : provider
    paid refund refunded : system`,
  refund_payment: `
    pending succeed done : provider system
    pending fail failed : provider
    failed succeed done : provider
    failed fail failed : provider`,
};

export interface Arrow {
  from: string;
  event: string;
  to: string;
  actors: string[];
}

export const arrowsOf = (rules: string): Arrow[] =>
  rules
    .trim()
    .split('\n')
    .map((line) => {
      const [arrow = '', actors = ''] = line.split(' : ');
      const [from = '', event = '', to = ''] = arrow.trim().split(' ');
      return { from, event, to, actors: actors.split(' ').sort() };
    });
