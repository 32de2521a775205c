import { waitingGiftsList } from "#domain/entered-gifts/waiting-gifts-list.ts";
import { giftLimitKey } from "../../../components/back-office/keys.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Decide, Donor, EnteredBy, Gift } from "./cells.tsx";

const cells = { method: Gift, donorName: Donor, enteredBy: EnteredBy, decision: Decide };

/** A colleague compares a large gift with its document before it counts. */
export default function AdminGiftsToApproveScreen() {
  return <ListScreen list={waitingGiftsList} cells={cells} toolbar={<Lead />} />;
}

function Lead() {
  const { text, format } = useText();
  const { data } = useApi(giftLimitKey);
  if (!data) return null;
  const limit = format.moneyExact(data.limitCents);
  return <p className="max-w-prose text-ink-soft">{text("entered-gifts.waiting.lead", { limit })}</p>;
}
