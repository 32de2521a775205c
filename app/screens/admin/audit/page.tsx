import { auditList } from "#domain/audit/audit-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { auditCells } from "./cells.tsx";

export default function AdminAuditScreen() {
  return <ListScreen list={auditList} cells={auditCells} />;
}
