import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { WaitingTable } from "./waiting-table.tsx";
import { waitingGiftsKey } from "./view.ts";

/** Somebody entered a large gift; a colleague compares it with its document before it counts. */
export default function AdminGiftsToApproveScreen() {
  const { text } = useText();
  return (
    <StaffPage
      title={text("entered-gifts.waiting.title")}
      description={text("entered-gifts.waiting.description")}
    >
      <Waiting />
    </StaffPage>
  );
}

function Waiting() {
  const { text, format } = useText();
  const { data, error } = useApi(waitingGiftsKey);
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      {data && (
        <p className="max-w-prose text-ink-soft">
          {text("entered-gifts.waiting.lead", { limit: format.moneyExact(data.limitCents) })}
        </p>
      )}
      <ListOutcome count={data?.gifts.length} error={error} none={text("entered-gifts.waiting.none")}>
        <WaitingTable gifts={data?.gifts ?? []} />
      </ListOutcome>
    </div>
  );
}
