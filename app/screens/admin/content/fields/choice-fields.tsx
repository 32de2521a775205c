import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { errorIdOf, FieldError } from "../../../../components/ui/field.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels, useProblem } from "../editor-context.ts";
import { fieldId, hintMessage } from "../labels.ts";
import type { Place } from "./place.ts";
import { SelectField } from "../../../../components/ui/select-field.tsx";

/** Means "no choice" for optional fields; no option has this value. */
const nothing = "-";

type Option = { value: string; label: string };

export function ChoiceField({ field, path, value }: Place<"choice">) {
  const { optionLabel } = useLabels();
  const { options } = field;
  return (
    <OneOf
      name={field.name}
      path={path}
      value={value}
      optional={field.optional === true}
      options={options.map((option) => ({ value: option, label: optionLabel(option) }))}
    />
  );
}

export function RelationField({ field, path, value }: Place<"relation">) {
  const { relations } = useForm();
  const known = relations[field.to] ?? [];
  // An unpublished record stays selectable until another one is chosen.
  const lost = typeof value === "string" && value !== "" && !known.some(({ id }) => id === value);
  const options = known.map(({ id, title }) => ({ value: id, label: title }));
  return (
    <OneOf
      name={field.name}
      path={path}
      value={value}
      optional={field.optional === true}
      options={lost ? [...options, { value, label: value }] : options}
    />
  );
}

type OneOfProps = {
  name: string;
  path: string;
  value: unknown;
  optional: boolean;
  options: readonly Option[];
};

function OneOf({ name, path, value, optional, options }: OneOfProps) {
  const { text } = useText();
  const { fieldLabel } = useLabels();
  const { set } = useForm();
  const chosen = typeof value === "string" ? value : "";
  return (
    <SelectField
      id={fieldId(path)}
      label={fieldLabel(name)}
      error={useProblem(path)}
      box="max-w-md"
      value={optional && chosen === "" ? nothing : chosen}
      placeholder={optional ? undefined : text("editor.choose")}
      options={optional ? [{ value: nothing, label: text("editor.none") }, ...options] : options}
      onChange={({ target }) => set(path, target.value === nothing ? null : target.value)}
    />
  );
}

export function ChoicesField({ field, path, value }: Place<"choices">) {
  const { text, has } = useText();
  const { fieldLabel, optionLabel } = useLabels();
  const { set } = useForm();
  const hint = hintMessage(field.name);
  const problem = useProblem(path);
  const { options } = field;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset id={fieldId(path)}>
      <legend className="font-medium">{fieldLabel(field.name)}</legend>
      {has(hint) && <p className="text-sm text-ink-soft">{text(hint)}</p>}
      <div className="flex flex-wrap gap-x-6">
        {options.map((option) => (
          <Checkbox
            key={option}
            label={optionLabel(option)}
            checked={chosen.includes(option)}
            onChange={({ target }) =>
              set(
                path,
                options.filter((each) => (each === option ? target.checked : chosen.includes(each))),
              )
            }
          />
        ))}
      </div>
      <FieldError id={errorIdOf(fieldId(path))}>{problem}</FieldError>
    </fieldset>
  );
}

export function FlagField({ field, path, value }: Place<"flag">) {
  const { fieldLabel } = useLabels();
  const { set } = useForm();
  return (
    <Checkbox
      id={fieldId(path)}
      label={fieldLabel(field.name)}
      checked={value === true}
      onChange={({ target }) => set(path, target.checked)}
    />
  );
}
