import type { ReactNode } from "react";
import type { TransferAnswer } from "#domain/giving/transfer/transfer.ts";
import { useText } from "../../i18n/text.tsx";
import { CopyButton } from "./copy-button.tsx";

/** What is typed at the bank. One tap marks a value whole, so that it can be copied without JavaScript too. */
export function Details({ transfer }: { transfer: TransferAnswer }) {
  const { text, format } = useText();
  const { giftCents, frequency, holder, iban, reference } = transfer;
  const isMonthly = frequency === "MONTHLY";
  const amount = format.moneyExact(giftCents);
  return (
    <dl className="grid border-t-4 border-accent bg-paper-raised px-5 shadow-sm">
      <Detail label={text(isMonthly ? "transfer.amount.monthly" : "transfer.amount")}>
        <bdi className="select-all">{amount}</bdi>
      </Detail>
      <Detail label={text("transfer.holder")} copied={holder}>
        <bdi className="select-all">{holder}</bdi>
      </Detail>
      <Detail label={text("transfer.iban")} copied={iban.replaceAll(" ", "")}>
        <bdi dir="ltr" className="select-all">
          {iban}
        </bdi>
      </Detail>
      <Detail
        label={text("transfer.reference")}
        copied={reference.replaceAll(" ", "")}
        hint={text("transfer.reference.hint")}
      >
        <bdi dir="ltr" className="select-all">
          {reference}
        </bdi>
      </Detail>
    </dl>
  );
}

type DetailProps = { label: string; copied?: string; hint?: string; children: ReactNode };

const Detail = ({ label, copied, hint, children }: DetailProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3 last:border-b-0">
    <div className="min-w-0">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-xl font-semibold break-words">{children}</dd>
      {hint !== undefined && <dd className="text-sm text-ink-soft">{hint}</dd>}
    </div>
    {copied !== undefined && (
      <dd>
        <CopyButton label={label} value={copied} />
      </dd>
    )}
  </div>
);
