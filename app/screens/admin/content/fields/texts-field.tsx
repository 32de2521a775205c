import { Button } from "../../../../components/ui/button.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useProblem } from "../editor-context.ts";
import { FieldError, errorIdOf } from "../../../../components/ui/field.tsx";
import { fieldId, fieldLabel } from "../labels.ts";
import { LocalizedInputs } from "./localized-field.tsx";
import type { Place } from "./place.ts";

/** A list of texts, each in three languages. */
export function TextsField({ field, path, value }: Place<"texts">) {
  const { text } = useText();
  const { set } = useForm();
  const problem = useProblem(path);
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  const name = text(fieldLabel(field.name));
  return (
    <fieldset id={fieldId(path)} className="grid gap-4">
      <legend className="mb-2 font-semibold">{name}</legend>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the texts have no names; their place is what tells them apart
        <div key={index} className="grid gap-2 border-s-2 border-line ps-4">
          <LocalizedInputs
            legend={text("editor.item", { field: name, number: index + 1 })}
            path={`${path}.${index}`}
            value={item}
            long
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              onClick={() =>
                set(
                  path,
                  items.filter((_, other) => other !== index),
                )
              }
            >
              {text("editor.remove", { field: name, number: index + 1 })}
            </Button>
          </div>
        </div>
      ))}
      <FieldError id={errorIdOf(fieldId(path))}>{problem}</FieldError>
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => set(path, [...items, { en: "", nl: "", ar: "" }])}
        >
          {text("editor.add", { field: name })}
        </Button>
      </div>
    </fieldset>
  );
}
