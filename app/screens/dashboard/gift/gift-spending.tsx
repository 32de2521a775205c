import type { GiftTrail } from "#domain/giving/gift-trail.ts";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";

type Spent = GiftTrail["spent"][number];

export function GiftSpending({ trail: { spent, waitingCents, aheadCents } }: { trail: GiftTrail }) {
  const { text, format } = useText();
  const title = text("my-papers.gift.spent");
  return (
    <div className="grid gap-3 [&>*]:min-w-0">
      <h2 className="text-2xl">{title}</h2>
      {spent.length === 0 && <p>{text("my-papers.gift.spent.none")}</p>}
      {spent.length > 0 && (
        <DataTable
          label={title}
          rows={spent}
          rowKey={(_, place) => place}
          columns={[
            { head: text("my-papers.gift.expense"), heading: true, cell: (part) => <Name part={part} /> },
            { head: text("my-papers.gift.for"), cell: (part) => <For part={part} /> },
            {
              head: text("my-papers.gift.day"),
              cell: (part) => <time dateTime={part.day}>{format.date(part.day)}</time>,
            },
            {
              head: text("my-papers.gift.whole"),
              number: true,
              cell: (part) => <bdi>{format.moneyExact(part.expenseCents)}</bdi>,
            },
            {
              head: text("my-papers.gift.share"),
              number: true,
              cell: (part) => <bdi>{format.moneyExact(part.cents)}</bdi>,
            },
            { head: text("my-papers.gift.document"), cell: (part) => <Paper part={part} /> },
          ]}
        />
      )}
      {waitingCents > 0 && (
        <p className="text-ink-soft">
          {aheadCents > 0
            ? text("my-papers.gift.ahead", { amount: format.money(aheadCents) })
            : text("my-papers.gift.next")}
        </p>
      )}
    </div>
  );
}

function Name({ part: { number, description } }: { part: Spent }) {
  const { text } = useText();
  if (number === null) return text("my-papers.gift.wages");
  return (
    <Link href={`/transparency/expenses/${number}`} className="text-link">
      <bdi data-any-language>{description}</bdi>
    </Link>
  );
}

function For({ part: { project, program, category } }: { part: Spent }) {
  const { text } = useText();
  if (!project) return program ?? text(`my-papers.gift.category.${category}`);
  return (
    <Link href={`/projects/${project.id}`} className="text-link">
      {project.title}
    </Link>
  );
}

/** The copy without names, if any, and the hash of the original. */
function Paper({ part: { number, document, description } }: { part: Spent }) {
  const { text } = useText();
  if (!document) return text("my-papers.gift.document.none");
  return (
    <>
      {document.copy && (
        <a
          href={`/api/expenses/${number}/document`}
          download
          className="text-link block"
          aria-label={`${text("my-papers.gift.document.open")}: ${description}`}
        >
          {text("my-papers.gift.document.open")}
        </a>
      )}
      <span className="block text-sm text-ink-soft">
        {text("my-papers.gift.document.hash")}{" "}
        <bdi dir="ltr" className="break-all">
          {document.originalSha256}
        </bdi>
      </span>
    </>
  );
}
