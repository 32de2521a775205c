import type { auditList } from "#domain/audit/audit-list.ts";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { useText } from "../../../i18n/text.tsx";
type Props = CellProps<typeof auditList>;

export const auditCells = { who: Who, action: Action, about: About, change: Change };

function Who({ row: { actor, actorName, role } }: Props) {
  const { text } = useText();
  if (actor === null) return text("audit.program");
  return (
    <>
      <bdi data-any-language>{actorName ?? actor}</bdi>
      <span className="block text-sm text-ink-soft">
        <bdi dir="ltr">{role}</bdi>
      </span>
    </>
  );
}

function Action({ row: { action } }: Props) {
  const { text } = useText();
  const id = actionId(action);
  return id ? text(id) : <bdi dir="ltr">{action}</bdi>;
}

function About({ row: { subjectKind, subject } }: Props) {
  return (
    <span data-any-language>
      <bdi dir="ltr">{subjectKind}</bdi>
      <span className="block text-sm break-all text-ink-soft">
        <bdi dir="ltr">{subject}</bdi>
      </span>
    </span>
  );
}

/** Folded, because most readers want to know who and when. Values are always left to right. */
function Change({ row: { before, after } }: Props) {
  const { text } = useText();
  if (before === null && after === null) return null;
  return (
    <details>
      <summary className="cursor-pointer whitespace-nowrap">{text("audit.show_change")}</summary>
      <dl className="mt-2 grid gap-2 text-sm">
        {Object.entries({ before, after } as const).map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt className="font-medium">{text(name === "before" ? "audit.before" : "audit.after")}</dt>
                <dd data-any-language>
                  <pre dir="ltr" className="max-w-prose whitespace-pre-wrap break-all">
                    {JSON.stringify(value, null, 2)}
                  </pre>
                </dd>
              </div>
            ),
        )}
      </dl>
    </details>
  );
}

/** Actions with a message. Other actions are shown by their name. */
const known = [
  "anbi_form.changed",
  "anbi_form.published",
  "application.assigned",
  "application.check_recorded",
  "application.stop_recorded",
  "application.moved",
  "application.noted",
  "application.scored",
  "application.viewed",
  "application.withdrawn",
  "bank.account_added",
  "bank.file_resumed",
  "bank.file_stopped",
  "bank.file_uploaded",
  "bank.line_explained",
  "bank.match_undone",
  "bank.rule_ended",
  "bank.rule_made",
  "book_year.closed",
  "book_year.reopened",
  "book_year.reopening_asked",
  "book_year.sealed",
  "budget.changed",
  "content.drafted",
  "content.moved",
  "content.published",
  "content.restored",
  "content.scheduled",
  "content.schedule_failed",
  "content.unpublished",
  "content.unscheduled",
  "discrepancy.resolved",
  "discrepancy.returned",
  "donation.approved",
  "donation.entered",
  "donation.receipt_resent",
  "donation.refunded",
  "donation.refused",
  "donation.reversed",
  "donation.viewed",
  "donor.erased",
  "export.broken_off",
  "export.finished",
  "export.included",
  "export.started",
  "expense.entered",
  "expense.reversed",
  "mail.given_up",
  "mail.queued_again",
  "job.run",
  "maintenance.announced",
  "maintenance.cancelled",
  "mail.tested",
  "open_data.made",
  "payment_pause.ended",
  "payouts.read",
  "periodic_agreement.activated",
  "periodic_agreement.ended",
  "periodic_agreement.viewed",
  "person.erased",
  "reconciliation.compared",
  "setting.changed",
  "signing_key.changed",
  "support.replied",
  "support.viewed",
  "task.added",
  "task.finished",
  "upload.added",
  "user.invited",
  "user.role_changed",
  "user.disabled",
] as const;

const actionId = (action: string): `audit.action.${(typeof known)[number]}` | null => {
  const found = known.find((each) => each === action);
  return found ? `audit.action.${found}` : null;
};
