import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { Pauses } from "./pauses.tsx";
import { Payments } from "./payments.tsx";

export default function PaymentsScreen() {
  const { text } = useText();
  const title = text("admin-payments.title");
  return (
    <StaffPage title={title} description={text("admin-payments.intro")}>
      <p className="max-w-prose text-ink-soft">{text("admin-payments.intro")}</p>
      <Pauses />
      <Payments />
    </StaffPage>
  );
}
