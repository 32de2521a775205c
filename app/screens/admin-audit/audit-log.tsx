import { useLocation, useSearch } from "wouter";
import type { AuditPage } from "#domain/audit/audit-search.ts";
import { freshForMs } from "../../components/back-office/keys.ts";
import { NotLoaded } from "../../components/content/not-loaded.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { EmptyState } from "../../components/ui/empty-state.tsx";
import { Skeleton } from "../../components/ui/skeleton.tsx";
import { useApi } from "../../data/use-api.tsx";
import { useWords } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { AuditFilter } from "./audit-filter.tsx";
import { AuditTable } from "./audit-table.tsx";
import { auditKey, auditPath, auditSearch, isNarrowed, readAuditView } from "./view.ts";

export function AuditLog() {
  const { text } = useWords();
  const [, navigate] = useLocation();
  const view = readAuditView(useSearch());
  const { data, error } = useApi<AuditPage>(auditKey(view), freshForMs);
  const at = (before: string | null) => auditPath + auditSearch({ ...view, before });
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("audit.intro")}</p>
      <AuditFilter view={view} onShow={(next) => navigate(auditPath + auditSearch(next))} />
      {error && !data && <NotLoaded />}
      {!data && !error && <Skeleton className="h-96" />}
      {data?.lines.length === 0 && (
        <EmptyState title={text(isNarrowed(view) ? "audit.noMatch" : "audit.none")}>
          {isNarrowed(view) && (
            <Link href={auditPath} className="text-link">
              {text("audit.clear")}
            </Link>
          )}
        </EmptyState>
      )}
      {data && data.lines.length > 0 && <AuditTable lines={data.lines} />}
      <nav aria-label={text("audit.pages")} className="flex flex-wrap gap-3">
        {view.before !== null && (
          <ButtonLink as={Link} href={at(null)} variant="quiet">
            {text("audit.newest")}
          </ButtonLink>
        )}
        {data?.older != null && (
          <ButtonLink as={Link} href={at(String(data.older))} variant="secondary">
            {text("audit.older")}
          </ButtonLink>
        )}
      </nav>
    </div>
  );
}
