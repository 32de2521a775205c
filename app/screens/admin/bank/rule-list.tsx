import type { MatchRuleRow } from "#domain/bank/answers.ts";
import { AccountName } from "../../../components/back-office/account-name.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { useMayBook } from "../../../data/site.ts";
import { key } from "../../../data/api-key.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { usePurposeOptions } from "./meaning-fields.tsx";
import { RuleForm } from "./rule-form.tsx";
import { rulesKey } from "./view.ts";

export function RuleList() {
  const { text } = useText();
  const mayBook = useMayBook();
  const rules = useApi(rulesKey, freshForMs).data?.rules ?? [];
  return (
    <section aria-label={text("bank.rules.title")} className="grid gap-4">
      <h2 className="heading-3">{text("bank.rules.title")}</h2>
      <p className="text-ink-soft">{text("bank.rules.lead")}</p>
      {rules.length === 0 && <p>{text("bank.rules.none")}</p>}
      <ul className="grid gap-3">
        {rules.map((rule) => (
          <li key={rule.id} className="grid gap-2 rounded-sm border border-line bg-paper-raised p-4">
            <Rule rule={rule} />
          </li>
        ))}
      </ul>
      {mayBook && <RuleForm />}
    </section>
  );
}

function Rule({ rule }: { rule: MatchRuleRow }) {
  const { text } = useText();
  const mayBook = useMayBook();
  const { mutate, pending } = useMutation([rulesKey]);
  const purposes = usePurposeOptions();
  const purpose = purposes.find(({ value }) =>
    [`project:${rule.projectId}`, `program:${rule.programId}`].includes(value),
  )?.label;
  const asks = [rule.iban, rule.nameContains, rule.textContains].filter((each) => each !== null);
  const end = async () => {
    if (await mutate("DELETE", key("/api/admin/bank/rules/:id", { id: rule.id })))
      toasts.add({ title: text("bank.rules.ended") });
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span data-any-language>
          <bdi className="font-semibold">{rule.name}</bdi>
        </span>
        <Badge tone={rule.isConfirmed ? "good" : "info"}>
          {text(rule.isConfirmed ? "bank.rules.confirmed" : "bank.rules.unconfirmed")}
        </Badge>
      </div>
      <p className="text-sm text-ink-soft">
        {text(`bank.rules.direction.${rule.direction}`)}{" "}
        <span data-any-language>
          <bdi>{asks.join(", ")}</bdi>
        </span>
        {": "}
        <AccountName id={rule.ledgerAccount} />
        {[purpose, rule.nature && text(`annual.nature.${rule.nature}`)].map((part) => part && `, ${part}`)}
      </p>
      {mayBook && (
        <Button
          variant="quiet"
          size="small"
          className="justify-self-start"
          pending={pending}
          aria-label={text("bank.rules.endNamed", { name: rule.name })}
          onClick={() => void end()}
        >
          {text("bank.rules.end")}
        </Button>
      )}
    </>
  );
}
