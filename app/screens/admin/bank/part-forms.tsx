import { useState } from "react";
import type { BankLineRow } from "#domain/bank/answers.ts";
import { newDonation } from "#domain/bank/suggestion.ts";
import { accountOf } from "#domain/ledger/accounts.ts";
import { addedAccountId } from "#domain/money/added-account.ts";
import type { Cents } from "#domain/money/cents.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { DocumentField, documentIn } from "../../../components/back-office/document-field.tsx";
import { needsPurpose } from "../../../components/back-office/line-needs.ts";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { MeaningFields, useMeaning } from "./meaning-fields.tsx";
import type { AddPart } from "./suggestion.tsx";
import { entryChoicesKey } from "./view.ts";

const maxNameLength = 120;
const maxDescriptionLength = 200;

type DonationProps = { line: BankLineRow; cents: Cents; add: AddPart };

/** A donation that nobody announced, of a donor who is not found by search. */
export function DonationPart({ line, cents, add }: DonationProps) {
  const { text, language } = useText();
  const programs = useApi(entryChoicesKey).data?.programs ?? [];
  const campaigns = useApi("/api/campaigns/urgent").data ?? [];
  const purposes = [
    { value: "none", label: text("entries.field.purposeNone") },
    ...campaigns.map(({ id, title }) => ({ value: `campaign:${id}`, label: title })),
    ...programs.map(({ id, name }) => ({ value: `program:${id}`, label: name })),
  ];
  const read = (typed: FormData) => {
    const [kind, id = null] = typedText(typed, "purpose").split(/:(.*)/s);
    const name = typedText(typed, "name") || null;
    const part = newDonation(cents, {
      name,
      email: typedText(typed, "email") || null,
      language,
      campaignId: kind === "campaign" ? id : null,
      programId: kind === "program" ? id : null,
      fund: typed.has("zakat") ? "ZAKAT" : null,
    });
    add({ part, what: name, ledgerAccount: null });
  };
  return (
    <details>
      <summary className="text-link cursor-pointer py-2">{text("bank.part.donation")}</summary>
      <Form className="grid max-w-xl gap-3" onSubmit={read}>
        <TextField
          label={text("bank.part.donation.name")}
          name="name"
          maxLength={maxNameLength}
          defaultValue={line.counterpartyName ?? ""}
        />
        <TextField
          label={text("bank.part.donation.email")}
          hint={text("bank.part.donation.emailHint")}
          name="email"
          type="email"
          dir="ltr"
        />
        <SelectField
          label={text("entries.field.purpose")}
          name="purpose"
          options={purposes}
          defaultValue="none"
        />
        <Checkbox name="zakat" label={text("bank.part.zakat")} />
        <Button type="submit" variant="secondary" size="small" className="justify-self-start">
          {text("bank.part.add")}
        </Button>
      </Form>
    </details>
  );
}

/** Costs, income or a balance account: also a new expense, with its purpose, cost type and document. */
export function AccountPart({ line, cents, add }: DonationProps) {
  const { text } = useText();
  const meaning = useMeaning();
  const { attempt, pending } = useAttempt([]);
  const [hasDocument, setHasDocument] = useState(false);
  const { chosen } = meaning;
  const category = chosen && cents < 0 ? (accountOf(chosen.account)?.category ?? null) : null;
  const read = async (typed: FormData) => {
    if (!chosen) return;
    const description = typedText(typed, "description") || null;
    const fund = typed.has("zakat") ? ("ZAKAT" as const) : null;
    const documentBase64 = await documentIn(typed);
    const named = { what: description, ledgerAccount: chosen.account };
    const id = crypto.randomUUID();
    if (documentBase64 === "" || category === null || description === null)
      add({ part: { kind: "account", ...chosen, fund, description, cents }, ...named });
    else
      await attempt(
        (language) =>
          send(language, "POST", "/api/admin/expenses", {
            id,
            ...chosen,
            account: addedAccountId.safeParse(chosen.account).data ?? null,
            fund,
            category,
            description,
            documentBase64,
            amountCents: absoluteOf(cents),
            spentOn: line.bookedOn,
          }),
        ({ waits }) =>
          waits
            ? toasts.add({ title: text("documents.waits") })
            : add({ part: { kind: "expense", expenseId: id, cents }, ...named }),
      );
    meaning.clear();
  };
  return (
    <details>
      <summary className="text-link cursor-pointer py-2">{text("bank.part.account")}</summary>
      <Form className="grid max-w-xl gap-3" onSubmit={read}>
        <MeaningFields label={text("bank.line.account")} meaning={meaning} />
        {category !== null && <DocumentField required={false} onChange={setHasDocument} />}
        <TextField
          label={text("bank.part.description")}
          name="description"
          required={hasDocument && category !== null}
          minLength={3}
          maxLength={maxDescriptionLength}
        />
        {chosen && needsPurpose(chosen.account) && <Checkbox name="zakat" label={text("bank.part.zakat")} />}
        <Button
          type="submit"
          variant="secondary"
          size="small"
          className="justify-self-start"
          disabled={!chosen}
          pending={pending}
        >
          {text("bank.part.add")}
        </Button>
      </Form>
    </details>
  );
}
