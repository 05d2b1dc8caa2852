/** Every limit of the mall, once. Times in ms, money in fen; each names its source. */
import { days, hours, minutes, seconds } from './clock.ts';

// Signing in (specification §5 and §9)
/** Wait before another SMS may be asked for; spec §9. */
export const SMS_RESEND_WAIT = seconds(60);
/** Digits of an SMS code; states 3.0. */
export const SMS_CODE_DIGITS = 6;
/** SMS codes to one phone in an hour; whatever their type, they share this and the two limits around it. */
export const SMS_PER_HOUR = 5;
/** SMS codes to one phone in a day; states 3.0. */
export const SMS_PER_DAY = 10;
/** Wrong tries that one SMS code bears; states 3.0. */
export const SMS_CODE_TRIES = 5;
/** SMS codes that one address, and one device behind it, may ask for in an hour. */
export const SMS_PER_ADDRESS_HOUR = 20;
export const SMS_PER_DEVICE_HOUR = 10;
/** Of these, so many are sent to fresh phones without a picture to read. */
export const SMS_WITHOUT_CAPTCHA = 3;
/** Characters of a picture captcha and how long it is good for; api 2.1. */
export const CAPTCHA_LENGTH = 4;
export const CAPTCHA_LIFE = seconds(300);
/** Zero bits that the computed answer to a captcha must begin with: some seconds of a browser's work. */
export const CAPTCHA_PROOF_BITS = 19;
/** Wrong passwords that one account bears from one address in a window, and the freeze after them; api 2.1. */
export const LOGIN_TRIES = 5;
export const LOGIN_TRIES_WINDOW = minutes(5);
export const LOGIN_FREEZE = minutes(15);
/** Wrong passwords from one address over all accounts in the window of a freeze. */
export const LOGIN_TRIES_PER_ADDRESS = 30;
/** Wrong passwords for one account from all addresses in an hour; then only addresses it knows may try. */
export const LOGIN_TRIES_PER_ACCOUNT = 30;
/** A QR login waits this long for a phone. */
export const SCAN_LOGIN_LIFE = minutes(3);
/** Looks at one QR login in a minute. */
export const SCAN_LOOKS_PER_MINUTE = 60;
/** A login waits so long for the code of its second factor, and bears so many codes. */
export const LOGIN_TICKET_LIFE = minutes(5);
export const LOGIN_TICKET_TRIES = 5;
/** Codes of a second factor that may be tried for one account in an hour, over all its logins. */
export const FACTOR_TRIES_PER_HOUR = 10;
/** Recovery codes on paper, for a lost device. */
export const RECOVERY_CODES = 10;
/** A session is marked as seen at most this often. */
export const SESSION_SEEN_EVERY = minutes(10);
/** Pause between two looks at a QR login; spec §9. */
export const QR_POLL_INTERVAL = seconds(2);
/** A token and its cookie last 7 days; spec §9. */
export const TOKEN_LIFE = seconds(604_800);
/** Kind of token in the Authorization header; spec §9. */
export const TOKEN_TYPE = 'Bearer';
/** Characters of a password; spec §9. */
export const PASSWORD_MIN = 6;
export const PASSWORD_MAX = 16;
/** Characters of a password of the platform's people. */
export const ADMIN_PASSWORD_MIN = 10;

// People, merchants and what they write (specification §5 and §9)
/** Characters of a nickname; spec §9. */
export const NICKNAME_MIN = 3;
export const NICKNAME_MAX = 15;
/** Characters of a person's name; spec §9. */
export const NAME_MIN = 2;
export const NAME_MAX = 5;
/** Characters of a store's name; pages 1.5. */
export const MERCHANT_NAME_MAX = 30;
/** Characters of a short video's title and text, and of a comment; api 2.6. */
export const COMMUNITY_TITLE_MAX = 60;
export const COMMUNITY_TEXT_MAX = 600;
export const COMMUNITY_REPLY_MAX = 300;
/** Categories or purchase intentions one may choose; spec §9. */
export const INTENTION_CATEGORIES_MAX = 5;
/** Main products, separated by commas; spec §9. */
export const MAIN_PRODUCTS_MIN = 1;
export const MAIN_PRODUCTS_MAX = 4;
/** Characters of an inquiry or quotation text; spec §9. */
export const INQUIRY_TEXT_MAX = 150;
/** Characters of a feedback and of its answer, and feedbacks that one account may send in 24 hours. */
export const FEEDBACK_TEXT_MAX = 500;
export const FEEDBACK_ANSWER_MAX = 500;
export const FEEDBACK_PER_DAY = 20;

// People of a company (expectations 6)
/** People that a company may have, with those it has asked. */
export const TEAM_MAX = 100;

// Addresses (pages 1.10)
/** Addresses that one account may keep. */
export const ADDRESSES_MAX = 20;
/** Characters of a consignee and of the detailed address. */
export const CONSIGNEE_MAX = 25;
export const ADDRESS_DETAIL_MAX = 120;

// Uploads (specification §9)
/** Pixels that a picture may have when it is opened, and its longest side when it is kept. */
export const IMAGE_PIXELS_MAX = 40_000_000;
export const IMAGE_SIDE_MAX = 2000;
/** Its longest side when it is opened: a picture one pixel wide and millions high costs its lines, not its pixels. */
export const IMAGE_OPENED_SIDE_MAX = 30_000;
/** Bytes that its pixels may take in memory while it is opened. */
export const IMAGE_UNPACKED_MAX = 4 * IMAGE_PIXELS_MAX;
/** Times that a JPEG may go over its pixels; usual are one to ten. */
export const IMAGE_SCANS_MAX = 100;
/** Bytes of files that are being taken at one moment by a process, and of one account. */
export const UPLOADS_AT_ONCE = 192 * 1024 * 1024;
export const UPLOADS_AT_ONCE_OF_ACCOUNT = 48 * 1024 * 1024;
/** Papers, tables and lists of goods that one account has made by their links at once: each costs the processor. */
export const FILES_AT_ONCE_OF_ACCOUNT = 3;
/** Endings of pictures that are taken; spec §9. */
export const IMAGE_TYPES = ['jpg', 'jpeg', 'png'] as const;
/** Categories that a store makes itself, of both levels. */
export const OWN_CATEGORIES_MAX = 200;
/** Parts of a store's own home page. */
export const STORE_BLOCKS_MAX = 20;
/** Bytes of a picture; spec §9. */
export const IMAGE_BYTES_MAX = 2 * 1024 * 1024;
/** Bytes of a picture in a review or on a business card; spec §5. */
export const LARGE_IMAGE_BYTES_MAX = 5 * 1024 * 1024;
/** Pictures of a merchant application; spec §5. */
export const APPLICATION_IMAGES_MAX = 10;
/** Pictures of a review or a refund; spec §5. */
export const UPLOAD_IMAGES_MAX = 6;
/** Bytes of a short video that is published. */
export const VIDEO_BYTES_MAX = 20 * 1024 * 1024;
/** Goods that a live room shows. */
export const BROADCAST_GOODS_MAX = 20;
/** Rooms that a store may have announced at a time. */
export const BROADCASTS_ANNOUNCED_MAX = 50;
/** A room that was not ended is over after this long. */
export const BROADCAST_LENGTH_MAX = hours(12);
/** An announced room that has not begun this long after its time is no longer shown. */
export const BROADCAST_LATE_MAX = days(1);
/** A link to a private picture works for this long. */
export const FILE_LINK_LIFE = minutes(10);
/** Documents of a product: data sheets, certificates, drawings. */
export const GOODS_DOCUMENTS_MAX = 8;
/** Files attached to an inquiry or a quotation; spec §5. */
export const ATTACHMENTS_MAX = 3;

/** Bytes of a paper that is attached. */
export const FILE_BYTES_MAX = 10 * 1024 * 1024;

/** Goods that an account's history of visits keeps. */
export const VISITS_MAX = 100;

// Pages (specification §9)
/** Goods in a hot list; spec §9. */
export const HOT_LIST_LENGTH = 20;
/** A virtual phone number can be called back for this long; spec §9. */
export const VIRTUAL_PHONE_LIFE = hours(2);
/** The source language, and the one to fall back on; spec §9. */
export const DEFAULT_LOCALE = 'zh-CN';

// Orders (states 3.0, 3.2 and 3.9); what can be set is in timers.ts
/** What a member bought without approval within this time counts against the limit of the next order. */
export const LIMIT_WINDOW = hours(24);
/** So many unpaid orders of one buyer are kept for an announced transfer at a time. */
export const TRANSFERS_ANNOUNCED_MAX = 5;
/** Those that were kept so and ended unpaid count for this long. */
export const TRANSFERS_REMEMBERED = days(30);
/** The most stars that a review can give; states 3.0. */
export const REVIEW_STARS_MAX = 5;
/** Largest quantity of one line; spec §5 asks for a maximum and leaves the figure open. */
export const LINE_QUANTITY_MAX = 999_999;

// Refunds and invoices (states 3.0, 3.3)
/** Invoice headers that one account may keep. */
export const INVOICE_HEADERS_MAX = 20;
/** A wrong header may be changed for this long after the invoice was issued; states 3.4. */
export const REISSUE_WINDOW = days(365);
/** A link to a paper is good for this long. */
export const PAPER_LINK_LIFE = minutes(5);
/** Orders that a buyer's export holds at most. */
export const EXPORT_ORDERS_MAX = 2000;
/** A longer table of a desk is written by a job. */
export const TABLE_AT_ONCE_MAX = 2000;
/** Rows of a list of a desk that a file holds at most: a sheet of a workbook has little more. */
export const TABLE_ROWS_MAX = 1_000_000;
/** Tables of one person that wait to be written or are being written. */
export const TABLES_WAITING_MAX = 5;
/** A table that a job wrote can be downloaded for this time; the text of its notice names it too. */
export const TABLE_FILE_LIFE = days(7);

// Inquiries and quotations (states 3.0, 3.7)
/** Days between an inquiry and its deadline; states 3.0. */
export const INQUIRY_DAYS_MIN = 1;
export const INQUIRY_DAYS_MAX = 30;
/** Times a deadline may be moved; states 3.7. */
export const INQUIRY_EXTENSIONS_MAX = 2;
/** Items of one inquiry, stores that one may invite, and inquiries that one account may publish in a day. */
export const INQUIRY_ITEMS_MAX = 100;
export const INQUIRY_STORES_MAX = 20;
export const INQUIRIES_PER_DAY = 20;
/** A quotation may be valid for so long at most. */
export const QUOTATION_LIFE_MAX = days(90);
/** Sets of lines that a store keeps to quote with; each has as many lines as an inquiry has items at most. */
export const QUOTATION_TEMPLATES_MAX = 100;
/** Days that a quotation is valid for may be kept with such a set. */
export const QUOTATION_LIFE_DAYS_MAX = 90;
/** An order may differ from its quotation's quantity by so many thousandths; states 3.7. */
export const QUOTATION_TOLERANCE_PERMILLE = 100;

// Money (money 4.2 to 4.9)
/** Points that are worth one yuan; states 3.0. */
export const POINTS_PER_YUAN = 100;
/** Most of a line that points may pay, in thousandths; states 3.0. */
export const POINTS_CAP_PERMILLE = 200;
/** Points given for each yuan paid; states 3.0. */
export const POINTS_EARNED_PER_YUAN = 1;
/** Points for signing in on the first to the seventh day in a row; then it begins anew. */
export const SIGN_IN_REWARDS: readonly number[] = [5, 10, 15, 20, 25, 30, 50];
/** Largest deposit of a presale price, in thousandths; states 3.0. */
export const DEPOSIT_CAP_PERMILLE = 200;
/** A store ships for nothing from this amount of goods; spec §9, money 4.2. */
export const FREE_SHIPPING_AMOUNT = 200_000;
/** Sold-out sizes that one account may wait for. */
export const ARRIVALS_MAX = 50;
/** Least and most that one recharge of a balance may be: one yuan, five hundred thousand. */
export const RECHARGE_MIN = 100;
export const RECHARGE_MAX = 50_000_000;
/** A company gets a reminder of a bill this long before its due date. */
export const CREDIT_REMINDER_BEFORE = days(3);
/** A company gets a notice once its used credit reaches this share of the limit, in thousandths. */
export const CREDIT_LOW_PERMILLE = 800;
/** From this amount on bank transfers, a company's credit and coupons of the platform take two people: fifty thousand yuan. */
export const TWO_PEOPLE_FROM = 5_000_000;
/** Transfers of one buyer that one person confirms alone count together for so long. */
export const CONFIRMED_ALONE_WITHIN = hours(24);
/** Whoever got roles at the platform's desk is for so long neither the first nor the second of two people there. */
export const NEWCOMER_FOR = days(7);
/** A change of many rows of a store can be taken back so long. */
export const MASS_UNDO = hours(24);
/** A large limit of a company's credit, named by one person, waits so long for the second. */
export const CREDIT_PROPOSAL_LIFE = hours(24);
/** Another commission, named by one person, waits so long for the second. */
export const COMMISSION_PROPOSAL_LIFE = hours(24);
/** Another bank account of the mall, named by one person, waits so long for the second. */
export const PAYEE_PROPOSAL_LIFE = hours(24);
/** Vouchers that may be sent for one order. */
export const VOUCHERS_MAX = 3;
export const VOUCHER_TRIES_MAX = 5;
/** Expired coupons are looked for this often; states 3.5. */
export const COUPON_SWEEP_EVERY = seconds(30);
/** Between two codes to an e-mail address of one account. */
export const NOTICE_MAIL_PAUSE = minutes(1);
/** Codes in a day to one e-mail address, whoever asks, and of one account. */
export const NOTICE_MAILS_PER_DAY = { address: 5, account: 10 };
/** A letter with an invoice is sent again after this pause, and so often in a day. */
export const INVOICE_MAIL_PAUSE = minutes(1);
export const INVOICE_MAILS_WINDOW = days(1);
export const INVOICE_MAILS_PER_DAY = 5;
/** From which devices accounts took what is limited is kept for this long. */
export const RISK_LIFE = days(180);
/** A claim without a key that comes again in this time is the same claim. */
export const CLAIM_REPEAT = seconds(10);
/** A size with as many pieces left, or fewer, is low in stock. */
export const LOW_STOCK = 10;
/** Pieces of one size, and of all sizes of a product, as the database counts them. */
export const STOCK_MAX = 100_000_000;
/** Most that one unit of goods costs, however the price is entered: ten million yuan. */
export const GOODS_PRICE_MAX = 1_000_000_000;
export const PRODUCT_STOCK_MAX = 2_000_000_000;

/** A certificate of a store that ends within so many days waits in its inbox. */
export const CERTIFICATE_NOTICE_DAYS = 30;
/** So many goods make a choice of a category, such as M8 of socket screws, a page of its own. */
export const LANDING_LEAST = 3;
