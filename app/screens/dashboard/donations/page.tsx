import { NotLoaded } from "../../../components/content/not-loaded.tsx";
import { Trail } from "../../../components/content/trail.tsx";
import { ListOnItsWay } from "../../../components/my-donations/list-on-its-way.tsx";
import { NoDonations } from "../../../components/my-donations/no-donations.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireSignIn } from "../../../shell/require-sign-in.tsx";
import { DonationList } from "./donation-list.tsx";
import { yearsPaid } from "#domain/giving/donation-filter.ts";
import type { ListedDonation } from "#domain/giving/donation-list.ts";

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

/** A statement of each year, in the donor's language and, for the tax office, in Dutch. */
function Statements({ donations }: { donations: readonly ListedDonation[] }) {
  const { text, language } = useText();
  const years = yearsPaid(donations);
  return (
    <section id="statements" aria-labelledby="statements-title" className="scroll-mt-24">
      <h2 id="statements-title" className="text-2xl">
        {text("my-papers.statements.title")}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">
        {text(years.length === 0 ? "my-papers.statements.none" : "my-papers.statements.text")}
      </p>
      <ul className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {years.map((year) => (
          <li key={year} className="flex flex-wrap gap-x-8 py-1">
            <Statement
              year={year}
              language={language}
              label={text("my-papers.statements.own", { year: String(year) })}
            />
            {language !== "nl" && (
              <Statement
                year={year}
                language="nl"
                label={text("my-papers.statements.dutch", { year: String(year) })}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Statement({ year, language, label }: { year: number; language: string; label: string }) {
  return (
    <a
      href={`/api/my/statements/${year}.pdf?language=${language}`}
      download
      className="text-link inline-block py-3"
    >
      {label}
    </a>
  );
}
