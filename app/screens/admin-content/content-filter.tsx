import { useState, type FormEvent } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useWords } from "../../i18n/text.tsx";
import { longestSearch, stateFilters, type ContentListView } from "./content-list-view.ts";

/** No state has this name, so the address reads it as all of them. */
const everything = "all";

type Props = { view: ContentListView; onShow: (view: ContentListView) => void };

/** Asks this very page with the choice in its address. */
export function ContentFilter({ view, onShow }: Props) {
  const { text } = useWords();
  const [shown, setShown] = useState(view);
  const [typed, setTyped] = useState(view);
  // Back, or a link, changed the address: the form follows it.
  if (shown.search !== view.search || shown.state !== view.state) {
    setShown(view);
    setTyped(view);
  }
  const show = (event: FormEvent) => {
    event.preventDefault();
    onShow({ ...typed, search: typed.search.trim(), page: 1 });
  };
  return (
    <search>
      <form method="get" onSubmit={show} className="grid items-end gap-3 sm:grid-cols-[1fr_16rem_auto]">
        <Field label={text("editor.list.search")}>
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
        <Field label={text("editor.column.state")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="state"
              value={typed.state ?? everything}
              onChange={({ target: { value } }) =>
                setTyped({ ...typed, state: stateFilters.find((state) => state === value) ?? null })
              }
              options={[
                { value: everything, label: text("editor.list.all") },
                ...stateFilters.map((value) => ({ value, label: text(`editor.state.${value}`) })),
              ]}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {text("editor.list.show")}
        </Button>
      </form>
    </search>
  );
}
