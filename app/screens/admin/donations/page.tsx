import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { DonationList } from "./donation-list.tsx";

/** A donor calls: "I gave last week and got no receipt." Staff want to find that gift by whatever the donor remembers. */
export default function AdminDonationsScreen() {
  const { text } = useText();
  return (
    <Page title={text("admin-donations.title")} description={text("admin-donations.description")} hidden>
      <RequireStaff title={text("admin-donations.title")} waiting={text("admin.signIn")}>
        <DonationList />
      </RequireStaff>
    </Page>
  );
}
