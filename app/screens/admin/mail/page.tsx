import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { DeadMail } from "./dead-mail.tsx";

export default function MailScreen() {
  const { text } = useText();
  const title = text("admin-mail.title");
  return (
    <Page title={title} description={text("admin-mail.intro")} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")}>
        <DeadMail />
      </RequireStaff>
    </Page>
  );
}
