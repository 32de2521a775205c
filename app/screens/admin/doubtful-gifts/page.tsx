import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { DoubtfulTable } from "./doubtful-table.tsx";
import { doubtfulGiftsKey } from "./view.ts";

/** Gifts that look like somebody who tries out stolen cards; a person decides, the program never does. */
export default function AdminDoubtfulGiftsScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("doubtful-gifts.title")} description={text("doubtful-gifts.description")}>
      <Doubtful />
    </StaffPage>
  );
}

function Doubtful() {
  const { text } = useText();
  const { data, error } = useApi(doubtfulGiftsKey);
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("doubtful-gifts.lead")}</p>
      <ListOutcome count={data?.length} error={error} none={text("doubtful-gifts.none")}>
        <DoubtfulTable gifts={data ?? []} />
      </ListOutcome>
    </div>
  );
}
