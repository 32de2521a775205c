import { pledgeForm } from "#domain/matching/pledge-form.ts";
import { FormFields } from "../../../components/public-form/form-fields.tsx";
import { FormProblems } from "../../../components/public-form/plain-form.tsx";
import { useDefinedForm } from "../../../components/public-form/use-public-form.ts";
import { Button } from "../../../components/ui/button.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";

type Typed = Readonly<Partial<Record<keyof typeof pledgeForm.fields, string>>>;
type Props = {
  submit: string;
  send: (body: Record<string, unknown>) => Promise<unknown>;
  onSent: () => void;
  start?: Typed;
};

const usual: Typed = { sponsorKind: "COMPANY", adds: "1", per: "1", priority: "1", monthly: "FIRST" };

export function PledgeForm({ submit, send, onSent, start = usual }: Props) {
  const { text } = useText();
  const { data: campaigns = [] } = useApi("/api/campaigns");
  const form = useDefinedForm(pledgeForm, {
    send,
    onSent,
    failed: { title: text("matching.failed"), text: text("back-office.failed.text") },
  });
  const extras = { campaignId: { options: campaigns.map(({ id, title }) => ({ value: id, label: title })) } };
  const { ref, submit: onSubmit, recheck, pending } = form;
  return (
    <form
      ref={ref}
      method="post"
      noValidate
      autoComplete="off"
      onSubmit={onSubmit}
      onChange={recheck}
      className="max-w-3xl"
    >
      <FormProblems form={form} />
      <DisabledUntilHydrated className="grid gap-6 [&>*]:min-w-0">
        <FormFields
          form={{ ...form, typed: (name) => form.typed(name) ?? start[name as keyof Typed] }}
          extras={extras}
        />
        <Button type="submit" pending={pending} className="justify-self-start">
          {submit}
        </Button>
      </DisabledUntilHydrated>
    </form>
  );
}
