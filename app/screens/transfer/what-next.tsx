import type { TransferAnswer } from "#domain/giving/transfer/transfer.ts";
import { useText } from "../../i18n/text.tsx";

export function WhatNext({ transfer: { frequency, lapsesOn } }: { transfer: TransferAnswer }) {
  const { text, format } = useText();
  const isMonthly = frequency === "MONTHLY";
  return (
    <section>
      <h2 className="text-2xl">{text("transfer.next")}</h2>
      <ul className="mt-3 grid max-w-prose list-disc gap-2 ps-5">
        <li>{text("transfer.next.arrives")}</li>
        <li>{text(isMonthly ? "transfer.next.receipts" : "transfer.next.receipt")}</li>
        <li>
          {isMonthly
            ? text("transfer.next.stop")
            : text("transfer.next.until", { date: format.date(lapsesOn) })}
        </li>
      </ul>
    </section>
  );
}
