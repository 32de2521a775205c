import type { FieldSpec } from "#domain/content/editing/field-spec.ts";
import { ChoiceField, ChoicesField, FlagField, RelationField } from "./choice-fields.tsx";
import { CoverField } from "./cover-field.tsx";
import { GroupField } from "./group-field.tsx";
import { ListField } from "./list-field.tsx";
import { LocalizedField } from "./localized-field.tsx";
import { MessagesField } from "./messages-field.tsx";
import { DateField, MomentField, MoneyField, NumberField, PlainField } from "./plain-fields.tsx";
import { SdgsField } from "./sdgs-field.tsx";
import { TextsField } from "./texts-field.tsx";

/** One field of the form. `path` is the place of its value in the body. */
export function FieldInput({ field, path, value }: { field: FieldSpec; path: string; value: unknown }) {
  const place = { path, value };
  switch (field.type) {
    case "localized":
      return <LocalizedField field={field} {...place} />;
    case "texts":
      return <TextsField field={field} {...place} />;
    case "money":
      return <MoneyField field={field} {...place} />;
    case "number":
      return <NumberField field={field} {...place} />;
    case "date":
      return <DateField field={field} {...place} />;
    case "moment":
      return <MomentField field={field} {...place} />;
    case "choice":
      return <ChoiceField field={field} {...place} />;
    case "choices":
      return <ChoicesField field={field} {...place} />;
    case "relation":
      return <RelationField field={field} {...place} />;
    case "flag":
      return <FlagField field={field} {...place} />;
    case "sdgs":
      return <SdgsField field={field} {...place} />;
    case "cover":
      return <CoverField field={field} {...place} />;
    case "messages":
      return <MessagesField field={field} {...place} />;
    case "list":
      return <ListField field={field} {...place} />;
    case "group":
      return <GroupField field={field} {...place} />;
    default:
      return <PlainField field={field} {...place} />;
  }
}
