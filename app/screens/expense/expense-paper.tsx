import type { PublicExpense } from "#domain/ledger/open/public-expense.ts";
import { Download } from "../../components/ui/icons.tsx";
import { useText } from "../../i18n/text.tsx";
import { Section } from "../../components/ui/section.tsx";

/** The document as everybody may see it, and the hashes by which it is known. */
export function ExpensePaper({ expense: { number, document } }: { expense: PublicExpense }) {
  const { text } = useText();
  return (
    <Section id="paper" title={text("expense.paper")} heading="text-2xl" className="grid grid-cols-1 gap-3">
      {!document && <p>{text("expense.paper.none")}</p>}
      {document && <p>{text(document.copy ? "expense.paper.copy" : "expense.paper.closed")}</p>}
      {document?.copy && (
        <p>
          <a href={`/api/expenses/${number}/document`} download className="button button-secondary">
            <Download aria-hidden="true" />
            {text("expense.open")}
          </a>
        </p>
      )}
      {document && (
        <dl className="grid gap-3 text-sm">
          {document.copy && <Hash term={text("expense.paper.public")} value={document.copy.sha256} />}
          <Hash term={text("expense.paper.original")} value={document.originalSha256} />
        </dl>
      )}
    </Section>
  );
}

function Hash({ term, value }: { term: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="break-all">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
