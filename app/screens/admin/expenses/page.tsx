import { expensesList } from "#domain/expenses/expenses-list.ts";
import { ListScreen } from "../../../components/list/list-screen.tsx";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { useMayBook } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { Link } from "../../../routing/link.tsx";
import { ReverseDialog } from "../../../components/back-office/reverse-dialog.tsx";
import type { CellProps } from "../../../components/list/list-cell.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { key } from "../../../data/api-key.ts";
import { correctExpenseAddress } from "./view.ts";

const cells = { description: Description, purpose: Purpose, correction: Correction };

export default function AdminExpensesScreen() {
  return <ListScreen list={expensesList} cells={cells} toolbar={<Add />} />;
}

function Add() {
  const { text } = useText();
  if (!useMayBook()) return null;
  return (
    <ButtonLink
      as={Link}
      href={`${expensesList.page}/new`}
      variant="secondary"
      className="justify-self-start"
    >
      {text("expenses.add")}
    </ButtonLink>
  );
}

type Props = CellProps<typeof expensesList>;

function Description({ row }: Props) {
  const { text } = useText();
  return (
    <div data-any-language>
      <span className="block">
        <bdi>{row.description}</bdi>
      </span>
      <Document row={row} />{" "}
      <Link href={`/admin/books/entries/${row.number}`} className="text-link">
        {text("documents.copy")}
      </Link>
    </div>
  );
}

function Document({ row }: Pick<Props, "row">) {
  const { text } = useText();
  if (row.documentType === null)
    return (
      <span className="text-ink-soft">
        {text("documents.document")}: {text("documents.none")}
      </span>
    );
  return (
    <Link
      href={`/api/admin/expenses/${encodeURIComponent(row.id)}/document`}
      download
      className="text-link"
      aria-label={text("documents.downloadOf", { description: row.description })}
    >
      {text("documents.download")}
    </Link>
  );
}

function Purpose({ row }: Props) {
  const { text } = useText();
  return (
    <>
      <span className="block">
        <bdi>{row.project?.name ?? row.program?.name ?? text("expenses.purpose.general")}</bdi>
      </span>
      <span className="text-ink-soft">{text(`expenses.category.${row.category}`)}</span>
    </>
  );
}

function Correction({ row, listKey }: Props) {
  const { text, format } = useText();
  const mayBook = useMayBook();
  if (row.reversedOn !== null)
    return (
      <>
        <Badge tone="bad">{text("documents.reversed")}</Badge>
        <span className="mt-1 block text-sm text-ink-soft">
          {format.date(row.reversedOn)}{" "}
          <span data-any-language>
            <bdi>{row.reason}</bdi>
          </span>
        </span>
        {row.correctedBy !== null && (
          <Link href={`/admin/books/entries/${row.correctedBy}`} className="text-link">
            {text("expenses.correctedBy", { number: String(row.correctedBy) })}
          </Link>
        )}
      </>
    );
  if (!mayBook) return null;
  return (
    <div className="flex flex-wrap gap-1">
      <ButtonLink
        as={Link}
        href={correctExpenseAddress(row.id)}
        variant="quiet"
        size="small"
        aria-label={text("expenses.correct.named", { description: row.description })}
      >
        {text("expenses.correct.link")}
      </ButtonLink>
      <ReverseDialog
        description={row.description}
        words={{
          title: text("expenses.reverse.title", { amount: format.moneyExact(row.amountCents) }),
          text: text("expenses.reverse.text"),
          button: text("expenses.reverse.button"),
          done: text("expenses.reverse.done"),
        }}
        changes={[listKey]}
        reverse={(act, reason) =>
          act("POST", key("/api/admin/expenses/:id/reversal", { id: row.id }), { reason })
        }
      />
    </div>
  );
}
