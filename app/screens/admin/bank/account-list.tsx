import type { BankOverview } from "#domain/bank/answers.ts";
import { inGroupsOfFour } from "#domain/identifiers/as-typed.ts";
import type { Cents } from "#domain/money/cents.ts";
import { minus } from "#domain/money/sums.ts";
import { useMutation } from "../../../components/back-office/use-mutation.ts";
import { Button } from "../../../components/ui/button.tsx";
import { ConfirmDialog } from "../../../components/ui/confirm-dialog.tsx";
import { toasts } from "../../../components/ui/toast-store.ts";
import { key } from "../../../data/api-key.ts";
import { Notice } from "../../../components/ui/notice.tsx";
import { useUser } from "../../../data/site.ts";
import { useText } from "../../../i18n/text.tsx";
import { AccountForm } from "./account-form.tsx";
import { bankKey } from "./view.ts";

type Account = BankOverview["accounts"][number];

/** Whether books and bank agree is the first thing a treasurer asks. */
export function AccountList({ accounts }: Pick<BankOverview, "accounts">) {
  const { text } = useText();
  return (
    <section aria-label={text("bank.accounts.title")} className="grid gap-4">
      <h2 className="heading-3">{text("bank.accounts.title")}</h2>
      {accounts.length === 0 && <p className="text-ink-soft">{text("bank.accounts.none")}</p>}
      <ul className="grid gap-3">
        {accounts.map((account) => (
          <li key={account.id} className="grid gap-2 rounded-sm border border-line bg-paper-raised p-4">
            <span data-any-language>
              <bdi className="font-semibold">{account.name}</bdi> (<bdi>{account.holder}</bdi>)
            </span>
            <span className="text-ink-soft">
              <bdi dir="ltr">{inGroupsOfFour(account.iban)}</bdi>
            </span>
            <Agreement account={account} />
          </li>
        ))}
      </ul>
      {useUser()?.role === "ADMIN" && <AccountForm />}
    </section>
  );
}

function Agreement({ account: { id, closingCents, booksCents, knownTo } }: { account: Account }) {
  const { text, format } = useText();
  const isAdmin = useUser()?.role === "ADMIN";
  if (closingCents === null || knownTo === null)
    return <p className="text-ink-soft">{text("bank.accounts.empty")}</p>;
  const day = format.date(knownTo);
  // A line may end after a minus, but not within an amount.
  const amount = (cents: Cents) => format.moneyExact(cents).replace("-", "-\u2060");
  if (closingCents === booksCents)
    return <Notice tone="good">{text("bank.accounts.agrees", { day, amount: amount(closingCents) })}</Notice>;
  return (
    <>
      <Notice tone="bad">
        {text("bank.accounts.differs", {
          day,
          bank: amount(closingCents),
          books: amount(booksCents),
        })}
      </Notice>
      {isAdmin && <ConfirmOpening id={id} amount={amount(minus(closingCents, booksCents))} />}
    </>
  );
}

/** A typed opening balance that differs is never adjusted without a person. */
function ConfirmOpening({ id, amount }: { id: string; amount: string }) {
  const { text } = useText();
  const { mutate, pending } = useMutation([bankKey]);
  const confirm = async () => {
    if (await mutate("POST", key("/api/admin/bank/accounts/:id/opening", { id })))
      toasts.add({ title: text("bank.accounts.confirmed") });
  };
  return (
    <ConfirmDialog
      trigger={
        <Button variant="secondary" size="small" className="justify-self-start" pending={pending}>
          {text("bank.accounts.confirm")}
        </Button>
      }
      title={text("bank.accounts.confirm")}
      description={text("bank.accounts.confirm.text", { amount })}
      confirmLabel={text("bank.accounts.confirm")}
      cancelLabel={text("bank.line.cancel")}
      onConfirm={() => void confirm()}
    />
  );
}
