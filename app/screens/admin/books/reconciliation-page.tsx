import { useSearch } from "wouter";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { readAsked } from "#domain/lists/asked.ts";
import { payoutsList } from "#domain/payouts/payouts-list.ts";
import { AccountName, useAccountName } from "../../../components/back-office/account-name.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { listKey } from "../../../components/list/list-key.ts";
import { ListView } from "../../../components/list/list-view.tsx";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { DataTable } from "../../../components/ui/data-table.tsx";
import type { ComparedRow, Reconciliation } from "#domain/reconciliation/answers.ts";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "./books-page.tsx";
import { AtBank, PayoutState, ProviderName } from "./payout-cells.tsx";
import { reconciliationKey } from "./payouts-view.ts";

const payoutCells = { provider: ProviderName, state: PayoutState, onBank: AtBank };

export default function ReconciliationScreen() {
  const { text, format } = useText();
  const { data, error } = useApi(reconciliationKey, freshForMs);
  return (
    <BooksPage tab="reconciliation">
      <p className="max-w-prose text-ink-soft">{text("payouts.about")}</p>
      {data && (
        <Notice tone={data.upTo ? "good" : "warn"}>
          {data.upTo ? text("payouts.upTo", { date: format.date(data.upTo) }) : text("payouts.upTo.none")}
        </Notice>
      )}
      <section className="grid gap-4 [&>*]:min-w-0">
        <h2 className="heading-3">{text("payouts.accounts")}</h2>
        <ListOutcome count={data?.accounts.length} error={error} none={text("payouts.compared.none")}>
          <Accounts accounts={data?.accounts ?? []} />
        </ListOutcome>
        {data && <Remarks standing={data} />}
        {data && <Buttons hasSandbox={data.hasSandbox} />}
      </section>
      <section className="grid gap-4 [&>*]:min-w-0">
        <h2 className="heading-3">{text("payouts.title")}</h2>
        <ListView list={payoutsList} cells={payoutCells} />
      </section>
    </BooksPage>
  );
}

function Accounts({ accounts }: { accounts: readonly ComparedRow[] }) {
  const { text, format } = useText();
  const amount = (cents: Cents | null) => cents !== null && <bdi>{format.moneyExact(cents)}</bdi>;
  const money = { number: true, className: "whitespace-nowrap" };
  return (
    <DataTable
      label={text("payouts.accounts")}
      rows={accounts}
      rowKey={({ account }) => account}
      columns={[
        { head: text("payouts.account"), heading: true, cell: ({ account }) => <AccountName id={account} /> },
        { head: text("payouts.books"), ...money, cell: ({ booksCents }) => amount(booksCents) },
        { head: text("payouts.outside"), ...money, cell: ({ outsideCents }) => amount(outsideCents) },
        { head: text("payouts.day"), cell: ({ upTo }) => upTo && format.date(upTo) },
        { head: text("payouts.agreement"), cell: (row) => <Agreement row={row} /> },
      ]}
    />
  );
}

function Agreement({ row }: { row: ComparedRow }) {
  const { text, format } = useText();
  const { agreesSince, notTold, outsideCents, booksCents } = row;
  return (
    <>
      {agreesSince ? (
        <Badge tone="good">{text("payouts.since", { date: format.date(agreesSince) })}</Badge>
      ) : (
        <Badge tone={notTold === "no_statement" ? "outline" : "bad"}>
          {notTold ? text(`payouts.silent.${notTold}`) : text("payouts.differs")}
        </Badge>
      )}
      {outsideCents !== null && outsideCents !== booksCents && (
        <p>
          {text("payouts.difference")}: <bdi>{format.moneyExact(minus(booksCents, outsideCents))}</bdi>
        </p>
      )}
    </>
  );
}

function Remarks({ standing: { inTransit, unread } }: { standing: Reconciliation }) {
  const { text, format } = useText();
  const nameOf = useAccountName();
  return (
    <>
      {unread.map(({ provider, notTold }) => (
        <Notice key={provider} tone="warn">
          {text(`payouts.unread.${notTold}`, { provider })}
        </Notice>
      ))}
      <ul className="grid gap-1">
        {inTransit.map(({ account, cents }) => (
          <li key={account}>
            {text("payouts.inTransit", { account: nameOf(account), amount: format.moneyExact(cents) })}
          </li>
        ))}
      </ul>
    </>
  );
}

function Buttons({ hasSandbox }: { hasSandbox: boolean }) {
  const { text } = useText();
  const changes = [reconciliationKey, listKey(payoutsList, readAsked(payoutsList, useSearch()))] as const;
  const comparing = useMutation(changes, text("payouts.compare.done"));
  const reading = useMutation(changes, text("payouts.read.done"));
  const pending = comparing.pending || reading.pending;
  if (!useMayBook()) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={pending} onClick={() => void comparing.mutate("POST", reconciliationKey)}>
        {text("payouts.compare")}
      </Button>
      <Button
        variant="quiet"
        disabled={pending}
        onClick={() => void reading.mutate("POST", "/api/admin/books/payouts/reading")}
      >
        {text(hasSandbox ? "payouts.read.sandbox" : "payouts.read")}
      </Button>
    </div>
  );
}
