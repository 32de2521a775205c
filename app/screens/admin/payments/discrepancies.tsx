import type { PaymentsToLookAtAnswer } from "#domain/back-office/payments-to-look-at.ts";
import { paymentsKey, todayKey } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { useUser } from "../../../data/site.ts";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useText } from "../../../i18n/text.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";

type Discrepancy = PaymentsToLookAtAnswer["discrepancies"][number];
const maxExplanationLength = 2000;

export function Discrepancies({ discrepancies }: { discrepancies: Discrepancy[] }) {
  const { text } = useText();
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{text("admin-payments.discrepancies")}</h2>
      <p className="max-w-prose text-ink-soft">{text("admin-payments.discrepancies.text")}</p>
      {discrepancies.length === 0 && <p>{text("admin-payments.none")}</p>}
      <ul className="grid divide-y divide-line">
        {discrepancies.map((discrepancy) => (
          <li key={discrepancy.id} className="grid gap-3 py-4">
            <DiscrepancyFacts discrepancy={discrepancy} />
            {discrepancy.lyingCents > 0 && <SendBack discrepancy={discrepancy} />}
            <Resolution id={discrepancy.id} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DiscrepancyFacts({ discrepancy }: { discrepancy: Discrepancy }) {
  const { text, format } = useText();
  return (
    <p>
      {text("admin-payments.noticed", {
        date: format.dateTime(discrepancy.noticedAt),
        provider: discrepancy.provider,
      })}{" "}
      <bdi dir="ltr" data-any-language className="font-figures">
        {[discrepancy.kind, discrepancy.paymentId, discrepancy.donationId].filter(Boolean).join(" · ")}
      </bdi>
    </p>
  );
}

/** The money is in a separate account until an administrator returns it. */
function SendBack({ discrepancy: { id, lyingCents } }: { discrepancy: Discrepancy }) {
  const { text, format } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  const { mutate, pending } = useMutation([paymentsKey, todayKey]);
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="font-semibold">
        {text("admin-payments.lying", { amount: format.moneyExact(lyingCents) })}
      </p>
      {isAdmin && (
        <Button
          type="button"
          variant="secondary"
          disabled={pending}
          onClick={() => void mutate("POST", key("/api/admin/discrepancies/:id/return", { id: String(id) }))}
        >
          {text("admin-payments.return")}
        </Button>
      )}
    </div>
  );
}

function Resolution({ id }: { id: number }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([paymentsKey, todayKey]);
  return (
    <Form
      className="grid items-end gap-3 sm:grid-cols-[1fr_auto]"
      onSubmit={(typed) =>
        mutate("POST", key("/api/admin/discrepancies/:id/resolution", { id: String(id) }), {
          text: typedText(typed, "text"),
        })
      }
    >
      <TextField
        label={text("admin-payments.resolution")}
        required
        name="text"
        dir="auto"
        maxLength={maxExplanationLength}
      />
      <Button type="submit" variant="secondary" disabled={pending}>
        {text("admin-payments.resolve")}
      </Button>
    </Form>
  );
}
