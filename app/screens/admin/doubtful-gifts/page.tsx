import { doubtfulGiftsList } from "#domain/giving/risk/doubtful-gifts-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { Decide } from "./cells.tsx";

const cells = { decision: Decide };

/** Gifts that look like card testing. A person decides, never the program. */
export default function AdminDoubtfulGiftsScreen() {
  return <ListScreen list={doubtfulGiftsList} cells={cells} />;
}
