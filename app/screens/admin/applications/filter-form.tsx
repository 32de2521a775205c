import type { ListChoices } from "#domain/applications/review/answers.ts";
import type { ApplicationKind } from "#domain/applications/application-kind.ts";
import { statusFilters } from "#domain/applications/application-status.ts";
import { assigneeMe, assigneeNobody, listSorts, waitingDays } from "#domain/applications/review/list-sort.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../components/back-office/list-filter.tsx";
import { useText } from "../../../i18n/text.tsx";
import { listSearch, type ListView } from "./list-view.ts";

type Props = {
  kind: ApplicationKind;
  view: ListView;
  choices: ListChoices;
  onShow: (search: string) => void;
};

export function FilterForm({ kind, view, choices, onShow }: Props) {
  const { text } = useText();
  const named = (those: readonly { id: string; name: string }[]) =>
    those.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <ListFilter
      shown={listSearch({ ...view, page: 1 })}
      submit={text("admin.list.show")}
      onShow={onShow}
      className="grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))]"
    >
      <SearchField label={text("admin.list.search")} value={view.search} className="col-span-full" />
      <ChoiceField
        name="status"
        label={text("admin.column.status")}
        chosen={view.status}
        all={text("admin.list.all")}
        options={statusFilters.map((value) => ({ value, label: text(`admin.status.${value}`) }))}
      />
      <ChoiceField
        name="about"
        label={text(`admin.column.about.${kind}`)}
        chosen={view.about}
        all={text("admin.list.anything")}
        options={named(choices.abouts)}
      />
      <ChoiceField
        name="assignee"
        label={text("admin.column.assignee")}
        chosen={view.assignee}
        all={text("admin.list.anyone")}
        options={[
          { value: assigneeMe, label: text("admin.list.me") },
          { value: assigneeNobody, label: text("admin.nobody") },
          ...named(choices.staff),
        ]}
      />
      <ChoiceField
        name="waiting"
        label={text("admin.list.waiting")}
        chosen={view.waiting}
        all={text("admin.list.anyTime")}
        options={waitingDays.map((value) => ({
          value,
          label: text("admin.list.days", { days: Number(value) }),
        }))}
      />
      <ChoiceField
        name="sort"
        label={text("admin.list.sort")}
        chosen={view.sort}
        options={listSorts.map((value) => ({ value, label: text(`admin.sort.${value}`) }))}
      />
    </ListFilter>
  );
}
