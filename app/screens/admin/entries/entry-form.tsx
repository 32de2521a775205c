import { useState } from "react";
import { useLocation } from "wouter";
import { maxDocumentBytes } from "#domain/document-type.ts";
import type { HandKind } from "#domain/ledger/by-hand/typed-entry.ts";
import { absoluteOf } from "#domain/money/sums.ts";
import { DocumentField } from "../../../components/back-office/document-field.tsx";
import { readBase64 } from "../../../components/back-office/read-base64.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Form } from "../../../components/ui/form.tsx";
import { Checkbox } from "../../../components/ui/checkbox.tsx";
import { DisabledUntilHydrated } from "../../../components/ui/disabled-until-hydrated.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { send } from "../../../data/browser.ts";
import { sentenceOf } from "../../../data/refused.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { EntryField } from "./entry-field.tsx";
import { LinesField } from "./lines-field.tsx";
import { emptyForm, emptyLine, entryFrom, fieldsOf, type FormLine, type TypedForm } from "./typed-form.ts";
import { entriesPath, openItemsKey } from "./view.ts";
import { TextField } from "../../../components/ui/text-field.tsx";

const maxDescriptionLength = 200;
type Props = { kind: HandKind; settles: string | null };

export function EntryForm({ kind, settles }: Props) {
  const { text, language } = useText();
  const [, navigate] = useLocation();
  const [id] = useState(() => crypto.randomUUID());
  const [form, setForm] = useState<TypedForm>(emptyForm);
  const [isZakat, setIsZakat] = useState(false);
  const [lines, setLines] = useState<readonly FormLine[]>([emptyLine(0), emptyLine(1)]);
  const [file, setFile] = useState<File>();
  const [sending, setSending] = useState(false);
  const isTooLarge = file !== undefined && file.size > maxDocumentBytes;
  const hasLines = kind === "opening" || kind === "journal";
  const shown = fieldsOf(kind, form);
  const failed = (description: string) =>
    toasts.add({ title: text("entries.failed"), description, look: "destructive" });

  const book = async () => {
    const used = kind === "opening" ? lines.filter(({ account }) => account !== "") : lines;
    const entry = entryFrom({ kind, id, form, lines: used, isZakat, settles });
    if (!entry || !file || isTooLarge) return failed(text("entries.incomplete"));
    setSending(true);
    try {
      const documentBase64 = await readBase64(file);
      const { number } =
        entry.kind === "journal"
          ? await send(language, "POST", "/api/admin/books/corrections", { entry, documentBase64 })
          : await send(language, "POST", "/api/admin/books/entries", { entry, documentBase64 });
      toasts.add({ title: text("entries.done") });
      navigate(`${entriesPath}/${number}`);
    } catch (error) {
      failed(sentenceOf(error) ?? text("back-office.failed.text"));
      setSending(false);
    }
  };
  return (
    <Form onSubmit={book} className="max-w-3xl">
      <DisabledUntilHydrated className="grid gap-5">
        {settles !== null && kind === "payment" && <Paid settles={settles} />}
        <div className="grid gap-5 sm:grid-cols-2">
          {shown.map((name) => (
            <EntryField
              key={name}
              name={name}
              kind={kind}
              form={form}
              onType={(value) => setForm({ ...form, [name]: value })}
            />
          ))}
        </div>
        {shown.includes("purpose") && (
          <Checkbox
            checked={isZakat}
            onChange={({ target }) => setIsZakat(target.checked)}
            label={text("entries.field.zakat")}
          />
        )}
        {hasLines && <LinesField lines={lines} onChange={setLines} isOpening={kind === "opening"} />}
        <TextField
          label={text("entries.field.description")}
          hint={text("entries.field.descriptionHint")}
          required
          value={form.description}
          onChange={({ target }) => setForm({ ...form, description: target.value })}
          minLength={3}
          maxLength={maxDescriptionLength}
          autoComplete="off"
        />
        <DocumentField isTooLarge={isTooLarge} onChoose={setFile} />
        <Button type="submit" pending={sending} className="justify-self-start">
          {text("entries.book")}
        </Button>
      </DisabledUntilHydrated>
    </Form>
  );
}

/** The open item that is paid. */
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
