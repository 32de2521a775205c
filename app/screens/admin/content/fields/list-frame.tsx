import { Fragment, type ReactNode } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { errorIdOf, FieldError } from "../../../../components/ui/field.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels, useProblem } from "../editor-context.ts";
import { fieldId } from "../labels.ts";

type Shown<Item> = Readonly<{ item: Item; index: number; title: string; remove: ReactNode }>;
type Props<Item> = {
  name: string;
  path: string;
  items: readonly Item[];
  blank: () => unknown;
  children: (shown: Shown<Item>) => ReactNode;
};

export function ListFrame<Item>({ name: id, path, items, blank, children }: Props<Item>) {
  const { text } = useText();
  const { fieldLabel } = useLabels();
  const { set } = useForm();
  const problem = useProblem(path);
  const name = fieldLabel(id);
  const without = (index: number) => items.filter((_, other) => other !== index);
  return (
    <fieldset id={fieldId(path)} className="grid gap-4">
      <legend className="mb-2 font-semibold">{name}</legend>
      {items.map((item, index) => {
        const title = text("editor.item", { field: name, number: index + 1 });
        const remove = (
          <Button variant="quiet" size="small" onClick={() => set(path, without(index))}>
            {text("editor.remove", { field: name, number: index + 1 })}
          </Button>
        );
        // oxlint-disable-next-line react/no-array-index-key -- items have no id; their position identifies them
        return <Fragment key={index}>{children({ item, index, title, remove })}</Fragment>;
      })}
      <FieldError id={errorIdOf(fieldId(path))}>{problem}</FieldError>
      <div>
        <Button variant="secondary" size="small" onClick={() => set(path, [...items, blank()])}>
          {text("editor.add", { field: name })}
        </Button>
      </div>
    </fieldset>
  );
}
