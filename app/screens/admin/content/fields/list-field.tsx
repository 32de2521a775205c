import { shapedBody } from "#domain/content/editing/shaped.ts";
import type { DraftBody } from "#domain/content/editing/field-spec.ts";
import { Button } from "../../../../components/ui/button.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels } from "../editor-context.ts";
import { FieldInput } from "./field-input.tsx";
import { ListFrame } from "./list-frame.tsx";
import type { Place } from "./place.ts";

export function ListField({ field, path, value }: Place<"list">) {
  const { text } = useText();
  const { fieldLabel } = useLabels();
  const { set } = useForm();
  const items: readonly DraftBody[] = Array.isArray(value) ? (value as DraftBody[]) : [];
  const { fields } = field;
  return (
    <ListFrame name={field.name} path={path} items={items} blank={() => shapedBody(fields, {})}>
      {({ item, index, title, remove }) => (
        <fieldset className="grid gap-4 border border-line p-4">
          <legend className="px-2 text-sm">{title}</legend>
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
                {text("editor.up", { field: fieldLabel(field.name), number: index + 1 })}
              </Button>
            )}
            {remove}
          </div>
        </fieldset>
      )}
    </ListFrame>
  );
}

function movedUp<T>(items: readonly T[], index: number): T[] {
  const moved = [...items];
  moved.splice(index - 1, 2, ...items.slice(index - 1, index + 1).toReversed());
  return moved;
}
