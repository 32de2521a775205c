import { maxSearchLength } from "../../../components/back-office/list-address.ts";
import { ListFilter } from "../../../components/back-office/list-filter.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { TextInput } from "../../../components/ui/text-input.tsx";
import { useText } from "../../../i18n/text.tsx";
import { auditSearch, auditWords, type AuditView, type AuditWord } from "./view.ts";

const typeOf: Partial<Record<AuditWord, "date">> = { from: "date", to: "date" };

type Props = { view: AuditView; onShow: (search: string) => void };

export function AuditFilter({ view, onShow }: Props) {
  const { text } = useText();
  return (
    <ListFilter
      shown={auditSearch(view)}
      submit={text("audit.show")}
      onShow={onShow}
      className="sm:grid-cols-2 xl:grid-cols-3"
    >
      {auditWords.map((name, place) => (
        <Field
          key={name}
          label={text(`audit.${name}`)}
          hint={name === "from" || name === "to" ? undefined : text(`audit.${name}.hint`)}
        >
          {(control) => (
            <TextInput
              {...control}
              {...(place === 0 && { "data-list-search": "" })}
              type={typeOf[name] ?? "search"}
              name={name}
              maxLength={maxSearchLength}
              defaultValue={view[name]}
            />
          )}
        </Field>
      ))}
    </ListFilter>
  );
}
