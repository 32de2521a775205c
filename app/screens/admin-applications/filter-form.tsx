import type { FormEvent } from "react";
import type { ListChoices } from "#domain/back-office/answers.ts";
import type { ApplicationKind } from "#domain/back-office/application-kind.ts";
import { statusFilters } from "#domain/back-office/application-status.ts";
import { assigneeMe, assigneeNobody, listSorts, waitingDays } from "#domain/back-office/list-sort.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import type { SelectOption } from "../../components/ui/select-options.ts";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useWords } from "../../i18n/text.tsx";
import type { MessageId } from "../../messages/ids.ts";
import { everything, listSearch, longestSearch, readListView, type ListView } from "./list-view.ts";

type Props = {
  kind: ApplicationKind;
  view: ListView;
  choices: ListChoices;
  onShow: (view: ListView) => void;
};

/** Asks this very page with the choice in its address. Nothing moves until the button or Enter is pressed. */
export function FilterForm({ kind, view, choices, onShow }: Props) {
  const { text } = useWords();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = [...new FormData(event.currentTarget)].filter(
      (pair): pair is [string, string] => typeof pair[1] === "string",
    );
    onShow(readListView(new URLSearchParams(typed).toString()));
  };
  return (
    <search>
      {/* Back, or a link, changed the address: the form follows it. */}
      <form key={listSearch({ ...view, page: 1 })} method="get" onSubmit={show} className="grid gap-3">
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <Field label={text("admin.list.search")}>
            {(control) => (
              <TextInput
                {...control}
                type="search"
                name="q"
                data-list-search
                maxLength={longestSearch}
                defaultValue={view.search}
              />
            )}
          </Field>
          <Button type="submit" variant="secondary">
            {text("admin.list.show")}
          </Button>
        </div>
        <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-5">
          <Choice
            name="status"
            label="admin.column.status"
            chosen={view.status}
            options={[
              { value: everything, label: text("admin.list.all") },
              ...statusFilters.map((value) => ({ value, label: text(`admin.status.${value}`) })),
            ]}
          />
          <Choice
            name="about"
            label={`admin.column.about.${kind}`}
            chosen={view.about}
            options={[
              { value: everything, label: text("admin.list.anything") },
              ...choices.abouts.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Choice
            name="assignee"
            label="admin.column.assignee"
            chosen={view.assignee}
            options={[
              { value: everything, label: text("admin.list.anyone") },
              { value: assigneeMe, label: text("admin.list.me") },
              { value: assigneeNobody, label: text("admin.nobody") },
              ...choices.staff.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Choice
            name="waiting"
            label="admin.list.waiting"
            chosen={view.waiting}
            options={[
              { value: everything, label: text("admin.list.anyTime") },
              ...waitingDays.map((value) => ({
                value,
                label: text("admin.list.days", { days: Number(value) }),
              })),
            ]}
          />
          <Choice
            name="sort"
            label="admin.list.sort"
            chosen={view.sort}
            options={listSorts.map((value) => ({ value, label: text(`admin.sort.${value}`) }))}
          />
        </div>
      </form>
    </search>
  );
}

type ChoiceProps = { name: string; label: MessageId; chosen: string | null; options: SelectOption[] };

function Choice({ name, label, chosen, options }: ChoiceProps) {
  const { text } = useWords();
  return (
    <Field label={text(label)}>
      {(control) => (
        <NativeSelect {...control} name={name} defaultValue={chosen ?? everything} options={options} />
      )}
    </Field>
  );
}
