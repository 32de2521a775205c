import type { Localized } from "#domain/language.ts";

/** The kinds a field can point to; written out, because the table of kinds brings the schema library along. */
export type RelatedKind = "program" | "project" | "partner" | "document";

/** Joined to another type it adds nothing. */
type Nothing = unknown;

/** What each type of field says of itself. */
type FieldTypes = {
  localized: { long?: true };
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
  /** The fixed texts of a page; the program's own words come along, so that they can be seen and gone back to. */
  messages: { originals?: readonly Readonly<{ name: string; text: Localized }>[] };
  list: { fields: readonly FieldSpec[] };
  group: { fields: readonly FieldSpec[] };
};

/** One field of a form, as plain data: the server sends it, the browser draws it. */
export type FieldSpec = { [Type in keyof FieldTypes]: FieldOf<Type> }[keyof FieldTypes];
export type FieldOf<Type extends keyof FieldTypes> = Readonly<
  { name: string; type: Type; optional?: true } & FieldTypes[Type]
>;

/** How one kind of content is written. */
export type KindForm = Readonly<{
  /** The field that names a record in lists; null when there is only one record, named by its kind. */
  title: string | null;
  /** The page on which visitors see it. */
  pageOf: (id: string) => string;
  /** Its records are given: pages and papers count on them, so none is added and none is taken away. */
  fixed?: true;
  /** Records that are there before anyone has written them. */
  given?: readonly string[];
  adminOnly?: true;
  /** Visitors see its records in an order that staff choose; those of other kinds go by their dates. */
  ordered?: true;
  fields: readonly FieldSpec[];
}>;

/** What stands in a form while it is being written: any of it may still be missing. */
export type DraftBody = Readonly<Record<string, unknown>>;

export const words = (name: string): FieldSpec => ({ name, type: "localized" });
export const prose = (name: string): FieldSpec => ({ name, type: "localized", long: true });
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
export const relation = (name: string, to: RelatedKind): FieldSpec => ({ name, type: "relation", to });
export const list = (name: string, ...fields: FieldSpec[]): FieldSpec => ({ name, type: "list", fields });
export const group = (name: string, ...fields: FieldSpec[]): FieldSpec => ({ name, type: "group", fields });
export const optional = (spec: FieldSpec): FieldSpec => ({ ...spec, optional: true });
