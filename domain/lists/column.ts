import type { Cents } from "#domain/money/cents.ts";

export type ColumnKind =
  | "text"
  | "code"
  | "number"
  | "money"
  | "day"
  | "moment"
  | "choice"
  | "choices"
  | "reference"
  | "flag"
  | "json";

/** In the reader's language. */
export type Reference = Readonly<{ id: string; name: string }>;

type Options = Readonly<{
  /** The message id of its heading; `back-office.column.<name>` by default. */
  label?: string;
  /** False: not in the files. `id`: files hold the id of a reference instead of its name. */
  exported?: boolean | "id";
  /** API tokens without this scope read null. */
  scope?: string;
  /** Tables show only the day of a moment. */
  dayOnly?: true;
  /** Tables show a choice as a badge with the tone of its value. */
  tones?: Readonly<Record<string, Tone>>;
}>;
type Tone = "good" | "warn" | "bad" | "neutral";

export type Column<Value = unknown> = Options &
  Readonly<{
    kind: ColumnKind;
    nullable: boolean;
    /** The values that it can have, and the message id that each value of a choice is appended to. */
    values?: readonly string[];
    words?: string;
    /** Exists for the compiler only. */
    value?: Value;
  }>;

const column =
  <Value>(kind: ColumnKind) =>
  (options: Options = {}): Column<Value> => ({ kind, nullable: false, ...options });

/** Text that people wrote, in any language. */
export const text = column<string>("text");
/** Ids, references and addresses: always written from left to right. */
export const code = column<string>("code");
export const number = column<number>("number");
export const money = column<Cents>("money");
export const day = column<string>("day");
export const moment = column<string>("moment");
export const flag = column<boolean>("flag");
export const json = column<unknown>("json");
export const reference = column<Reference>("reference");

export const choice = <const Value extends string>(
  values: readonly Value[],
  words: string,
  options: Options = {},
): Column<Value> => ({ kind: "choice", nullable: false, values, words, ...options });

/** Any number of the values. */
export const choices = <const Value extends string>(
  values: readonly Value[],
  words: string,
  options: Options = {},
): Column<readonly Value[]> => ({ kind: "choices", nullable: false, values, words, ...options });

/** One of some names that are the same in every language. */
export const nameOf = <const Value extends string>(
  values: readonly Value[],
  options: Options = {},
): Column<Value> => ({ kind: "code", nullable: false, values, ...options });

export const orNull = <Value>(given: Column<Value>): Column<Value | null> => ({ ...given, nullable: true });
