import { approvalsList } from "#domain/approvals/approvals-list.ts";
import { giftLimitKey } from "../../../components/back-office/keys.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Decide, EnteredBy, Entry } from "./cells.tsx";

const cells = { kind: Entry, enteredBy: EnteredBy, decision: Decide };

/** A second person compares a large entry with its document before it is booked. */
export default function AdminApprovalsScreen() {
  return <ListScreen list={approvalsList} cells={cells} toolbar={<Lead />} />;
}

function Lead() {
  const { text, format } = useText();
  const { data } = useApi(giftLimitKey);
  if (!data) return null;
  const limit = format.moneyExact(data.limitCents);
  return <p className="max-w-prose text-ink-soft">{text("entered-gifts.waiting.lead", { limit })}</p>;
}
