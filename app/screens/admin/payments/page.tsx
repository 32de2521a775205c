import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { Pauses } from "./pauses.tsx";
import { Payments } from "./payments.tsx";

export default function PaymentsScreen() {
  const { text } = useText();
  const title = text("admin-payments.title");
  return (
    <Page title={title} description={text("admin-payments.intro")} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")}>
        <p className="max-w-prose text-ink-soft">{text("admin-payments.intro")}</p>
        <Pauses />
        <Payments />
      </RequireStaff>
    </Page>
  );
}
