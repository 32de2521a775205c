import { useState, type FormEvent } from "react";
import { deskStatuses } from "#domain/donation-desk/answers.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useWords } from "../../i18n/text.tsx";
import { longestSearch, type DeskView } from "./view.ts";

/** No status has this name, so the address reads it as all of them. */
const everything = "all";

/** Asks this very page with the choice in its address. Nothing moves until the button or Enter is pressed. */
export function DeskFilter({ view, onShow }: { view: DeskView; onShow: (view: DeskView) => void }) {
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
    onShow({ ...typed, search: typed.search.trim(), before: null });
  };
  return (
    <search>
      <form method="get" onSubmit={show} className="grid items-end gap-3 sm:grid-cols-[1fr_16rem_auto]">
        <Field label={text("desk.search")} hint={text("desk.searchHint")}>
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
        <Field label={text("desk.status")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="status"
              value={typed.status ?? everything}
              onChange={({ target: { value } }) =>
                setTyped({ ...typed, status: deskStatuses.find((status) => status === value) ?? null })
              }
              options={[
                { value: everything, label: text("desk.all") },
                ...deskStatuses.map((value) => ({ value, label: text(`desk.status.${value}`) })),
              ]}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {text("desk.show")}
        </Button>
      </form>
    </search>
  );
}
