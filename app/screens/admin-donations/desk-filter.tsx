import { donationStatuses } from "#domain/donation-status.ts";
import { ChoiceField, ListFilter, SearchField } from "../../components/back-office/list-filter.tsx";
import { useWords } from "../../i18n/text.tsx";
import { deskSearch, type DeskView } from "./view.ts";

type Props = { view: DeskView; onShow: (search: string) => void };

export function DeskFilter({ view, onShow }: Props) {
  const { text } = useWords();
  return (
    <ListFilter
      shown={deskSearch(view)}
      submit={text("desk.show")}
      onShow={onShow}
      className="sm:grid-cols-[1fr_16rem_auto]"
    >
      <SearchField label={text("desk.search")} hint={text("desk.searchHint")} value={view.search} />
      <ChoiceField
        name="status"
        label={text("desk.status")}
        chosen={view.status}
        all={text("desk.all")}
        options={donationStatuses.map((value) => ({ value, label: text(`desk.status.${value}`) }))}
      />
    </ListFilter>
  );
}
