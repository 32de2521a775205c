import { useState, type FormEvent } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { TextInput } from "../../components/ui/text-input.tsx";
import { useWords } from "../../i18n/text.tsx";
import { auditWords, type AuditView, type AuditWord } from "./view.ts";

const longestWord = 200;
const typeOf: Partial<Record<AuditWord, "date">> = { from: "date", to: "date" };

/** Asks this very page with the choice in its address. Nothing moves until the button or Enter is pressed. */
export function AuditFilter({ view, onShow }: { view: AuditView; onShow: (view: AuditView) => void }) {
  const { text } = useWords();
  const [shown, setShown] = useState(view);
  const [typed, setTyped] = useState(view);
  // Back, or a link, changed the address: the form follows it.
  if (auditWords.some((name) => shown[name] !== view[name])) {
    setShown(view);
    setTyped(view);
  }
  const show = (event: FormEvent) => {
    event.preventDefault();
    onShow({ ...typed, before: null });
  };
  return (
    <search>
      <form method="get" onSubmit={show} className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-3">
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
                maxLength={longestWord}
                value={typed[name]}
                onChange={({ target: { value } }) => setTyped({ ...typed, [name]: value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" variant="secondary">
          {text("audit.show")}
        </Button>
      </form>
    </search>
  );
}
