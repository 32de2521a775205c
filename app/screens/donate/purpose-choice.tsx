import { noCampaign, type FormFields } from "#domain/giving/start/form-fields.ts";
import { Checkbox } from "../../components/ui/checkbox.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { useText } from "../../i18n/text.tsx";
import { useField } from "./form-errors.ts";
import { usePurpose, usePurposes } from "./use-purpose.ts";

/** A program named in the URL is kept. */
export function PurposeChoice({ first }: { first: FormFields }) {
  const { text } = useText();
  const { campaigns, program } = usePurposes(first.program);
  const general = usePurpose({ program: first.program });
  const known = campaigns.some(({ id }) => id === first.campaign);
  return (
    <section>
      <Field label={text("donate.campaign")} {...useField("campaign")}>
        {(control) => (
          <NativeSelect
            {...control}
            name="campaign"
            defaultValue={known ? first.campaign : noCampaign}
            options={[
              { value: noCampaign, label: general },
              ...campaigns.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
      </Field>
      {program && <input type="hidden" name="program" value={program.id} />}
      {first.fund && <Checkbox name="fund" value="ZAKAT" defaultChecked label={text("donate.zakat")} />}
    </section>
  );
}
