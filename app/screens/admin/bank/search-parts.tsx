import { useState } from "react";
import { Form } from "../../../components/ui/form.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { TextField } from "../../../components/ui/text-field.tsx";
import { key } from "../../../data/api-key.ts";
import { typedText } from "../../../data/typed-text.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Suggestion, type AddPart } from "./suggestion.tsx";

type Props = { lineId: number; add: AddPart };

/** Finds everything that a line can be matched with. */
export function SearchParts({ lineId, add }: Props) {
  const { text } = useText();
  const [asked, setAsked] = useState("");
  const search = key(
    "/api/admin/bank/lines/:id/search",
    { id: String(lineId) },
    `?${new URLSearchParams({ q: asked })}`,
  );
  const found = useApi(asked === "" ? null : search).data?.suggestions;
  return (
    <search className="grid gap-2">
      <Form className="flex flex-wrap items-end gap-2" onSubmit={(typed) => setAsked(typedText(typed, "q"))}>
        <TextField label={text("bank.search.label")} hint={text("bank.search.hint")} name="q" type="search" />
        <Button type="submit" variant="secondary" size="small">
          {text("bank.search.button")}
        </Button>
      </Form>
      {found?.length === 0 && <p>{text("bank.search.none")}</p>}
      <ul className="grid gap-2">
        {found?.map((suggestion) => (
          <li key={JSON.stringify(suggestion.parts)}>
            <Suggestion
              suggestion={suggestion}
              isFirst={false}
              pending={false}
              accept={(parts) => {
                for (const part of parts)
                  add({ part, what: suggestion.what, ledgerAccount: suggestion.ledgerAccount });
                setAsked("");
              }}
            />
          </li>
        ))}
      </ul>
    </search>
  );
}
