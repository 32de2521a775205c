import { sdgsKey } from "../../../../components/content/sdg-tags.tsx";
import { Checkbox } from "../../../../components/ui/checkbox.tsx";
import { useApi } from "../../../../data/use-api.tsx";
import { useText } from "../../../../i18n/text.tsx";
import { useForm } from "../editor-context.ts";
import { fieldId, fieldLabel } from "../labels.ts";
import type { Place } from "./place.ts";

const goals = Array.from({ length: 17 }, (_, index) => index + 1);

export function SdgsField({ field, path, value }: Place<"sdgs">) {
  const { text } = useText();
  const { set } = useForm();
  const { data } = useApi(sdgsKey);
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  return (
    <fieldset id={fieldId(path)}>
      <legend className="font-medium">{text(fieldLabel(field.name))}</legend>
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
