import { useLocation, useSearch } from "wouter";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { ExportLinks } from "../../../components/back-office/export-links.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { DonationFilter } from "./donation-filter.tsx";
import { DonationTable } from "./donation-table.tsx";
import { donationListKey, donationListSearch, readDonationListView } from "./view.ts";

const own = "/admin/donations";

export function DonationList() {
  const { text } = useText();
  const [, navigate] = useLocation();
  const view = readDonationListView(useSearch());
  const { data, error } = useApi(donationListKey(view), freshForMs);
  const at = (before: string | null) => own + donationListSearch({ ...view, before });
  const isNarrowed = view.status !== null || view.search !== "";
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <DonationFilter
        view={view}
        onShow={(search) => navigate(own + donationListSearch(readDonationListView(search)))}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink as={Link} href={`${own}/new`} variant="secondary">
          {text("admin-donations.add")}
        </ButtonLink>
        <ButtonLink as={Link} href={`${own}/import`} variant="quiet">
          {text("admin-donations.import")}
        </ButtonLink>
        <ButtonLink as={Link} href={`${own}/to-approve`} variant="quiet">
          {text("admin-donations.waiting")}
        </ButtonLink>
        <ButtonLink as={Link} href={`${own}/doubtful`} variant="quiet">
          {text("admin-donations.doubtful")}
        </ButtonLink>
      </div>
      <ListOutcome
        count={data?.rows.length}
        hasFailed={error !== undefined}
        none={text(isNarrowed ? "admin-donations.noMatch" : "admin-donations.none")}
        clear={isNarrowed ? { href: own, label: text("admin-donations.clear") } : null}
      >
        <DonationTable rows={data?.rows ?? []} />
      </ListOutcome>
      <ExportLinks list="donations" search={donationListSearch({ ...view, before: null })} />
      <OlderAndNewest
        label={text("admin-donations.title")}
        newest={view.before === null ? null : { href: at(null), label: text("admin-donations.newest") }}
        older={data?.older ? { href: at(data.older), label: text("admin-donations.older") } : null}
      />
    </div>
  );
}
