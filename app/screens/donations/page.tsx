import { dutchDate, yearOf } from "#domain/giving/dutch-date.ts";
import type { MyDonation } from "#domain/giving/my-giving.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { DonationLine } from "../../components/my-donations/donation-line.tsx";
import { ListOnItsWay } from "../../components/my-donations/list-on-its-way.tsx";
import { NoDonations } from "../../components/my-donations/no-donations.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Page } from "../../page.tsx";
import { Link } from "../../routing/link.tsx";
import { RequireSignIn } from "../../shell/require-sign-in.tsx";

/** A donor looks for one gift, or holds the list beside a bank statement: everything, newest first, year by year. */
export default function DonationsScreen() {
  const { text } = useWords();
  return (
    <Page title={text("dashboard.all.title")} description={text("dashboard.all.description")} hidden>
      <div className="page-width grid max-w-3xl gap-8 py-10">
        <p>
          <Link href="/dashboard" className="text-link">
            {text("dashboard.title")}
          </Link>
        </p>
        <h1 className="text-4xl">{text("dashboard.all.title")}</h1>
        <RequireSignIn waiting={text("dashboard.signedOut")}>{() => <AllDonations />}</RequireSignIn>
      </div>
    </Page>
  );
}

function AllDonations() {
  const { text } = useWords();
  const { data, error } = useApi<MyDonation[]>(["/api/donations/my"]);
  if (!data) return error ? <NotLoaded /> : <ListOnItsWay />;
  if (data.length === 0) return <NoDonations />;
  return byYear(data).map(([year, donations]) => (
    <section key={year} aria-labelledby={`year-${year}`}>
      <h2 id={`year-${year}`} className="flex flex-wrap items-baseline justify-between gap-3 text-2xl">
        <bdi>{year}</bdi>
        <span className="text-base font-normal text-ink-soft">
          {text("dashboard.stats.count", { n: donations.length })}
        </span>
      </h2>
      <ul className="mt-2 divide-y divide-line border-y border-line">
        {donations.map((donation) => (
          <DonationLine key={donation.id} donation={donation} full />
        ))}
      </ul>
    </section>
  ));
}

/** The newest year first, as the list itself stands. */
function byYear(donations: readonly MyDonation[]): [number, MyDonation[]][] {
  const years = new Map<number, MyDonation[]>();
  for (const donation of donations) {
    const year = yearOf(dutchDate(new Date(donation.createdAt)));
    years.set(year, [...(years.get(year) ?? []), donation]);
  }
  return [...years];
}
