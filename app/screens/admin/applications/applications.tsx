import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import type { ListChoices } from "#domain/applications/review/answers.ts";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { ApplicationTable } from "../../../components/back-office/application-table.tsx";
import { ExportLinks } from "../../../components/back-office/export-links.tsx";
import { choicesKey, freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { Pagination } from "../../../components/ui/pagination.tsx";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { FilterForm } from "./filter-form.tsx";
import { isNarrowed, listKey, listSearch, readListView, type ListView } from "./list-view.ts";

type Props = { kind: ApplicationKind; title: string; none: string };

const noChoices: ListChoices = { abouts: [], staff: [] };

export function Applications({ kind, title, none }: Props) {
  const { text } = useText();
  const [path, navigate] = useLocation();
  const view = useListView(path);
  const { data, error } = useApi(listKey(kind, view), freshForMs);
  const { data: choices = noChoices } = useApi(choicesKey(kind));
  const own = `/admin/applications/${kind}`;
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <FilterForm
        kind={kind}
        view={view}
        choices={choices}
        onShow={(search) => navigate(own + listSearch(readListView(search)))}
      />
      {/* Said aloud whenever another list comes into sight. */}
      <output className="text-sm text-ink-soft">
        {data ? text("admin.list.found", { count: data.total }) : !error && text("shell.loading")}
      </output>
      <ExportLinks list={kind} search={listSearch({ ...view, page: 1 })} />
      <ListOutcome
        count={data?.total}
        hasFailed={error !== undefined}
        none={isNarrowed(view) ? text("admin.list.noMatch") : none}
        clear={isNarrowed(view) ? { href: own, label: text("admin.list.clear") } : null}
      >
        {data && (
          <>
            <ApplicationTable kind={kind} label={title} rows={data.rows} full />
            <Pagination
              as={Link}
              current={data.page}
              total={Math.ceil(data.total / data.pageSize)}
              hrefOf={(page) => own + listSearch({ ...view, page })}
              label={text("admin.list.pages")}
              previousLabel={text("admin.list.previous")}
              nextLabel={text("admin.list.next")}
              pageLabel={(page) => text("admin.list.page", { page })}
            />
          </>
        )}
      </ListOutcome>
    </div>
  );
}

/** The view lives in the address. While the next screen is on its way, this one keeps its own. */
function useListView(path: string): ListView {
  const search = useSearch();
  const [ownPath] = useState(path);
  const [own, setOwn] = useState(search);
  if (path === ownPath && own !== search) setOwn(search);
  return readListView(own);
}
