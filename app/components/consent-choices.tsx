import type { Choice, Preferences } from "#domain/consent/preferences.ts";
import { languageFacts, languages } from "#domain/language.ts";
import { useText } from "../i18n/text.tsx";
import { Checkbox } from "./ui/checkbox.tsx";
import { SelectField } from "./ui/select-field.tsx";

/** The choices about our emails, as signed-in donors and holders of a link see them. */
export function ConsentChoices({ preferences }: { preferences: Preferences }) {
  const { text } = useText();
  return (
    <>
      <fieldset className="grid w-full gap-4">
        <legend className="mb-4 text-2xl font-semibold">{text("preferences.channel.email")}</legend>
        {preferences.choices.map((choice) => (
          <ChoiceBox key={nameOf(choice)} choice={choice} />
        ))}
      </fieldset>
      <p className="max-w-prose text-ink-soft">{text("preferences.always")}</p>
      <SelectField
        label={text("preferences.language")}
        box="w-full max-w-xs"
        name="language"
        options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
        defaultValue={preferences.language}
      />
    </>
  );
}

function ChoiceBox({ choice }: { choice: Choice }) {
  const { text, format } = useText();
  const { purpose, granted, decidedAt } = choice;
  const decided = decidedAt && ` ${text("preferences.decided", { date: format.date(decidedAt) })}`;
  return (
    <Checkbox
      look="card"
      name={nameOf(choice)}
      defaultChecked={granted}
      label={text(`consent.${purpose}`)}
      hint={`${text(`consent.${purpose}Hint`)}${decided ?? ""}`}
    />
  );
}

/** Not from the domain: that would load the schema library. */
export const nameOf = ({ purpose, channel }: Choice): string => `${purpose}.${channel}`;
