import { useState, type FormEvent } from "react";
import { statusFilters } from "#domain/back-office/application-status.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useWords } from "../../i18n/text.tsx";
import { longestSearch, type ListView } from "./list-view.ts";

/** No status has this name, so the address reads it as all of them. */
const everything = "all";

type Props = { view: ListView; onShow: (view: ListView) => void };

/** Asks this very page with the choice in its address. Nothing moves until the button or Enter is pressed. */
export function FilterForm({ view, onShow }: Props) {
  const { text } = useWords();
  const [shown, setShown] = useState(view);
  const [typed, setTyped] = useState(view);
  // Back, or a link, changed the address: the form follows it.
  if (shown.search !== view.search || shown.status !== view.status) {
    setShown(view);
    setTyped(view);
  }
  const show = (event: FormEvent) => {
    event.preventDefault();
    onShow({ ...typed, search: typed.search.trim(), page: 1 });
  };
  return (
    <search>
      <form method="get" onSubmit={show} className="grid items-end gap-3 sm:grid-cols-[1fr_14rem_auto]">
        <Field label={text("admin.list.search")}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              name="q"
              maxLength={longestSearch}
              value={typed.search}
              onChange={({ target: { value } }) => setTyped({ ...typed, search: value })}
            />
          )}
        </Field>
        <Field label={text("admin.column.status")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="status"
              value={typed.status ?? everything}
              onChange={({ target: { value } }) =>
                setTyped({ ...typed, status: statusFilters.find((status) => status === value) ?? null })
              }
              options={[
                { value: everything, label: text("admin.list.all") },
                ...statusFilters.map((value) => ({ value, label: text(`admin.status.${value}`) })),
              ]}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {text("admin.list.show")}
        </Button>
      </form>
    </search>
  );
}
