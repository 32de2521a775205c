import { agreementStates } from "#domain/periodic/agreement.ts";
import { ChoiceField, ListFilter, SearchField } from "../../../components/back-office/list-filter.tsx";
import { useText } from "../../../i18n/text.tsx";
import { agreementsSearch, type AgreementsView } from "./view.ts";

type Props = { view: AgreementsView; onShow: (search: string) => void };

export function AgreementFilter({ view, onShow }: Props) {
  const { text } = useText();
  return (
    <ListFilter
      shown={agreementsSearch(view)}
      submit={text("agreements.show")}
      onShow={onShow}
      className="sm:grid-cols-[1fr_16rem_auto]"
    >
      <SearchField
        label={text("agreements.search")}
        hint={text("agreements.searchHint")}
        value={view.search}
      />
      <ChoiceField
        name="state"
        label={text("agreements.state")}
        chosen={view.state}
        all={text("agreements.all")}
        options={agreementStates.map((value) => ({ value, label: text(`agreements.state.${value}`) }))}
      />
    </ListFilter>
  );
}
