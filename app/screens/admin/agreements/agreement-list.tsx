import { useLocation, useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { AgreementFilter } from "./agreement-filter.tsx";
import { AgreementTable } from "./agreement-table.tsx";
import { agreementsKey, agreementsSearch, readAgreementsView } from "./view.ts";

const own = "/admin/agreements";

export function AgreementList() {
  const { text } = useText();
  const [, navigate] = useLocation();
  const view = readAgreementsView(useSearch());
  const { data, error } = useApi(agreementsKey(view), freshForMs);
  const at = (before: string | null) => own + agreementsSearch({ ...view, before });
  const isNarrowed = view.state !== null || view.search !== "";
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("agreements.description")}</p>
      <AgreementFilter
        view={view}
        onShow={(search) => navigate(own + agreementsSearch(readAgreementsView(search)))}
      />
      <ListOutcome
        count={data?.rows.length}
        hasFailed={error !== undefined}
        none={text(isNarrowed ? "agreements.noMatch" : "agreements.none")}
        clear={isNarrowed ? { href: own, label: text("agreements.clear") } : null}
      >
        <AgreementTable rows={data?.rows ?? []} />
      </ListOutcome>
      <OlderAndNewest
        label={text("agreements.title")}
        newest={view.before === null ? null : { href: at(null), label: text("agreements.newest") }}
        older={data?.older ? { href: at(data.older), label: text("agreements.older") } : null}
      />
    </div>
  );
}
