import { ChoiceField, ListFilter, SearchField } from "../../../components/back-office/list-filter.tsx";
import { useText } from "../../../i18n/text.tsx";
import { contentListSearch, stateFilters, type ContentListView } from "./content-list-view.ts";

type Props = { view: ContentListView; onShow: (search: string) => void };

export function ContentFilter({ view, onShow }: Props) {
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
