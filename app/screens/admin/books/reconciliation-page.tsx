import { useSearch } from "wouter";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { AccountName, useAccountName } from "../../../components/back-office/account-name.tsx";
import { freshForMs } from "../../../components/back-office/keys.ts";
import { ListOutcome } from "../../../components/back-office/list-outcome.tsx";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { Table } from "../../../components/ui/table.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import type { ComparedRow, Reconciliation } from "#domain/reconciliation/answers.ts";
import { useMayBook } from "../../../data/site.ts";
import { useApi } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { BooksPage } from "./books-page.tsx";
import { PayoutList } from "./payout-list.tsx";
import { payoutsKey, readPayoutsView, reconciliationKey } from "./payouts-view.ts";

/** "Do the books say what the bank says, and since when?" */
export default function ReconciliationScreen() {
  const { text, format } = useText();
  const before = readPayoutsView(useSearch());
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
        <ListOutcome
          count={data?.accounts.length}
          hasFailed={error !== undefined}
          none={text("payouts.compared.none")}
          clear={null}
        >
          <Accounts accounts={data?.accounts ?? []} />
        </ListOutcome>
        {data && <Remarks standing={data} />}
        {data && <Buttons before={before} hasSandbox={data.hasSandbox} />}
      </section>
      <PayoutList before={before} />
    </BooksPage>
  );
}

function Accounts({ accounts }: { accounts: readonly ComparedRow[] }) {
  const { text, format } = useText();
  return (
    <Table
      label={text("payouts.accounts")}
      columns={[
        text("payouts.account"),
        { number: text("payouts.books") },
        { number: text("payouts.outside") },
        text("payouts.day"),
        text("payouts.agreement"),
      ]}
    >
      <tbody>
        {accounts.map((row) => (
          <tr key={row.account}>
            <th scope="row">
              <AccountName id={row.account} />
            </th>
            <Amount cents={row.booksCents} />
            <Amount cents={row.outsideCents} />
            <td>{row.upTo && format.date(row.upTo)}</td>
            <td>
              {row.agreesSince ? (
                <Badge tone="good">{text("payouts.since", { date: format.date(row.agreesSince) })}</Badge>
              ) : (
                <Badge tone={row.notTold === "no_statement" ? "outline" : "bad"}>
                  {row.notTold ? text(`payouts.silent.${row.notTold}`) : text("payouts.differs")}
                </Badge>
              )}
              {row.outsideCents !== null && row.outsideCents !== row.booksCents && (
                <p>
                  {text("payouts.difference")}:{" "}
                  <bdi>{format.moneyExact(minus(row.booksCents, row.outsideCents))}</bdi>
                </p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function Amount({ cents }: { cents: Cents | null }) {
  const { format } = useText();
  return (
    <td className="number whitespace-nowrap">{cents !== null && <bdi>{format.moneyExact(cents)}</bdi>}</td>
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

function Buttons({ before, hasSandbox }: { before: string | null; hasSandbox: boolean }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([reconciliationKey, payoutsKey(before)]);
  if (!useMayBook()) return null;
  const compare = async (): Promise<void> => {
    if (await mutate("POST", reconciliationKey)) toasts.add({ title: text("payouts.compare.done") });
  };
  const read = async (): Promise<void> => {
    if (await mutate("POST", "/api/admin/books/payouts/reading"))
      toasts.add({ title: text("payouts.read.done") });
  };
  return (
    <div className="flex flex-wrap gap-3">
      <Button disabled={pending} onClick={() => void compare()}>
        {text("payouts.compare")}
      </Button>
      <Button variant="quiet" disabled={pending} onClick={() => void read()}>
        {text(hasSandbox ? "payouts.read.sandbox" : "payouts.read")}
      </Button>
    </div>
  );
}
