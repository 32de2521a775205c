import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { AuditLog } from "./audit-log.tsx";
import { auditKey } from "./view.ts";

/** Something was changed and nobody remembers by whom: an administrator looks it up. */
export default function AdminAuditScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("audit.title")} description={text("audit.intro")} who="admin">
      <AuditLog own="/admin/audit" keyOf={auditKey} />
    </StaffPage>
  );
}
