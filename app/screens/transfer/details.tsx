import type { TransferAnswer } from "#domain/giving/transfer/transfer.ts";
import { useText } from "../../i18n/text.tsx";
import { type ReactNode, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { useHydrated } from "../../components/ui/use-hydrated.ts";

/** One tap selects a value, so that it can be copied without JavaScript. */
export function Details({ transfer }: { transfer: TransferAnswer }) {
  const { text, format } = useText();
  const { giftCents, frequency, holder, iban, reference } = transfer;
  const isMonthly = frequency === "MONTHLY";
  const amount = format.moneyExact(giftCents);
  return (
    <dl className="grid border-t-4 border-accent bg-paper-raised px-4 shadow-sm">
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
  <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 last:border-b-0">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="col-start-1 text-xl font-semibold break-words">{children}</dd>
    {copied !== undefined && (
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton label={label} value={copied} />
      </dd>
    )}
    {hint !== undefined && <dd className="col-span-2 text-sm text-ink-soft">{hint}</dd>}
  </div>
);

/** Comes with the code that makes it work: without JavaScript a tap marks the text instead. */
function CopyButton({ label, value }: { label: string; value: string }) {
  const { text } = useText();
  const isAlive = useHydrated();
  const [isCopied, setCopied] = useState(false);
  if (!isAlive || !("clipboard" in navigator)) return null;
  const copy = () =>
    navigator.clipboard.writeText(value).then(
      () => setCopied(true),
      // Copying is forbidden: the text can still be selected.
      () => setCopied(false),
    );
  return (
    <Button size="small" variant="secondary" className="print:hidden" onClick={() => void copy()}>
      <span aria-live="polite">{text(isCopied ? "transfer.copied" : "transfer.copy")}</span>
      <span className="sr-only">{label}</span>
    </Button>
  );
}
