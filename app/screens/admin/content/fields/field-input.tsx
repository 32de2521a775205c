import type { ComponentType } from "react";
import type { FieldSpec, DraftBody } from "#domain/content/editing/field-spec.ts";
import { ChoiceField, ChoicesField, FlagField, RelationField } from "./choice-fields.tsx";
import { CoverField } from "./cover-field.tsx";
import { ListField } from "./list-field.tsx";
import { LocalizedField, LocalizedInputs } from "./localized-field.tsx";
import { MessagesField } from "./messages-field.tsx";
import { DateField, MomentField, MoneyField, NumberField, PlainField } from "./plain-fields.tsx";
import { perLanguage } from "#domain/language.ts";
import { ListFrame } from "./list-frame.tsx";
import type { Place } from "./place.ts";
import { shapedBody } from "#domain/content/editing/shaped.ts";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm, useLabels } from "../editor-context.ts";
import { fieldId } from "../labels.ts";
import { sdgsKey } from "../../../../components/content/sdg-tags.tsx";
import { useApi } from "../../../../data/use-api.tsx";

const inputs: { [Type in FieldSpec["type"]]: ComponentType<Place<Type>> } = {
  localized: LocalizedField,
  texts: TextsField,
  money: MoneyField,
  number: NumberField,
  date: DateField,
  moment: MomentField,
  choice: ChoiceField,
  choices: ChoicesField,
  relation: RelationField,
  flag: FlagField,
  sdgs: SdgsField,
  cover: CoverField,
  messages: MessagesField,
  list: ListField,
  group: GroupField,
  text: PlainField,
  slug: PlainField,
};

/** One field of the form. `path` is the place of its value in the body. */
export function FieldInput(place: { field: FieldSpec; path: string; value: unknown }) {
  const Input = inputs[place.field.type] as ComponentType<typeof place>;
  return <Input {...place} />;
}

function TextsField({ field, path, value }: Place<"texts">) {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <ListFrame name={field.name} path={path} items={items} blank={() => perLanguage(() => "")}>
      {({ item, index, title, remove }) => (
        <div className="grid gap-2 border-s-2 border-line ps-4">
          <LocalizedInputs legend={title} path={`${path}.${index}`} value={item} long />
          <div>{remove}</div>
        </div>
      )}
    </ListFrame>
  );
}

/** Fields that belong together. An optional group can be absent. */
function GroupField({ field, path, value }: Place<"group">) {
  const { text } = useText();
  const { fieldLabel } = useLabels();
  const { set } = useForm();
  const { fields } = field;
  const body = value === null ? null : (value as DraftBody);
  return (
    <fieldset id={fieldId(path)} className="grid gap-4 border border-line p-4">
      <legend className="px-2 font-semibold">{fieldLabel(field.name)}</legend>
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

const goals = Array.from({ length: 17 }, (_, index) => index + 1);

function SdgsField({ field, path, value }: Place<"sdgs">) {
  const { fieldLabel } = useLabels();
  const { set } = useForm();
  const { data } = useApi(sdgsKey);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset id={fieldId(path)}>
      <legend className="font-medium">{fieldLabel(field.name)}</legend>
      <div className="grid sm:grid-cols-2">
        {goals.map((goal) => {
          const title = data?.find(({ number }) => number === goal)?.title ?? "";
          return (
            <Checkbox
              key={goal}
              label={`${goal} ${title}`}
              checked={chosen.includes(goal)}
              onChange={({ target }) =>
                set(
                  path,
                  goals.filter((each) => (each === goal ? target.checked : chosen.includes(each))),
                )
              }
            />
          );
        })}
      </div>
    </fieldset>
  );
}
