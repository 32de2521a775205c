import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { AuditLog } from "./audit-log.tsx";
import { auditKey } from "./view.ts";

/** Something was changed and nobody remembers by whom: an administrator looks it up. */
export default function AdminAuditScreen() {
  const { text } = useText();
  return (
    <Page title={text("audit.title")} description={text("audit.intro")} hidden>
      <RequireStaff title={text("audit.title")} waiting={text("admin.signIn")} who="admin">
        <AuditLog own="/admin/audit" keyOf={auditKey} />
      </RequireStaff>
    </Page>
  );
}
