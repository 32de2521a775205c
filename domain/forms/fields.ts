import { isDay } from "#domain/calendar/day.ts";
import { isEmail, normalizeEmail } from "#domain/identifiers/email.ts";
import { oneLine, paragraphs } from "#domain/identifiers/typed-text.ts";

export type FieldKind =
  | "text"
  | "multiline"
  | "email"
  | "phone"
  | "url"
  | "money"
  | "number"
  | "date"
  | "choice"
  | "checkbox";

type FieldRead<Value, Problem> = Readonly<{ value: Value }> | Readonly<{ problem: Problem }>;

export type Field<Value = unknown, Problem extends string = string> = Readonly<{
  kind: FieldKind;
  required: boolean;
  /** Takes posted text or the JSON value of an API body. */
  read: (sent: unknown) => FieldRead<Value, Problem>;
  /** Limits of a text's length, or of a number. */
  min?: number;
  max?: number;
  options?: readonly string[];
  autoComplete?: string;
  isConsent?: true;
  /** The catalogs have a hint for it. */
  hint?: true;
  /** Replaces the field's name in message ids. */
  words?: string;
  /** Replaces the column's name; null for a field without a column. */
  column?: string | null;
  /** The API body has the field inside this object. */
  within?: string;
  /** The field applies only while other fields have these values; otherwise its value is null. */
  when?: Readonly<Record<string, string>>;
}>;

export type Extras = Readonly<{
  when?: Readonly<Record<string, string>>;
  hint?: true;
  words?: string;
  column?: string | null;
  within?: string;
  autoComplete?: string;
}>;
type TextOptions = Extras & Readonly<{ max: number; min?: number; required?: true }>;

type Optional<Options, Value> = Options extends { required: true; when?: undefined } ? Value : Value | null;
type MissingProblem<Options> = Options extends { min: number }
  ? "short"
  : Options extends { required: true }
    ? "required"
    : never;
type TextField<Options> = Field<Optional<Options, string>, MissingProblem<Options> | "long"> & Options;

/** One line, such as a name. Pasted line breaks become spaces. */
export const text = <const Options extends TextOptions>(options: Options): TextField<Options> =>
  textField("text", oneLine, options);

/** Keeps line breaks. */
export const multiline = <const Options extends TextOptions>(options: Options): TextField<Options> =>
  textField("multiline", paragraphs, options);

const maxPhoneLength = 40;
/** Not validated: people write numbers in many ways, and a person reads it. */
export const phone = <const Options extends Extras & { required?: true }>(options: Options) =>
  textField("phone", oneLine, { autoComplete: "tel", max: maxPhoneLength, ...options });

function textField<const Options extends TextOptions>(
  kind: FieldKind,
  tidy: (typed: string) => string,
  options: Options,
): TextField<Options> {
  const { max, min = 1, required = false } = options;
  const read = (sent: unknown): FieldRead<string | null, string> => {
    const typed = tidy(stringIn(sent));
    if (typed === "" && !required) return { value: null };
    if (typed.length < min) return { problem: options.min === undefined ? "required" : "short" };
    return typed.length > max ? { problem: "long" } : { value: typed };
  };
  return { ...options, kind, required, read } as unknown as TextField<Options>;
}

export const email = <const Options extends Extras>(
  options: Options,
): Field<string, "invalid"> & Options => ({
  autoComplete: "email",
  ...options,
  kind: "email",
  required: true,
  read: (sent) => {
    const address = normalizeEmail(stringIn(sent));
    return isEmail(address) ? { value: address } : { problem: "invalid" };
  },
});

/** A day of the calendar, as browsers send it. */
export const day = <const Options extends Extras>(options: Options): Field<string, "wrong"> & Options => ({
  ...options,
  kind: "date",
  required: true,
  read: (sent) => {
    const typed = stringIn(sent).trim();
    return isDay(typed) ? { value: typed } : { problem: "wrong" };
  },
});

const maxUrlLength = 500;
/** Accepts `example.org`. Web pages only, because staff will click on it. */
export const url = <const Options extends Extras>(
  options: Options,
): Field<string | null, "invalid"> & Options => ({
  autoComplete: "url",
  max: maxUrlLength,
  ...options,
  kind: "url",
  required: false,
  read: (sent) => {
    const typed = oneLine(stringIn(sent));
    if (typed === "") return { value: null };
    const href = webAddress(typed);
    return href === null ? { problem: "invalid" } : { value: href };
  },
});

export const stringIn = (sent: unknown): string => (typeof sent === "string" ? sent : "");

function webAddress(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  if (!/^https?:$/.test(protocol) || !hostname.includes(".") || username !== "") return null;
  return href.length <= maxUrlLength ? href : null;
}
