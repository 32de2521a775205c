import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { Field } from "../../../../components/ui/field.tsx";
import { TextInput } from "../../../../components/ui/text-input.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useProblem } from "../editor-context.ts";
import { fieldId, fieldLabel } from "../labels.ts";
import { numberFrom } from "./plain-fields.tsx";
import type { Place } from "./place.ts";

/** Figures by their names. A name has no dot in it, so each can be found by its path. */
export function FiguresField({ field, path, value }: Place<"figures">) {
  const { text } = useText();
  const { set } = useForm();
  const [name, setName] = useState("");
  const figures = (value ?? {}) as Readonly<Record<string, number | null>>;
  const names = Object.keys(figures);
  const isNew = /^[a-z][A-Za-z]*$/.test(name) && !names.includes(name);
  return (
    <fieldset id={fieldId(path)} className="grid gap-4 border border-line p-4">
      <legend className="px-2 font-semibold">{text(fieldLabel(field.name))}</legend>
      {names.map((each, index) => (
        <div key={each} className="flex flex-wrap items-end gap-3">
          <Figure path={`${path}.${each}`} name={each} value={figures[each] ?? null} />
          <Button
            variant="quiet"
            size="small"
            onClick={() =>
              set(path, Object.fromEntries(Object.entries(figures).filter(([other]) => other !== each)))
            }
          >
            {text("editor.remove", { field: each, number: index + 1 })}
          </Button>
        </div>
      ))}
      <div className="flex flex-wrap items-end gap-3">
        <Field label={text("editor.figure.name")}>
          {(control) => (
            <TextInput
              {...control}
              dir="ltr"
              value={name}
              placeholder="peopleTrained"
              onChange={({ target }) => setName(target.value)}
            />
          )}
        </Field>
        <Button
          variant="secondary"
          size="small"
          disabled={!isNew}
          onClick={() => {
            set(path, { ...figures, [name]: null });
            setName("");
          }}
        >
          {text("editor.figure.add")}
        </Button>
      </div>
    </fieldset>
  );
}

function Figure({ path, name, value }: { path: string; name: string; value: number | null }) {
  const { set } = useForm();
  return (
    <Field id={fieldId(path)} label={<bdi>{name}</bdi>} error={useProblem(path)}>
      {(control) => (
        <TextInput
          {...control}
          type="number"
          step="any"
          min={0}
          value={value ?? ""}
          onChange={({ target }) => set(path, numberFrom(target.value))}
        />
      )}
    </Field>
  );
}
