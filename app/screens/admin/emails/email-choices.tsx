import { maxQuietDays, missingTexts, type CampaignChange } from "#domain/email-campaigns/email-campaign.ts";
import { emailPurposes } from "#domain/email-purposes.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { useText } from "../../../i18n/text.tsx";

type Props = { draft: CampaignChange; set: (change: Partial<CampaignChange>) => void };

/** Who gets the email. */
export function EmailChoices({ draft, set }: Props) {
  const { text } = useText();
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label={text("email-campaigns.purpose")}
        hint={text("email-campaigns.purpose.hint")}
        value={draft.purpose}
        onChange={({ currentTarget: { value } }) =>
          set({ purpose: emailPurposes.find((each) => each === value) ?? draft.purpose })
        }
        options={emailPurposes.map((value) => ({ value, label: text(`email-campaigns.purpose.${value}`) }))}
      />
      <SelectField
        label={text("email-campaigns.missingText")}
        hint={text("email-campaigns.missingText.hint")}
        value={draft.missingText}
        onChange={({ currentTarget: { value } }) =>
          set({ missingText: missingTexts.find((each) => each === value) ?? draft.missingText })
        }
        options={missingTexts.map((value) => ({
          value,
          label: text(`email-campaigns.missingText.${value}`),
        }))}
      />
      <TextField
        label={text("email-campaigns.quietDays")}
        hint={text("email-campaigns.quietDays.hint")}
        type="number"
        min={0}
        max={maxQuietDays}
        value={draft.quietDays}
        onChange={({ currentTarget: { valueAsNumber } }) =>
          set({ quietDays: Math.min(maxQuietDays, Math.max(0, Math.trunc(valueAsNumber) || 0)) })
        }
      />
    </div>
  );
}
