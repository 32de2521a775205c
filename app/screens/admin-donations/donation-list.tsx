import { useLocation, useSearch } from "wouter";
import type { DeskPage } from "#domain/donation-desk/answers.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { ExportLinks } from "../../components/back-office/export-links.tsx";
import { freshForMs } from "../../components/back-office/keys.ts";
import { DeskFilter } from "./desk-filter.tsx";
import { DonationTable } from "./donation-table.tsx";
import { deskKey, deskSearch, readDeskView } from "./view.ts";

const own = "/admin/donations";

export function DonationList() {
  const { text } = useWords();
  const [, navigate] = useLocation();
  const view = readDeskView(useSearch());
  const { data, error } = useApi<DeskPage>(deskKey(view), freshForMs);
  const isNarrowed = view.status !== null || view.search !== "";
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <DeskFilter view={view} onShow={(next) => navigate(own + deskSearch(next))} />
      <ButtonLink as={Link} href={`${own}/new`} variant="secondary" className="justify-self-start">
        {text("desk.add")}
      </ButtonLink>
      {error && !data && <NotLoaded />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.rows.length === 0 && (
        <EmptyState title={text(isNarrowed ? "desk.noMatch" : "desk.none")}>
          {isNarrowed && (
            <Link href={own} className="text-link">
              {text("desk.clear")}
            </Link>
          )}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && <DonationTable rows={data.rows} />}
      <ExportLinks list="donations" search={deskSearch({ ...view, before: null })} />
      <nav aria-label={text("desk.title")} className="flex flex-wrap gap-3">
        {view.before !== null && (
          <ButtonLink as={Link} href={own + deskSearch({ ...view, before: null })} variant="quiet">
            {text("desk.newest")}
          </ButtonLink>
        )}
        {data?.older && (
          <ButtonLink as={Link} href={own + deskSearch({ ...view, before: data.older })} variant="secondary">
            {text("desk.older")}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
