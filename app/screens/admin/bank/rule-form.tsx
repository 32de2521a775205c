import { useRef, useState } from "react";
import type { RulePreview } from "#domain/bank/answers.ts";
import { newMatchRule, ruleConditions } from "#domain/bank/matching.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { MeaningFields, useMeaning } from "./meaning-fields.tsx";
import { linesKey, rulesKey } from "./view.ts";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

const directions = ["OUT", "IN", "EITHER"] as const;
const maxLength = 120;
const waiting = linesKey({ state: "waiting", before: null });

export function RuleForm() {
  const { text, language } = useText();
  const { mutate, pending } = useMutation([rulesKey, waiting]);
  const meaning = useMeaning();
  const read = (typed: FormData) =>
    newMatchRule.safeParse({ name: typedText(typed, "name"), ...conditionsOf(typed), ...meaning.chosen });
  const add = async (typed: FormData, form: HTMLFormElement) => {
    const { data: rule } = read(typed);
    if (!rule || !(await mutate("POST", "/api/admin/bank/rules", rule))) return;
    toasts.add({ title: text("bank.rules.made") });
    form.reset();
    meaning.clear();
  };
  const [previewed, setPreviewed] = useState<RulePreview | null>(null);
  const form = useRef<HTMLDivElement>(null);
  /** Shows which lines of the last year the conditions fit. */
  const preview = async () => {
    const typed = form.current?.closest("form");
    const { data: conditions } = ruleConditions.safeParse(typed ? conditionsOf(new FormData(typed)) : {});
    if (!conditions) return void toasts.add({ title: text("bank.rules.saysNothing"), look: "destructive" });
    setPreviewed(await send(language, "POST", "/api/admin/bank/rules/preview", conditions));
  };
  return (
    <details className="max-w-2xl">
      <summary className="text-link cursor-pointer py-2">{text("bank.rules.add")}</summary>
      <Form
        onSubmit={add}
        check={(typed) => ({ iban: !read(typed).success && text("bank.rules.saysNothing") })}
        className="mt-4"
      >
        <DisabledUntilHydrated className="grid gap-4">
          <TextField
            label={text("bank.rules.name")}
            required
            name="name"
            autoComplete="off"
            maxLength={maxLength}
          />
          <SelectField
            label={text("bank.rules.direction")}
            required
            name="direction"
            options={directions.map((value) => ({ value, label: text(`bank.rules.direction.${value}`) }))}
          />
          <TextField
            label={text("bank.rules.nameContains")}
            name="nameContains"
            autoComplete="off"
            maxLength={maxLength}
          />
          <TextField
            label={text("bank.rules.textContains")}
            name="textContains"
            autoComplete="off"
            maxLength={maxLength}
          />
          <TextField
            label={text("bank.rules.iban")}
            name="iban"
            dir="ltr"
            autoComplete="off"
            maxLength={maxLength}
          />
          <MeaningFields label={text("bank.line.account")} meaning={meaning} />
          <div ref={form} className="grid gap-2">
            <Button variant="secondary" className="justify-self-start" onClick={() => void preview()}>
              {text("bank.rules.preview")}
            </Button>
            {previewed && <Previewed {...previewed} />}
          </div>
          <Button type="submit" pending={pending} className="justify-self-start">
            {text("bank.rules.add")}
          </Button>
        </DisabledUntilHydrated>
      </Form>
    </details>
  );
}

const conditionsOf = (typed: FormData) => ({
  direction: typedText(typed, "direction"),
  iban: typedText(typed, "iban") || null,
  nameContains: typedText(typed, "nameContains") || null,
  textContains: typedText(typed, "textContains") || null,
});

function Previewed({ count, lines }: RulePreview) {
  const { text, format } = useText();
  return (
    <output className="grid gap-1 text-sm">
      <p>{text("bank.rules.previewed", { count })}</p>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className="wrap-anywhere" data-any-language>
            {format.date(line.bookedOn)} <bdi>{line.counterpartyName ?? line.remittance}</bdi>{" "}
            <bdi className="number">{format.moneyExact(line.cents)}</bdi>
          </li>
        ))}
      </ul>
    </output>
  );
}
