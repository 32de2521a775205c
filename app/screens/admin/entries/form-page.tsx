import { useSearch, useLocation } from "wouter";
import { useText } from "../../../i18n/text.tsx";
import { StaffPage } from "../../../shell/staff-page.tsx";
import { KindLinks } from "./kind-links.tsx";
import { readFormView, entriesPath, openItemsKey } from "./view.ts";
import { useState } from "react";
import { absoluteOf } from "#domain/money/sums.ts";
import { DocumentField, documentIn } from "../../../components/back-office/document-field.tsx";
import { useAttempt } from "../../../components/back-office/use-attempt.ts";
import { Form } from "../../../components/ui/form.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { useApi } from "../../../data/use-api.tsx";
import { EntryField } from "./entry-field.tsx";
import { LinesField } from "./lines-field.tsx";
import { emptyLine, entryFrom, fieldsOf, nothingChosen, type FormKind, type FormLine } from "./typed-form.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

/** One form for every kind of entry. The kind decides the fields. */
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

const maxDescriptionLength = 200;
type Props = { kind: FormKind; settles: string | null };

function EntryForm({ kind, settles }: Props) {
  const { text } = useText();
  const [, navigate] = useLocation();
  const [id] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState(nothingChosen);
  const [lines, setLines] = useState<readonly FormLine[]>([emptyLine(0), emptyLine(1)]);
  const { attempt, pending } = useAttempt([], text("entries.failed"));
  const shown = fieldsOf(kind, chosen);

  const book = async (typed: FormData) => {
    const used = kind === "opening" ? lines.filter(({ account }) => account !== "") : lines;
    const entry = entryFrom({ kind, id, typed, lines: used, settles });
    if (!entry) {
      toasts.add({
        title: text("entries.failed"),
        description: text("entries.incomplete"),
        look: "destructive",
      });
      return;
    }
    const documentBase64 = await documentIn(typed);
    await attempt(
      (language) =>
        entry.kind === "journal"
          ? send(language, "POST", "/api/admin/books/corrections", { entry, documentBase64 })
          : send(language, "POST", "/api/admin/books/entries", { entry, documentBase64 }),
      ({ number }) => {
        toasts.add({ title: text(number === null ? "documents.waits" : "entries.done") });
        navigate(number === null ? "/admin/approvals" : `${entriesPath}/${number}`);
      },
    );
  };
  return (
    <Form onSubmit={book} className="max-w-3xl" submit={text("entries.book")} pending={pending}>
      {settles !== null && kind === "payment" && <Paid settles={settles} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.map((name) => (
          <EntryField
            key={name}
            name={name}
            kind={kind}
            chosen={chosen}
            onChoose={(choice, value) => setChosen({ ...chosen, [choice]: value })}
          />
        ))}
      </div>
      {shown.includes("purpose") && <Checkbox name="zakat" label={text("entries.field.zakat")} />}
      {(kind === "opening" || kind === "journal") && (
        <LinesField lines={lines} onChange={setLines} isOpening={kind === "opening"} />
      )}
      <TextField
        label={text("entries.field.description")}
        hint={text("entries.field.descriptionHint")}
        required
        name="description"
        minLength={3}
        maxLength={maxDescriptionLength}
      />
      <DocumentField
        {...(kind === "reserve" && { label: text("entries.field.minutes"), hint: text("documents.hint") })}
      />
    </Form>
  );
}

function Paid({ settles }: { settles: string }) {
  const { text, format } = useText();
  const item = useApi(openItemsKey).data?.items.find(({ id }) => id === settles);
  if (!item) return null;
  return (
    <p data-any-language>
      {text("entries.field.pays")}: <bdi>{item.party ?? item.description}</bdi>,{" "}
      <bdi>{format.moneyExact(absoluteOf(item.cents))}</bdi>
    </p>
  );
}
