import type { BankStatementRow } from "#domain/bank/answers.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import { useText } from "../../../i18n/text.tsx";

const tones = { JOINED: "good", WAITING: "warn", CONFLICT: "bad" } as const;

/** What waits or contradicts comes first. */
export function StatementList({ statements }: { statements: readonly BankStatementRow[] }) {
  const { text, format } = useText();
  return (
    <section>
      <h2 className="heading-3 mb-4">{text("bank.statements.title")}</h2>
      {statements.length === 0 ? (
        <p className="text-ink-soft">{text("bank.statements.none")}</p>
      ) : (
        <DataTable
          label={text("bank.statements.title")}
          rows={statements}
          rowKey={(statement) => statement.id}
          columns={[
            {
              head: text("bank.statements.period"),
              cell: (statement) => (
                <>
                  <time dateTime={statement.from} className="whitespace-nowrap">
                    {format.date(statement.from)}
                  </time>
                  {statement.to !== statement.from && (
                    <>
                      {" – "}
                      <time dateTime={statement.to} className="whitespace-nowrap">
                        {format.date(statement.to)}
                      </time>
                    </>
                  )}
                </>
              ),
            },
            {
              head: text("bank.statements.opening"),
              number: true,
              className: "whitespace-nowrap",
              cell: (statement) => <bdi>{format.moneyExact(statement.openingCents)}</bdi>,
            },
            {
              head: text("bank.statements.closing"),
              number: true,
              className: "whitespace-nowrap",
              cell: (statement) => <bdi>{format.moneyExact(statement.closingCents)}</bdi>,
            },
            {
              head: text("bank.statements.entries"),
              number: true,
              cell: (statement) => format.number(statement.entryCount),
            },
            {
              head: text("bank.statements.state"),
              cell: (statement) => (
                <>
                  <Badge tone={tones[statement.state]}>
                    {text(`bank.statements.state.${statement.state}`)}
                  </Badge>
                  <Problem statement={statement} />
                </>
              ),
            },
          ]}
        />
      )}
    </section>
  );
}

function Problem({ statement: { gap, differenceCents, lateCount } }: { statement: BankStatementRow }) {
  const { text, format } = useText();
  if (gap)
    return (
      <span className="mt-1 block text-sm">
        {text("bank.statements.gap", {
          after: format.date(gap.after),
          before: format.date(gap.before),
          amount: format.moneyExact(gap.missingCents),
        })}
      </span>
    );
  if (lateCount > 0)
    return <span className="mt-1 block text-sm">{text("bank.statements.late", { n: lateCount })}</span>;
  if (differenceCents === null) return null;
  return (
    <span className="mt-1 block text-sm">
      {text("bank.statements.conflict", { amount: format.moneyExact(differenceCents) })}
    </span>
  );
}
