import { tickedEmails } from "./email-fields.ts";
import type { Field } from "./fields.ts";

type Fields = Readonly<Record<string, Field>>;

/**
 * A form is one ordered list of fields. The page, the posted form, the API body, the stored columns, the staff view and the
 * sample data are derived from it, so a rule is written once.
 *
 * The catalogs hold its texts by name: `<words>.form.<field>`, `<words>.form.<field>Hint`, `<words>.error.<field>_<problem>`.
 */
export type FormDefinition<Texts extends string = string, Defined extends Fields = Fields> = Readonly<{
  /** Prefix of the field ids; distinguishes several forms on a page. */
  name: string;
  /** The first part of its message ids. */
  words: Texts;
  fields: Defined;
  /** Offers our emails, with a box for each purpose. */
  offersEmails?: true;
}>;

export const defineForm = <const Texts extends string, const Defined extends Fields>(
  definition: FormDefinition<Texts, Defined>,
): FormDefinition<Texts, Defined> => definition;

/** `motivationText` becomes `motivation_text`. */
type SnakeCase<Name extends string> = Name extends `${infer Letter}${infer Rest}`
  ? `${Letter extends Uppercase<Letter> ? (Letter extends Lowercase<Letter> ? Letter : `_${Lowercase<Letter>}`) : Letter}${SnakeCase<Rest>}`
  : "";
const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

type FieldsOf<Form> = Form extends FormDefinition<string, infer Defined> ? Defined : never;
type NameOf<Form> = keyof FieldsOf<Form> & string;
type ValueOf<Each> = Each extends Field<infer Value> ? Value : never;
type StemOf<Name extends string, Each> = Each extends { words: infer Stem extends string } ? Stem : Name;
type ErrorOf<Texts extends string, Name extends string, Each> =
  Each extends Field<unknown, infer Problem>
    ? `${Texts}.error.${SnakeCase<StemOf<Name, Each>>}_${Problem}`
    : never;

export type FormValues<Form> = { readonly [Name in NameOf<Form>]: ValueOf<FieldsOf<Form>[Name]> };

/** One message id for each wrong field. */
export type FormErrors<Form extends FormDefinition> = {
  [
    Name in NameOf<Form> as [ErrorOf<"", Name, FieldsOf<Form>[Name]>] extends [never] ? never : Name
  ]?: ErrorOf<Form["words"], Name, FieldsOf<Form>[Name]>;
};

export type InvalidForm<Form extends FormDefinition> = Readonly<{
  ok: false;
  reason: "invalid";
  errors: FormErrors<Form>;
}>;
export type FormRead<Form extends FormDefinition> =
  | Readonly<{ ok: true; values: FormValues<Form> }>
  | InvalidForm<Form>;

/** Reads a posted form or a JSON body. Unknown fields are ignored. */
export function readForm<Form extends FormDefinition>(form: Form, input: unknown): FormRead<Form> {
  const sent = recordOf(input);
  const values: Record<string, unknown> = {};
  const errors: Record<string, string> = {};
  for (const [name, field] of Object.entries(form.fields)) {
    const isAsked = Object.entries(field.when ?? {}).every(([other, value]) => sent[other] === value);
    const read = isAsked ? field.read(sentFor(sent, name, field)) : { value: null };
    if ("problem" in read) errors[name] = errorId(form, name, read.problem);
    else values[name] = read.value;
  }
  return Object.keys(errors).length > 0
    ? { ok: false, reason: "invalid", errors: errors as FormErrors<Form> }
    : { ok: true, values: values as FormValues<Form> };
}

/** Browsers omit unchecked boxes. */
export function bodyOf(
  form: FormDefinition,
  typed: Readonly<Record<string, string>>,
): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  for (const [name, { kind, required, within }] of Object.entries(form.fields)) {
    const value = kind === "checkbox" ? name in typed : typed[name];
    if (value === undefined || (value === "" && !required)) continue;
    if (within === undefined) body[name] = value;
    else body[within] = { ...recordOf(body[within]), [name]: value };
  }
  return { ...body, ...(form.offersEmails && tickedEmails(typed)) };
}

type ColumnOf<Name extends string, Each> = Each extends { column: null }
  ? never
  : Each extends { column: infer Column extends string }
    ? Column
    : SnakeCase<Name>;
/** A form's values by the name of their column. */
export type FormColumns<Form> = {
  [Name in NameOf<Form> as ColumnOf<Name, FieldsOf<Form>[Name]>]: ValueOf<FieldsOf<Form>[Name]>;
};

/** The values to store, by column. A field without a column is stored elsewhere or not at all. */
export const columnsOf = <Form extends FormDefinition>(
  form: Form,
  values: FormValues<Form>,
): FormColumns<Form> =>
  Object.fromEntries(
    Object.entries(form.fields).flatMap(([name, field]) => {
      const column = columnOf(name, field);
      return column === null ? [] : [[column, values[name as keyof FormValues<Form>]]];
    }),
  ) as FormColumns<Form>;

export const columnOf = (name: string, { column }: Field): string | null =>
  column === undefined ? snakeCase(name) : column;

/** In the order of the form. */
export const consentsIn = (
  { fields }: FormDefinition,
  values: Readonly<Record<string, unknown>>,
): { purpose: string; granted: boolean }[] =>
  Object.entries(fields)
    .filter(([, { isConsent }]) => isConsent)
    .map(([purpose]) => ({ purpose, granted: values[purpose] === true }));

/** The message ids of a field. A test checks that the catalogs have them. */
export const labelId = ({ words, fields }: FormDefinition, name: string): string =>
  `${words}.form.${fields[name]?.words ?? name}`;
const errorId = ({ words, fields }: FormDefinition, name: string, problem: string): string =>
  `${words}.error.${snakeCase(fields[name]?.words ?? name)}_${problem}`;

const recordOf = (input: unknown): Readonly<Record<string, unknown>> =>
  typeof input === "object" && input !== null && !Array.isArray(input)
    ? Object.fromEntries(Object.entries(input))
    : {};

const sentFor = (sent: Readonly<Record<string, unknown>>, name: string, { within }: Field): unknown => {
  const place = within !== undefined && !Object.hasOwn(sent, name) ? recordOf(sent[within]) : sent;
  return Object.hasOwn(place, name) ? place[name] : undefined;
};
