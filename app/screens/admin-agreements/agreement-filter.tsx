import type { FormEvent } from "react";
import { agreementStates } from "#domain/periodic/agreement.ts";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { NativeSelect } from "../../components/ui/native-select.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useWords } from "../../i18n/text.tsx";
import { agreementsSearch, longestSearch, readAgreementsView, type AgreementsView } from "./view.ts";

/** No state has this name, so the address reads it as all of them. */
const everything = "all";

type Props = { view: AgreementsView; onShow: (view: AgreementsView) => void };

/** Asks this very page with the choice in its address. Nothing moves until the button or Enter is pressed. */
export function AgreementFilter({ view, onShow }: Props) {
  const { text } = useWords();
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const chosen = [...new FormData(event.currentTarget)].map(([name, value]) => [name, value as string]);
    onShow(readAgreementsView(new URLSearchParams(chosen).toString()));
  };
  return (
    <search>
      {/* Drawn anew when Back or a link changes the address. */}
      <form
        key={agreementsSearch(view)}
        method="get"
        onSubmit={show}
        className="grid items-end gap-3 sm:grid-cols-[1fr_16rem_auto]"
      >
        <Field label={text("agreements.search")} hint={text("agreements.searchHint")}>
          {(control) => (
            <TextInput
              {...control}
              type="search"
              name="q"
              maxLength={longestSearch}
              defaultValue={view.search}
            />
          )}
        </Field>
        <Field label={text("agreements.state")}>
          {(control) => (
            <NativeSelect
              {...control}
              name="state"
              defaultValue={view.state ?? everything}
              options={[
                { value: everything, label: text("agreements.all") },
                ...agreementStates.map((value) => ({ value, label: text(`agreements.state.${value}`) })),
              ]}
            />
          )}
        </Field>
        <Button type="submit" variant="secondary">
          {text("agreements.show")}
        </Button>
      </form>
    </search>
  );
}
