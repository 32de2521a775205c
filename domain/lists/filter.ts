export const maxSearchLength = 200;

/** In a form this value means "do not filter": a select must have a value. */
export const everything = "all";

type Texts = Readonly<{
  /** The message id of its label; that of the column of the same name by default. */
  label?: string;
  /** The message id of the option that shows everything. */
  all?: string;
  hint?: string;
  /** Accepted in addresses and by the API, but not offered in the filter bar. */
  hidden?: true;
  /** Of its value; default: that of a search. */
  max?: number;
}>;

export type Filter<Value extends string = string> = Texts &
  Readonly<{
    /** `option`: choices come from the server. `words`: free text. `amount`: in euros, as typed. */
    kind: "choice" | "option" | "year" | "day" | "words" | "amount";
    values?: readonly Value[];
    /** The message id that each value is appended to. */
    words?: string;
  }>;

export const oneOf = <const Value extends string>(
  values: readonly Value[],
  words: string,
  more: Texts = {},
): Filter<Value> => ({ kind: "choice", values, words, ...more });

const filter =
  (kind: Filter["kind"]) =>
  (more: Texts = {}): Filter => ({ kind, ...more });

export const option = filter("option");
export const year = filter("year");
export const onDay = filter("day");
export const words = filter("words");
export const amount = filter("amount");

export const hasServerOptions = ({ kind, hidden }: Filter): boolean =>
  (kind === "option" || kind === "year") && !hidden;
