import type { FieldOf, FieldSpec } from "#domain/content/editing/field-spec.ts";

/** A field that asks for one type of value, and where that value lies. */
export type Place<Type extends FieldSpec["type"]> = {
  field: Type extends unknown ? FieldOf<Type> : never;
  path: string;
  value: unknown;
};
