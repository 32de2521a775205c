import { useSearch } from "wouter";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { EntryForm } from "./entry-form.tsx";
import { KindLinks } from "./kind-links.tsx";
import { readFormView } from "./view.ts";

/** One form for every kind: what happened is chosen, and the fields follow. */
export default function EntryFormScreen() {
  const { text } = useText();
  const { kind, settles } = readFormView(useSearch());
  const title = `${text("entries.new.title")}: ${text(`entries.kind.${kind}`)}`;
  return (
    <StaffPage title={title} description={text("entries.new.description")}>
      <div className="grid gap-6 [&>*]:min-w-0">
        <KindLinks shown={kind} />
        <p className="max-w-prose text-ink-soft">{text(`entries.hint.${kind}`)}</p>
        <EntryForm key={`${kind} ${settles}`} kind={kind} settles={settles} />
      </div>
    </StaffPage>
  );
}
