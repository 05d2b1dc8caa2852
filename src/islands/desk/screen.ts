import type { ComponentType, ReactNode } from 'react';
import type { Row } from '#lib/contracts/endpoint.ts';
import type { About } from '#lib/contracts/insight.ts';
import type { ImageField } from '#lib/contracts/media.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import type { Group } from '#lib/i18n/keys.ts';
import type { Translate, Vars } from '#lib/i18n/translate.ts';

/** What cells, records and forms are drawn with. */
export interface Drawing {
  /**
   * Words of the screen itself: `w('col.buyer')` is `order:desk.col.buyer` where the screen's `words` is `order:desk`,
   * and `order:shared.col.buyer` or `desk:each.col.buyer` where that does not exist.
   */
  w: (key: string, vars?: Vars) => string;
  /** Any words that the screen has asked for. */
  t: Translate;
  locale: Locale;
  /** The server's time when the list was read. */
  now: string;
  /** Acts of the screen that this person may do, and `read:KEY` of what it `reads`; absent where nobody is there to act. */
  may?: readonly string[];
  /** What "POST /api/…" is called at the desks, for a screen that `namesActs`. */
  actNames?: Readonly<Record<string, string>>;
}

/** A value of a row that is changed in the list itself. */
export interface CellEdit<T> {
  row: Row;
  field: string;
  value: (row: T) => string;
  /** What the call takes besides the value; `kept` is the value that was there before. */
  input: (row: T, kept: string) => Values;
  isFor?: (row: T) => boolean;
  /** The value is sent as a number. */
  isNumber?: boolean;
  /** The act for many rows that pasting a column begins; the lines go into its field `by`. */
  many?: string;
}

export interface Column<T> {
  /** Its heading is `col.KEY` of the screen's words. */
  key: string;
  cell: (row: T, draw: Drawing) => ReactNode;
  isRight?: boolean;
  /** Hidden until the user chooses it. */
  isSpare?: boolean;
  /** What the list is read for: where room is short, the others leave before it. */
  isKept?: boolean;
  /** Edited in place: the contract row that takes one value, and the field of it. */
  edit?: CellEdit<T> | undefined;
  /** CSS width, where the content should not decide. */
  width?: string;
}

/** A filter with a few choices; their words are `filter.KEY.CHOICE`, its name is `filter.KEY.name`. */
export interface Filter {
  key: string;
  choices: readonly string[];
  /** The contract row that lists its choices as `{label, value}`, where the words do not know them. */
  from?: Row;
  /** Not offered: an address of another screen names it. */
  isHidden?: boolean;
  /** Its choices are read as they are: months, years. */
  isPlain?: boolean;
}

export interface AboveProps<T = unknown> {
  draw: Drawing;
  /** Loads the list again. */
  reload: () => void;
  /** The rows of the page, and facts about all rows of the list. */
  rows: readonly T[];
  about: About;
}

export type Values = Record<string, unknown>;

export interface FormProps<T> {
  rows: T[];
  /** What was typed, kept as a draft at every change. */
  values: Values;
  change: (values: Values) => void;
  draw: Drawing;
  /** Words of what is wrong, by the name of a field. */
  errors: Record<string, string>;
}

/** Something that is done with a row, or with several. Its words are `act.KEY.name`, `.sure`, `.done`. */
export interface Act<T> {
  key: string;
  /** The contract row that does it; its schema makes the form. */
  row: Row;
  isFor: (row: T) => boolean;
  /** Offered for several rows at once; it is then called once for each. */
  isForMany?: boolean;
  /** Offered only for several rows: one row alone cannot be merged. */
  isOnlyForMany?: boolean;
  /** The main act of a row stands beside it as a button; others are in its menu. */
  isMain?: boolean;
  /** What it answers is the address of a file, which is then fetched. */
  opensLink?: boolean;
  /** Done when it is pressed, without a question: it can be taken back by another act. */
  isAtOnce?: boolean;
  /** The key that does it with the row that j and k move. */
  hotkey?: string;
  /** Done with all chosen rows in one call, which takes this besides what was typed; `isForMany` goes with it. */
  together?: (rows: readonly T[]) => Values;
  /** What the call takes besides what was typed. */
  input: (row: T) => Values;
  /** Fields of the schema that are typed, in this order; none: it only asks `act.KEY.sure`. */
  fields?: readonly string[];
  /** Fields that the schema leaves open, because other acts of the same row do without them. */
  required?: readonly string[];
  /** What the fields begin with. */
  initial?: (row: T) => Values;
  /** Fields that begin with what was sent of them the last time: a day's parcels go by one carrier. */
  remembers?: readonly string[];
  /** Choices that are not in the schema: a field, and the contract row that lists `{label, value}`. */
  choices?: Record<string, Row>;
  /**
   * Fields whose values are numbers with a meaning, and those of them that are offered; their words are
   * `choice.FIELD.NUMBER`.
   */
  options?: Record<string, readonly number[]>;
  /** Fields that take pictures, and their image kinds, which decide who may see them. */
  pictures?: Record<string, ImageField>;
  /** A refusal that may be passed over, and the field of the schema that does so; it is asked only then. */
  confirm?: { code: string; field: string };
  /** Fields that only other values of the form ask for. */
  shows?: (field: string, values: Values) => boolean;
  /**
   * Fields of the answer that are shown only this once, for the user to store them elsewhere; their words are
   * `told.FIELD`.
   */
  told?: readonly string[];
  /** Drawn below the fields, for what a schema cannot say. */
  more?: ComponentType<FormProps<T>>;
  /** What is wrong in that part before it is sent, by the name of a field of its own. */
  faults?: (values: Values, draw: Drawing) => Record<string, string>;
  /** Fields whose refusals that part shows itself. */
  owns?: (field: string, values: Values) => boolean;
}

/** Something that is made at a screen, for none of its rows. Its words are those of an act. */
export type Make = Pick<
  Act<object>,
  | 'key'
  | 'row'
  | 'fields'
  | 'required'
  | 'choices'
  | 'options'
  | 'pictures'
  | 'shows'
  | 'more'
  | 'faults'
  | 'owns'
  | 'told'
> & {
  initial?: Values;
  /** What the call takes of what the list is asked with. */
  input?: (query: Record<string, string>) => Values;
  /** Filters that have to be chosen before. */
  needs?: readonly string[];
};

export interface PageProps {
  draw: Drawing;
  /** Who works here: a draft belongs to one person. */
  person: number;
  /** Fields of the forms that the screen names, read from their schemas. */
  forms: Record<string, FormField[]>;
  /** Acts of the screen that this person may do. */
  may: readonly string[];
}

/** Where a row is worked on at an address of its own; its words are `act.KEY.name`. */
interface Way<T> {
  key: string;
  address: (row: T) => string;
  isFor: (row: T) => boolean;
  /** The row of the act that is done there: who may not do it is not led there. */
  row: Row;
}

/** A list of a desk with what can be done in it: a description over contract rows. */
export interface ListScreen<T> {
  /** Namespace and path of its words: title, col, tab, sort, filter, act, field, hint, empty. */
  words: Group;
  /** Which of its words heads it at an address, where that is not always `title`. */
  titleAt?: (query: URLSearchParams) => string;
  /** Other words that its cells print, as `messages` takes them. */
  alsoWords?: readonly string[];
  /** Acts of pages outside the desks that belong to it: lists of acts call them by `act.KEY.name`. */
  elsewhere?: readonly { key: string; row: Row }[];
  /** What its page reads besides, where roles allow it: `may` then has `read:KEY`. */
  reads?: readonly { key: string; row: Row }[];
  /** Its rows are acts of other screens, which it calls by the words of these. */
  namesActs?: boolean;
  /** Group of the menu, and its place there; the group's words are `desk:group.GROUP`. */
  group: string;
  place: number;
  /** Kind of the inbox whose number stands in the menu. */
  inbox?: string;
  list: Row;
  /** The row whose role opens the screen, where that is not the row of the list. */
  door?: Row;
  counts?: Row;
  /** The list answers how many there are: each tab is counted by it. */
  hasCounts?: true;
  /** A row in full: what the list answers of it, and more. Without it the record is what the list answers. */
  detail?: Row;
  /** The row with which the mall writes the list as a table; without it the desk writes the rows that it shows. */
  table?: Row;
  idOf: (row: T) => string;
  nameOf: (row: T, draw: Drawing) => string;
  /** The row that another one stands below, where a list is a tree; its rows come in the order of the tree. */
  parentOf?: (row: T) => string;
  tabs?: readonly string[];
  /** The tab that is open at first. */
  firstTab?: string;
  /** The query parameter for tabs, if it is not `tab`. The tab `all` is then not sent. */
  tabAs?: string;
  /** Tabs that hold nothing are left out. */
  hasFullTabsOnly?: boolean;
  sorts?: readonly string[];
  /** Sort of a tab until the user chooses one, if it is not the first of the sorts. */
  firstSorts?: Record<string, string>;
  filters?: readonly Filter[];
  hasDays?: boolean;
  columns: readonly Column<T>[];
  acts?: readonly Act<T>[];
  /** What is made here, at the head of the list. */
  makes?: readonly (Make & {
    /** Offered only while the rows of the list are such. */
    isFor?: (rows: readonly T[]) => boolean;
  })[];
  /** Where a row leads that is worked on elsewhere; it then has no record here. */
  hrefOf?: (row: T) => string;
  /** Addresses of papers for rows that were chosen; their words are `paper.KEY`. */
  papers?: readonly {
    key: string;
    address: (ids: readonly string[]) => string;
    isFor: (row: T) => boolean;
  }[];
  /** What stands above the list: where its rows come from. */
  above?: ComponentType<AboveProps<T>>;
  /** What is done in that part, where it is only for those who may do it. */
  aboveFor?: Row;
  /** Where rows are worked on, and made, elsewhere. */
  ways?: readonly Way<T>[];
  makeWays?: readonly (Pick<Way<T>, 'key' | 'row'> & { address: string })[];
  /** A page of its own instead of the list; `list` is then the row whose role opens it. */
  body?: ComponentType<PageProps>;
  /** The acts that are shown below the record: the route that answers them, and the kind of record. */
  history?: {
    row: Row;
    kind: string;
    /** Acts of other screens that are shown there too; their words are `act.KEY.name`. */
    others?: readonly { key: string; row: Row }[];
  };
  /** What stands beside the list when a row is opened; a `history` alone stands below the columns of the row. */
  record?: ComponentType<{ record: never; draw: Drawing }>;
}

/** Whether a row opens beside the list: in a record of its own, or with its columns above what was done with it. */
export const hasRecord = <T>({ record, history }: ListScreen<T>): boolean => Boolean(record ?? history);

/** Checks a description against the rows that its list answers. */
export const listScreen = <T>(screen: ListScreen<T>): ListScreen<T> => screen;

type PageParts = 'words' | 'titleAt' | 'alsoWords' | 'group' | 'place' | 'inbox' | 'acts' | 'makes' | 'reads';

/** A screen that is no list: a form, or an account. The role of the row `door` opens it. */
export const pageScreen = ({
  door,
  body,
  ...screen
}: Pick<ListScreen<object>, PageParts> & {
  door: Row;
  body: ComponentType<PageProps>;
}): ListScreen<object> => ({
  ...screen,
  list: door,
  body,
  idOf: () => '',
  nameOf: () => '',
  columns: [],
});

export type AnyScreen = ListScreen<never>;

/** A field of a form, read from the schema of its contract row on the server. */
export interface FormField {
  name: string;
  kind:
    | 'text'
    | 'time'
    | 'day'
    | 'lines'
    | 'list'
    | 'number'
    | 'choice'
    | 'choices'
    | 'yes'
    | 'file'
    | 'pictures';
  isRequired: boolean;
  choices?: string[];
  min?: number;
  max?: number;
  /** What a text has to look like, and the words for one that does not. */
  pattern?: string;
  /** Words for each fault, in the reader's language. */
  faults: { required?: string; pattern?: string; min?: string; max?: string; whole?: string };
}
