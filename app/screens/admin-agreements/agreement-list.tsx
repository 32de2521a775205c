import { useLocation, useSearch } from "wouter";
import type { AgreementPage } from "#domain/periodic/desk-answers.ts";
import { freshForMs } from "../../components/back-office/keys.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { AgreementFilter } from "./agreement-filter.tsx";
import { AgreementTable } from "./agreement-table.tsx";
import { agreementsKey, agreementsSearch, readAgreementsView } from "./view.ts";

const own = "/admin/agreements";

export function AgreementList() {
  const { text } = useWords();
  const [, navigate] = useLocation();
  const view = readAgreementsView(useSearch());
  const { data, error } = useApi<AgreementPage>(agreementsKey(view), freshForMs);
  const isNarrowed = view.state !== null || view.search !== "";
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("agreements.description")}</p>
      <AgreementFilter view={view} onShow={(next) => navigate(own + agreementsSearch(next))} />
      {error && !data && <NotLoaded />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.rows.length === 0 && (
        <EmptyState title={text(isNarrowed ? "agreements.noMatch" : "agreements.none")}>
          {isNarrowed && (
            <Link href={own} className="text-link">
              {text("agreements.clear")}
            </Link>
          )}
        </EmptyState>
      )}
      {data && data.rows.length > 0 && <AgreementTable rows={data.rows} />}
      <nav aria-label={text("agreements.title")} className="flex flex-wrap gap-3">
        {view.before !== null && (
          <ButtonLink as={Link} href={own + agreementsSearch({ ...view, before: null })} variant="quiet">
            {text("agreements.newest")}
          </ButtonLink>
        )}
        {data?.older && (
          <ButtonLink
            as={Link}
            href={own + agreementsSearch({ ...view, before: data.older })}
            variant="secondary"
          >
            {text("agreements.older")}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
