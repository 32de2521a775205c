import { shapedBody } from "#domain/content/editing/shaped.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm } from "../editor-context.ts";
import { fieldId, fieldLabel } from "../labels.ts";
import { FieldInput } from "./field-input.tsx";
import type { Place } from "./place.ts";

/** A few fields that belong together; some groups are there or not as a whole. */
export function GroupField({ field, path, value }: Place<"group">) {
  const { text } = useText();
  const { set } = useForm();
  const { fields } = field;
  const body = value === null ? null : (value as DraftBody);
  return (
    <fieldset id={fieldId(path)} className="grid gap-4 border border-line p-4">
      <legend className="px-2 font-semibold">{text(fieldLabel(field.name))}</legend>
      {field.optional && (
        <Checkbox
          label={text("editor.has")}
          checked={body !== null}
          onChange={({ target }) => set(path, target.checked ? shapedBody(fields, {}) : null)}
        />
      )}
      {body &&
        fields.map((each) => (
          <FieldInput key={each.name} field={each} path={`${path}.${each.name}`} value={body[each.name]} />
        ))}
    </fieldset>
  );
}
