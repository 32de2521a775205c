import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { DeadMail } from "./dead-mail.tsx";

export default function MailScreen() {
  const { text } = useText();
  const title = text("admin-mail.title");
  return (
    <StaffPage title={title} description={text("admin-mail.intro")}>
      <DeadMail />
    </StaffPage>
  );
}
