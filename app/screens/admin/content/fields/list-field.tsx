import { shapedBody } from "#domain/content/editing/shaped.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { errorIdOf, FieldError } from "../../../../components/ui/field.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useProblem } from "../editor-context.ts";
import { fieldId, fieldLabel } from "../labels.ts";
import { FieldInput } from "./field-input.tsx";
import type { Place } from "./place.ts";

/** Any number of the same few fields, in an order. */
export function ListField({ field, path, value }: Place<"list">) {
  const { text } = useText();
  const { set } = useForm();
  const problem = useProblem(path);
  const items: readonly DraftBody[] = Array.isArray(value) ? (value as DraftBody[]) : [];
  const name = text(fieldLabel(field.name));
  const { fields } = field;
  return (
    <fieldset id={fieldId(path)} className="grid gap-4">
      <legend className="mb-2 font-semibold">{name}</legend>
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items have no names; their place is what tells them apart
        <fieldset key={index} className="grid gap-4 border border-line p-4">
          <legend className="px-2 text-sm">{text("editor.item", { field: name, number: index + 1 })}</legend>
          {fields.map((each) => (
            <FieldInput
              key={each.name}
              field={each}
              path={`${path}.${index}.${each.name}`}
              value={item[each.name]}
            />
          ))}
          <div className="flex flex-wrap gap-3">
            {index > 0 && (
              <Button variant="quiet" size="small" onClick={() => set(path, movedUp(items, index))}>
                {text("editor.up", { field: name, number: index + 1 })}
              </Button>
            )}
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
        </fieldset>
      ))}
      <FieldError id={errorIdOf(fieldId(path))}>{problem}</FieldError>
      <div>
        <Button
          variant="secondary"
          size="small"
          onClick={() => set(path, [...items, shapedBody(fields, {})])}
        >
          {text("editor.add", { field: name })}
        </Button>
      </div>
    </fieldset>
  );
}

function movedUp<T>(items: readonly T[], index: number): T[] {
  const moved = [...items];
  moved.splice(index - 1, 2, ...items.slice(index - 1, index + 1).toReversed());
  return moved;
}
