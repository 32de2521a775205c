import { donationStatuses } from "#domain/donation-status.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../components/back-office/list-filter.tsx";
import { useText } from "../../../i18n/text.tsx";
import { donationListSearch, type DonationListView } from "./view.ts";

type Props = { view: DonationListView; onShow: (search: string) => void };

export function DonationFilter({ view, onShow }: Props) {
  const { text } = useText();
  return (
    <ListFilter
      shown={donationListSearch(view)}
      submit={text("admin-donations.show")}
      onShow={onShow}
      className="sm:grid-cols-[1fr_16rem_auto]"
    >
      <SearchField
        label={text("admin-donations.search")}
        hint={text("admin-donations.searchHint")}
        value={view.search}
      />
      <ChoiceField
        name="status"
        label={text("admin-donations.status")}
        chosen={view.status}
        all={text("admin-donations.all")}
        options={donationStatuses.map((value) => ({ value, label: text(`admin-donations.status.${value}`) }))}
      />
    </ListFilter>
  );
}
