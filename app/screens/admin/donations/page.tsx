import { donationsList } from "#domain/donation-admin/donations-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { Amount, Donor, Status } from "./cells.tsx";

const cells = { donorName: Donor, amountCents: Amount, status: Status };

export default function AdminDonationsScreen() {
  return <ListScreen list={donationsList} cells={cells} toolbar={<Toolbar />} />;
}

const links = [
  { to: "new", label: "add" },
  { to: "import", label: "import" },
] as const;

function Toolbar() {
  const { text } = useText();
  return (
    <div className="flex flex-wrap gap-3">
      {links.map(({ to, label }) => (
        <ButtonLink
          key={to}
          as={Link}
          href={`${donationsList.page}/${to}`}
          variant={to === "new" ? "secondary" : "quiet"}
        >
          {text(`admin-donations.${label}`)}
        </ButtonLink>
      ))}
    </div>
  );
}
