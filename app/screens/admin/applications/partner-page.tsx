import { partnersList } from "#domain/applications/review/applications-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { applicationActions } from "./actions.tsx";
import { applicationCells } from "./cells.tsx";

export default function PartnerApplicationsScreen() {
  return <ListScreen list={partnersList} cells={applicationCells} actions={applicationActions} />;
}
