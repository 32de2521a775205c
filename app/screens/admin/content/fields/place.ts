import type { FieldOf, FieldSpec } from "#domain/content/editing/field-spec.ts";

export type Place<Type extends FieldSpec["type"]> = {
  field: Type extends unknown ? FieldOf<Type> : never;
  path: string;
  value: unknown;
};
