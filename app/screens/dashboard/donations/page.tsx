import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { NoDonations } from "../../../components/my-donations/no-donations.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import { DonationList } from "./donation-list.tsx";
import { Statements } from "./statements.tsx";

/** A donor looks for one gift, or holds the list beside a bank statement, or needs the papers of a year. */
export default function DonationsScreen() {
  const { text } = useText();
  const title = text("dashboard.all.title");
  return (
    <Page title={title} description={text("dashboard.all.description")} hidden>
      <div className="page-width grid max-w-3xl gap-8 py-10">
        <Trail above={[{ href: "/dashboard", label: text("dashboard.title") }]} here={title} />
        <h1 className="text-4xl">{title}</h1>
        <RequireSignIn waiting={text("dashboard.signedOut")}>{() => <AllDonations />}</RequireSignIn>
      </div>
    </Page>
  );
}

function AllDonations() {
  const { data, error } = useApi("/api/my/donations");
  if (!data) return error ? <NotLoaded /> : <ListOnItsWay />;
  if (data.length === 0) return <NoDonations />;
  return (
    <>
      <DonationList donations={data} />
      <Statements donations={data} />
    </>
  );
}
