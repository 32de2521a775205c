import { countryRules, type CountryRule } from "#domain/site/site.ts";
import type { SiteSettings } from "#domain/site/site-settings.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { oneOf } from "../../../components/back-office/list-address.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { settingsKey } from "./keys.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const rulesPath = "/api/admin/settings/country-rules/:country";

/** Fundraising needs a licence in some countries. */
export function CountryRules({ rules }: { rules: SiteSettings["countryRules"] }) {
  const { text, language } = useText();
  const { mutate, pending } = useMutation([settingsKey]);
  const names = new Intl.DisplayNames(language, { type: "region" });
  return (
    <div className="grid gap-4 [&>*]:min-w-0">
      <h2 className="text-xl">{text("settings.countries")}</h2>
      <p className="max-w-prose text-ink-soft">{text("settings.countries.text")}</p>
      <Table
        label={text("settings.countries")}
        columns={[text("settings.country"), text("settings.rule"), text("settings.action")]}
      >
        <tbody>
          {Object.entries(rules)
            .toSorted(([a], [b]) => a.localeCompare(b))
            .map(([code, rule]) => (
              <tr key={code}>
                <th scope="row" id={`country-${code}`}>
                  {names.of(code)} <bdi dir="ltr">({code})</bdi>
                </th>
                <td>{text(`settings.rule.${rule}`)}</td>
                <td>
                  <Button
                    variant="quiet"
                    size="small"
                    disabled={pending}
                    aria-describedby={`country-${code}`}
                    onClick={() => void mutate("DELETE", key(rulesPath, { country: code }))}
                  >
                    {text("settings.remove")}
                  </Button>
                </td>
              </tr>
            ))}
        </tbody>
      </Table>
      <NewRule
        pending={pending}
        onSet={(code, rule) => mutate("PUT", key(rulesPath, { country: code }), { rule })}
      />
    </div>
  );
}

type NewRuleProps = { pending: boolean; onSet: (code: string, rule: CountryRule) => Promise<boolean> };

function NewRule({ pending, onSet }: NewRuleProps) {
  const { text } = useText();
  const set = async (typed: FormData, form: HTMLFormElement) => {
    const rule = oneOf(countryRules, typedText(typed, "rule")) ?? "INFO_ONLY";
    if (await onSet(typedText(typed, "code").trim().toUpperCase(), rule)) form.reset();
  };
  return (
    <Form onSubmit={set} className="grid items-end gap-3 sm:grid-cols-[14rem_1fr_auto]">
      <TextField
        label={text("settings.code")}
        hint={text("settings.code.hint")}
        required
        dir="ltr"
        maxLength={2}
        name="code"
      />
      <SelectField
        label={text("settings.rule")}
        name="rule"
        defaultValue="INFO_ONLY"
        options={countryRules.map((value) => ({ value, label: text(`settings.rule.${value}`) }))}
      />
      <Button type="submit" variant="secondary" pending={pending}>
        {text("settings.setRule")}
      </Button>
    </Form>
  );
}
