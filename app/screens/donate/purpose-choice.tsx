import { noCampaign, type FormFields } from "#domain/giving/form-fields.ts";
import type { CampaignAnswer, ProgramAnswer } from "#domain/content/public.ts";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";

/** Where the gift goes: an appeal, or wherever it is needed most. A program named in the address is kept. */
export function PurposeChoice({ first }: { first: FormFields }) {
  const { text } = useWords();
  const campaigns = useApi<CampaignAnswer[]>(["/api/campaigns/urgent"]).data ?? [];
  const programs = useApi<ProgramAnswer[]>(["/api/programs"]).data ?? [];
  const program = programs.find(({ id }) => id === first.program);
  const known = campaigns.some(({ id }) => id === first.campaign);
  return (
    <section>
      <Field label={text("donate.campaign")}>
        {(control) => (
          <NativeSelect
            {...control}
            name="campaign"
            defaultValue={known ? first.campaign : noCampaign}
            options={[
              {
                value: noCampaign,
                label: program
                  ? text("donate.program", { program: program.title })
                  : text("donate.campaign.none"),
              },
              ...campaigns.map(({ id, title }) => ({ value: id, label: title })),
            ]}
          />
        )}
      </Field>
      {program && <input type="hidden" name="program" value={program.id} />}
    </section>
  );
}
