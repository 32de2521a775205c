import type { PrivacyAnswer } from "#domain/privacy/answers.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useText, type Text } from "../../../i18n/text.tsx";

type Look = PrivacyAnswer["looks"][number];

export function WhoLooked({ looks }: { looks: readonly Look[] }) {
  const { text, format } = useText();
  return (
    <section>
      <h2 className="text-2xl">{text("privacy.looks.title")}</h2>
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">{text("privacy.looks.text")}</p>
      {looks.length === 0 ? (
        <p>{text("privacy.looks.none")}</p>
      ) : (
        <DataTable
          label={text("privacy.looks.title")}
          rows={looks}
          rowKey={(look, place) => `${look.at} ${place}`}
          columns={[
            {
              head: text("privacy.looks.at"),
              cell: (look) => <time dateTime={look.at}>{format.dateTime(look.at)}</time>,
            },
            { head: text("privacy.looks.what"), cell: (look) => actionOf(look, text) },
            { head: text("privacy.looks.who"), cell: (look) => roleOf(look, text) },
          ]}
        />
      )}
    </section>
  );
}

const known = [
  "support.viewed",
  "support.replied",
  "application.assigned",
  "application.check_recorded",
  "application.moved",
  "application.noted",
  "application.scored",
  "application.viewed",
  "contact.changed",
  "contact.noted",
  "contact.related",
  "contact.unrelated",
  "contact.viewed",
  "donation.entered",
  "donation.receipt_resent",
  "donation.refunded",
  "donation.reversed",
  "donation.viewed",
  "export.included",
  "periodic_agreement.activated",
  "periodic_agreement.ended",
  "periodic_agreement.viewed",
  "user.disabled",
  "user.invited",
  "user.role_changed",
] as const;

function actionOf({ action }: Look, text: Text): string {
  const named = known.find((each) => each === action);
  return named ? text(`privacy.action.${named}`) : text("privacy.action.other", { action });
}

const roleOf = ({ role }: Look, text: Text): string =>
  role === "AUDITOR" || role === "STAFF" || role === "ADMIN"
    ? text(`privacy.role.${role}`)
    : text("privacy.role.other");
