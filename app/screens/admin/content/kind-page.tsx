import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Pagination } from "../../../components/ui/pagination.tsx";
import { isMissing } from "../../../data/must-exist.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { usePosted } from "../../../posted-form.tsx";
import type { ScreenProps } from "../../../routes.ts";
import { Link } from "../../../routing/link.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import NotFoundScreen from "../../not-found/page.tsx";
import {
  contentListSearch,
  readContentListView,
  stateFilters,
  type ContentListView,
} from "./content-list-view.ts";
import { EditorTrail } from "./editor-trail.tsx";
import { freshForMs, listKey } from "./keys.ts";
import { RecordTable } from "./record-table.tsx";
import { ChoiceField, ListFilter, SearchField } from "../../../components/back-office/list-filter.tsx";

export default function ContentKindScreen({ params: { kind = "" } }: ScreenProps) {
  const { text } = useText();
  const plain = useApi(listKey(kind), freshForMs);
  if (isMissing(plain)) return <NotFoundScreen />;
  const title = plain.data?.label ?? text("editor.title");
  return (
    <StaffPage title={title} description={text("editor.description")}>
      <Records kind={kind} label={title} />
    </StaffPage>
  );
}

function Records({ kind, label }: { kind: string; label: string }) {
  const { text } = useText();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const [ownPath] = useState(path);
  const [own, setOwn] = useState(search);
  // While the next screen loads, this one keeps its view.
  if (path === ownPath && own !== search) setOwn(search);
  const view = readContentListView(own);
  const { data, error } = useApi(listKey(kind, contentListSearch(view)), freshForMs);
  const narrowed = view.state !== null || view.search !== "";
  const refused = usePosted("order");
  const here = `/admin/content/${kind}`;
  return (
    <div className="grid gap-6 [&>*]:min-w-0">
      <EditorTrail kind={kind} />
      {refused && <Notice tone="bad">{refused.sentence}</Notice>}
      {data?.newLabel && (
        <p>
          <ButtonLink as={Link} href={`${here}/new`}>
            {data.newLabel}
          </ButtonLink>
        </p>
      )}
      <ContentFilter
        view={view}
        onShow={(asked) => navigate(here + contentListSearch(readContentListView(asked)))}
      />
      <output className="text-sm text-ink-soft">
        {data ? text("editor.list.found", { count: data.total }) : !error && text("shell.loading")}
      </output>
      <ListOutcome
        count={data?.total}
        error={error}
        none={text(narrowed ? "editor.list.noMatch" : "editor.list.none")}
        clear={narrowed ? { href: here, label: text("editor.list.clear") } : null}
      >
        {data && (
          <>
            <RecordTable kind={kind} label={label} rows={data.rows} search={contentListSearch(view)} />
            <Pagination
              as={Link}
              current={data.page}
              total={Math.ceil(data.total / data.pageSize)}
              hrefOf={(page) => here + contentListSearch({ ...view, page })}
              label={text("editor.list.pages")}
              previousLabel={text("editor.list.previous")}
              nextLabel={text("editor.list.next")}
              pageLabel={(page) => text("editor.list.page", { page })}
            />
          </>
        )}
      </ListOutcome>
    </div>
  );
}

type Props = { view: ContentListView; onShow: (search: string) => void };

function ContentFilter({ view, onShow }: Props) {
  const { text } = useText();
  return (
    <ListFilter
      shown={contentListSearch(view)}
      submit={text("editor.list.show")}
      onShow={onShow}
      className="sm:grid-cols-[1fr_16rem_auto]"
    >
      <SearchField label={text("editor.list.search")} value={view.search} />
      <ChoiceField
        name="state"
        label={text("editor.column.state")}
        chosen={view.state}
        all={text("editor.list.all")}
        options={stateFilters.map((value) => ({ value, label: text(`editor.state.${value}`) }))}
      />
    </ListFilter>
  );
}
