import { useSearch } from "wouter";
import { anbiFacts, anbiIdentity } from "#domain/transparency/anbi-fields.ts";
import type { AnbiForm } from "#domain/transparency/anbi-form.ts";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { Fact, Facts, written } from "../../../components/ui/facts.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "../books/books-page.tsx";
import { FileLinks } from "../books/file-links.tsx";
import { AnbiFactsForm } from "./anbi-facts-form.tsx";
import { Balance } from "./balance.tsx";
import { Statement } from "./statement.tsx";
import { anbiKey, anbiPath, readAnnualView } from "./view.ts";
import { YearFilter } from "./year-filter.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { key } from "../../../data/api-key.ts";

/** The yearly ANBI form, ready to be copied into the form of the tax office. */
export default function AnbiFormScreen() {
  const { text } = useText();
  const { data, error } = useApi(anbiKey(readAnnualView(useSearch())), freshForMs);
  return (
    <BooksPage tab="anbi">
      <p className="max-w-prose text-ink-soft">{text("annual.anbi.about")}</p>
      <YearFilter own={anbiPath} shown={data?.year} />
      <ListOutcome count={data && 1} error={error} none="">
        {data && <Form key={data.year} form={data} />}
      </ListOutcome>
    </BooksPage>
  );
}

function Form({ form }: { form: AnbiForm }) {
  const { text, format } = useText();
  const mayBook = useMayBook();
  const { year, identity, facts, accounts } = form;
  return (
    <div className="grid gap-10 [&>*]:min-w-0">
      <p>
        {accounts.adoptedOn === null
          ? text("annual.open")
          : text("annual.adopted", { date: format.date(accounts.adoptedOn) })}
      </p>
      <PublishAnbi form={form} />
      <Fields
        title={text("annual.anbi.part.identity")}
        fields={anbiIdentity.map((name) => [text(`annual.anbi.field.${name}`), identity[name]])}
      />
      <Fields
        title={text("annual.anbi.part.facts")}
        fields={anbiFacts.map((name) => [text(`annual.anbi.field.${name}`), facts[name]])}
      />
      {mayBook && <AnbiFactsForm form={form} />}
      <Balance accounts={{ year, balance: accounts.balance }} />
      <Statement accounts={{ year, statement: accounts.statement }} />
      <FileLinks folder="anbi-form" file={String(year)} name={text("books.tab.anbi")} />
    </div>
  );
}

type FieldsProps = { title: string; fields: readonly (readonly [label: string, value: string])[] };

function Fields({ title, fields }: FieldsProps) {
  return (
    <section className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-xl">{title}</h2>
      <Facts layout="halves">
        {fields.map(([label, value]) => (
          <Fact key={label} label={label}>
            {written(value) ?? "–"}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}

function PublishAnbi({ form: { year, publishedOn } }: { form: AnbiForm }) {
  const { text, format } = useText();
  const params = { year: String(year) };
  const { mutate, pending } = useMutation(
    [anbiKey(params), anbiKey({ year: null })],
    text("annual.anbi.publish.done"),
  );
  const mayBook = useMayBook();
  const publish = () => mutate("POST", key("/api/admin/books/anbi-form/:year/publication", params));
  return (
    <>
      <Notice tone={publishedOn ? "good" : "warn"}>
        {publishedOn
          ? text("annual.anbi.published", { date: format.date(publishedOn) })
          : text("annual.anbi.unpublished")}
      </Notice>
      {mayBook && (
        <div>
          <Button disabled={pending} onClick={() => void publish()}>
            {text("annual.anbi.publish")}
          </Button>
        </div>
      )}
    </>
  );
}
