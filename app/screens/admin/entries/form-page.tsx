import { useSearch } from "wouter";
import { useText } from "../../../i18n/text.tsx";
import { Page } from "../../../page.tsx";
import { RequireStaff } from "../../../shell/require-staff.tsx";
import { EntryForm } from "./entry-form.tsx";
import { KindLinks } from "./kind-links.tsx";
import { readFormView } from "./view.ts";

/** One form for every kind: what happened is chosen, and the fields follow. */
export default function EntryFormScreen() {
  const { text } = useText();
  const { kind, settles } = readFormView(useSearch());
  const title = `${text("entries.new.title")}: ${text(`entries.kind.${kind}`)}`;
  return (
    <Page title={title} description={text("entries.new.description")} hidden>
      <RequireStaff title={title} waiting={text("admin.signIn")}>
        <div className="grid gap-6 [&>*]:min-w-0">
          <KindLinks shown={kind} />
          <p className="max-w-prose text-ink-soft">{text(`entries.hint.${kind}`)}</p>
          <EntryForm key={`${kind} ${settles}`} kind={kind} settles={settles} />
        </div>
      </RequireStaff>
    </Page>
  );
}
