import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { DonationList } from "./donation-list.tsx";

/** A donor calls: "I gave last week and got no receipt." Staff want to find that gift by whatever the donor remembers. */
export default function AdminDonationsScreen() {
  const { text } = useText();
  return (
    <StaffPage title={text("admin-donations.title")} description={text("admin-donations.description")}>
      <DonationList />
    </StaffPage>
  );
}
