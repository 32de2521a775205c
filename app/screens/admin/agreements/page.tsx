import { agreementsList } from "#domain/periodic/agreements-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { Donor, State, YearsCell } from "./cells.tsx";

const cells = { donorName: Donor, years: YearsCell, state: State };

/** A signed agreement came in the post: staff find it by its number and activate it. */
export default function AdminAgreementsScreen() {
  return <ListScreen list={agreementsList} cells={cells} />;
}
