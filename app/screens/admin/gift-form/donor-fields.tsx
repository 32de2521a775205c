import { languageFacts, languages } from "#domain/language.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { expenseChoicesKey, noChoices } from "../expenses/view.ts";
import { anywhere, type FieldsProps } from "./typed-gift.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

/** Who gave, as far as they said, and what it is for. */
export function DonorFields({ typing }: FieldsProps) {
  const { text } = useText();
  const campaigns = useApi("/api/campaigns/urgent").data ?? [];
  const { programs } = useApi(expenseChoicesKey).data ?? noChoices;
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        label={text("entered-gifts.name")}
        hint={text("entered-gifts.nameHint")}
        {...typing("donorName")}
      />
      <TextField
        label={text("entered-gifts.email")}
        hint={text("entered-gifts.emailHint")}
        {...typing("donorEmail")}
        type="email"
        dir="ltr"
      />
      <SelectField
        label={text("entered-gifts.language")}
        {...typing("language")}
        options={languages.map((value) => ({ value, label: languageFacts[value].name }))}
      />
      <SelectField
        label={text("entered-gifts.purpose")}
        {...typing("purpose")}
        options={[
          { value: anywhere, label: text("entered-gifts.purpose.anywhere") },
          ...campaigns.map(({ id, title }) => ({
            value: `campaign:${id}`,
            label: text("entered-gifts.purpose.campaign", { name: title }),
          })),
          ...programs.map(({ id, name }) => ({
            value: `program:${id}`,
            label: text("entered-gifts.purpose.program", { name }),
          })),
        ]}
      />
    </div>
  );
}
