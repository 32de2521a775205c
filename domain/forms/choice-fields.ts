import { oneLine } from "#domain/identifiers/typed-text.ts";
import type { Cents } from "#domain/money/cents.ts";
import { readAmount } from "#domain/money/parse-amount.ts";
import { stringIn, type Extras, type Field } from "./fields.ts";

/** One of these, or any id of a list that only the page and the use case know. */
export const choice = <const Option extends string, const Options extends Extras>(
  options: readonly Option[] | "listed",
  extras: Options,
): Field<Option, "required"> & Options => ({
  ...extras,
  ...(options !== "listed" && { options }),
  kind: "choice",
  required: true,
  read: (sent) => {
    const chosen = oneLine(stringIn(sent));
    const known = options === "listed" ? isIdLike(chosen) : options.some((option) => option === chosen);
    return known ? { value: chosen as Option } : { problem: "required" };
  },
});

type CheckboxOptions = Extras & Readonly<{ required?: true; isConsent?: true }>;
/** A browser sends "on", the API true. Anything else is a no. */
export const checkbox = <const Options extends CheckboxOptions>(
  options: Options,
): Field<boolean, Options extends { required: true } ? "required" : never> & Options =>
  ({
    ...options,
    kind: "checkbox",
    required: options.required ?? false,
    read: (sent: unknown) => {
      const isChecked = sent === true || sent === "on";
      return isChecked || !options.required ? { value: isChecked } : { problem: "required" };
    },
  }) as unknown as Field<boolean, Options extends { required: true } ? "required" : never> & Options;

/** Stored as a consent event with the text that was shown. */
export const consent = <const Options extends CheckboxOptions>(options: Options) =>
  checkbox({ ...options, column: null, isConsent: true });

/** A browser sends "2", the API may send 2. */
export const wholeNumber = <const Options extends Extras & { min: number; max: number }>(
  options: Options,
): Field<number, "wrong"> & Options => ({
  ...options,
  kind: "number",
  required: true,
  read: (sent) => {
    const number = typeof sent === "number" ? sent : numberIn(stringIn(sent));
    const isWithin = Number.isSafeInteger(number) && number >= options.min && number <= options.max;
    return isWithin ? { value: number } : { problem: "wrong" };
  },
});

/** Euros as people write them, as cents. */
export const money = <const Options extends Extras>(
  options: Options & { max: Cents },
): Field<Cents, "required" | "unclear" | "too_large"> & Options => ({
  ...options,
  kind: "money",
  required: true,
  read: (sent) => {
    const typed = oneLine(stringIn(sent));
    const amount = readAmount(typed);
    if (typed === "" || (amount.ok && amount.cents === 0)) return { problem: "required" };
    if (!amount.ok) return { problem: amount.reason === "amount_too_large" ? "too_large" : "unclear" };
    return amount.cents > options.max ? { problem: "too_large" } : { value: amount.cents };
  },
});

/** The same, but it may be empty. */
export const moneyOrNothing = <const Options extends Extras>(
  options: Options & { max: Cents },
): Field<Cents | null, "required" | "unclear" | "too_large"> & Options => {
  const filled = money(options);
  const read = (sent: unknown) => (stringIn(sent).trim() === "" ? { value: null } : filled.read(sent));
  return { ...filled, required: false, read };
};

const maxIdLength = 100;
const isIdLike = (chosen: string): boolean => chosen !== "" && chosen.length <= maxIdLength;

const numberIn = (typed: string): number => (/^\d{1,9}$/.test(typed.trim()) ? Number(typed) : Number.NaN);
