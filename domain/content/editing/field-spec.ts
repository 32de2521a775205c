import { languages, type Localized } from "#domain/language.ts";

/** The kinds a field can reference; written out, because the table of kinds imports the schema library. */
export type RelatedKind = "program" | "project" | "partner" | "document";

/** Adds nothing in an intersection type. */
type Nothing = unknown;

type FieldTypes = {
  /** `rich`: a long text with headings, lists, pictures and buttons. */
  localized: { long?: true; rich?: true };
  texts: Nothing;
  text: Nothing;
  slug: Nothing;
  date: Nothing;
  moment: Nothing;
  money: Nothing;
  number: { min?: number; max?: number; fraction?: true };
  flag: Nothing;
  choice: { options: readonly string[] };
  choices: { options: readonly string[] };
  relation: { to: RelatedKind };
  sdgs: Nothing;
  cover: Nothing;
  /** The fixed texts of a page, with the program's originals to compare and to restore. */
  messages: { originals?: readonly Readonly<{ name: string; text: Localized }>[] };
  list: { fields: readonly FieldSpec[] };
  group: { fields: readonly FieldSpec[] };
};

/** One form field as data: the server sends it, the browser renders it. */
export type FieldSpec = { [Type in keyof FieldTypes]: FieldOf<Type> }[keyof FieldTypes];
export type FieldOf<Type extends keyof FieldTypes> = Readonly<
  { name: string; type: Type; optional?: true } & FieldTypes[Type]
>;

export type KindForm = Readonly<{
  /** The field shown as name in lists; null for a kind with one record. */
  title: string | null;
  pageOf: (id: string) => string;
  /** Its records are fixed: none can be added or removed, because pages and PDFs need them. */
  fixed?: true;
  /** Records that exist before anyone has written them. */
  given?: readonly string[];
  adminOnly?: true;
  /** Staff choose the public order; other kinds are ordered by date. */
  ordered?: true;
  fields: readonly FieldSpec[];
}>;

/** A form's content while editing; anything may be missing. */
export type DraftBody = Readonly<Record<string, unknown>>;

export const words = (name: string): FieldSpec => ({ name, type: "localized" });
export const prose = (name: string): FieldSpec => ({ name, type: "localized", long: true });
export const richText = (name: string): FieldSpec => ({ name, type: "localized", long: true, rich: true });
export const number = (name: string, min = 0, max?: number): FieldSpec => ({
  name,
  type: "number",
  min,
  ...(max !== undefined && { max }),
});
export const plain = (
  name: string,
  type: "text" | "slug" | "date" | "moment" | "money" | "flag" | "sdgs" | "cover" | "texts",
): FieldSpec => ({ name, type });
export const choice = (name: string, options: readonly string[]): FieldSpec => ({
  name,
  type: "choice",
  options,
});
/** Lets a record be published before it is translated. */
export const untranslatedField: FieldSpec = { name: "untranslated", type: "choices", options: languages };
export const relation = (name: string, to: RelatedKind): FieldSpec => ({ name, type: "relation", to });
export const list = (name: string, ...fields: FieldSpec[]): FieldSpec => ({ name, type: "list", fields });
export const group = (name: string, ...fields: FieldSpec[]): FieldSpec => ({ name, type: "group", fields });
export const optional = (spec: FieldSpec): FieldSpec => ({ ...spec, optional: true });
