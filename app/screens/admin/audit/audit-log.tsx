import { useLocation, useSearch } from "wouter";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome, OlderAndNewest } from "../../../components/back-office/list-outcome.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { AuditFilter } from "./audit-filter.tsx";
import { AuditTable } from "./audit-table.tsx";
import {
  auditSearch,
  isNarrowed,
  readAuditView,
  type auditKey,
  type AuditView,
  type bookAuditKey,
} from "./view.ts";

type Props = {
  /** Its own address. */
  own: string;
  keyOf: (view: AuditView) => ReturnType<typeof auditKey> | ReturnType<typeof bookAuditKey>;
};

export function AuditLog({ own, keyOf }: Props) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const view = readAuditView(useSearch());
  const { data, error } = useApi(keyOf(view), freshForMs);
  const at = (before: string | null) => own + auditSearch({ ...view, before });
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <p className="max-w-prose text-ink-soft">{text("audit.intro")}</p>
      <AuditFilter view={view} onShow={(search) => navigate(own + auditSearch(readAuditView(search)))} />
      <ListOutcome
        count={data?.lines.length}
        hasFailed={error !== undefined}
        none={text(isNarrowed(view) ? "audit.noMatch" : "audit.none")}
        clear={isNarrowed(view) ? { href: own, label: text("audit.clear") } : null}
      >
        <AuditTable lines={data?.lines ?? []} />
      </ListOutcome>
      <OlderAndNewest
        label={text("audit.pages")}
        newest={view.before === null ? null : { href: at(null), label: text("audit.newest") }}
        older={data?.older == null ? null : { href: at(String(data.older)), label: text("audit.older") }}
      />
    </div>
  );
}
