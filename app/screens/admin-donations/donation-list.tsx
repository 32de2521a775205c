import { useLocation, useSearch } from "wouter";
import type { DeskPage } from "#domain/donation-desk/answers.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ExportLinks } from "../../components/back-office/export-links.tsx";
import { freshForMs } from "../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../components/back-office/list-outcome.tsx";
import { DeskFilter } from "./desk-filter.tsx";
import { DonationTable } from "./donation-table.tsx";
import { deskKey, deskSearch, readDeskView } from "./view.ts";

const own = "/admin/donations";

export function DonationList() {
  const { text } = useWords();
  const [, navigate] = useLocation();
  const view = readDeskView(useSearch());
  const { data, error } = useApi<DeskPage>(deskKey(view), freshForMs);
  const at = (before: string | null) => own + deskSearch({ ...view, before });
  const isNarrowed = view.status !== null || view.search !== "";
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <DeskFilter view={view} onShow={(search) => navigate(own + deskSearch(readDeskView(search)))} />
      <ButtonLink as={Link} href={`${own}/new`} variant="secondary" className="justify-self-start">
        {text("desk.add")}
      </ButtonLink>
      <ListOutcome
        count={data?.rows.length}
        hasFailed={error !== undefined}
        none={text(isNarrowed ? "desk.noMatch" : "desk.none")}
        clear={isNarrowed ? { href: own, label: text("desk.clear") } : null}
      >
        <DonationTable rows={data?.rows ?? []} />
      </ListOutcome>
      <ExportLinks list="donations" search={deskSearch({ ...view, before: null })} />
      <OlderAndNewest
        label={text("desk.title")}
        newest={view.before === null ? null : { href: at(null), label: text("desk.newest") }}
        older={data?.older ? { href: at(data.older), label: text("desk.older") } : null}
      />
    </div>
  );
}
