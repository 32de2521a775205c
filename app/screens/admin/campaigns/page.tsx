import type { CampaignOutcomeAnswer } from "#domain/campaigns/answers.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Waiting } from "../../../components/content/waiting.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { key } from "../../../data/api-key.ts";
import { useUser } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";

const outcomesKey = "/api/admin/campaign-outcomes";

type Row = { row: CampaignOutcomeAnswer };

/** Campaigns that ended or were cancelled: what they stated in advance, and the step that carries it out. */
export default function CampaignOutcomesScreen() {
  const { text, format } = useText();
  const { data, error } = useApi(outcomesKey, freshForMs);
  const intro = text("campaign-outcomes.intro");
  return (
    <StaffPage title={text("campaign-outcomes.title")} description={intro}>
      <p className="max-w-prose text-ink-soft">{intro}</p>
      {!data && <Waiting error={error} className="h-56" />}
      {data?.length === 0 && <p>{text("campaign-outcomes.none")}</p>}
      {data && data.length > 0 && (
        <DataTable
          label={text("campaign-outcomes.title")}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            {
              head: text("campaign-outcomes.campaign"),
              heading: true,
              cell: ({ id, title }) => (
                <Link href={`/campaigns/${id}`} className="text-link">
                  {title}
                </Link>
              ),
            },
            { head: text("campaign-outcomes.endedOn"), cell: ({ endedOn }) => format.date(endedOn) },
            {
              head: text("campaign-outcomes.raised"),
              number: true,
              cell: ({ raisedCents }) => format.money(raisedCents),
            },
            {
              head: text("campaign-outcomes.goal"),
              number: true,
              cell: ({ goalCents }) => format.money(goalCents),
            },
            { head: text("campaign-outcomes.outcome"), cell: (row) => <Outcome row={row} /> },
            { head: text("campaign-outcomes.step"), cell: (row) => <Step row={row} /> },
          ]}
        />
      )}
    </StaffPage>
  );
}

function Outcome({ row: { outcome, choice, movedCents, offers } }: Row) {
  const { text, format } = useText();
  return (
    <>
      <span className="block font-medium">{text(`campaign-outcomes.outcome.${outcome}`)}</span>
      <span className="block">{text(`campaign-outcomes.choice.${choice}`)}</span>
      {movedCents > 0 && (
        <span className="block text-sm text-ink-soft">
          {text("campaign-outcomes.moved", { amount: format.moneyExact(movedCents) })}
        </span>
      )}
      {offers.count > 0 && (
        <span className="block text-sm text-ink-soft">
          {text("campaign-outcomes.offers", { count: offers.count, amount: format.moneyExact(offers.cents) })}
        </span>
      )}
    </>
  );
}

function Step({ row: { id, title, carriedOutOn, pending, offers } }: Row) {
  const { text, format } = useText();
  const user = useUser();
  const { mutate, pending: isSending } = useMutation([outcomesKey], text("campaign-outcomes.done"));
  if (carriedOutOn !== null)
    return (
      <>
        <span className="block">
          {text("campaign-outcomes.carriedOut", { date: format.date(carriedOutOn) })}
        </span>
        {offers.count > 0 && (
          <span className="block text-sm text-ink-soft">
            {text("campaign-outcomes.answers", {
              refund: offers.refund,
              keep: offers.keep + offers.lapsed,
              open: offers.count - offers.refund - offers.keep - offers.lapsed,
            })}
          </span>
        )}
      </>
    );
  if (pending > 0) return <span>{text("campaign-outcomes.pending", { count: pending })}</span>;
  if (user?.role !== "ADMIN") return <span>{text("campaign-outcomes.admins")}</span>;
  return (
    <ConfirmDialog
      title={text("campaign-outcomes.confirm.title", { title })}
      description={text("campaign-outcomes.confirm.text")}
      confirmLabel={text("campaign-outcomes.confirm")}
      cancelLabel={text("campaign-outcomes.cancel")}
      onConfirm={() => void mutate("POST", key("/api/admin/campaign-outcomes/:id", { id }))}
      trigger={
        <Button size="small" pending={isSending}>
          {text("campaign-outcomes.carryOut")}
          <span className="sr-only">{title}</span>
        </Button>
      }
    />
  );
}
