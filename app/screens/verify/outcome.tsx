import type { Proved } from "#domain/proofs/verify-proof.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import { ReceiptOutcome } from "./receipt-outcome.tsx";
import type { CheckOutcome } from "./checks.ts";

export function Outcome({ outcome }: { outcome: CheckOutcome }) {
  const { text } = useText();
  if (outcome.kind === "refused")
    return (
      <Notice role="alert" tone="bad" title={text("verify.refused")}>
        {text(`verify.refused.${outcome.reason}`)}
      </Notice>
    );
  return outcome.kind === "proof" ? (
    <ProvedGift proved={outcome.proved} />
  ) : (
    <ReceiptOutcome key={outcome.code} {...outcome} />
  );
}

function ProvedGift({ proved: { tree, donationId, cents, root, logSize } }: { proved: Proved }) {
  const { text, format } = useText();
  return (
    <Notice role="alert" tone="good" title={text(`verify.ok.${tree}`)}>
      <p>
        {text(`verify.ok.${tree}.text`, {
          id: donationId,
          amount: format.moneyExact(cents),
          total: format.moneyExact(root[tree].cents),
          year: String(root.year),
          moment: format.dateTime(root.at),
        })}
      </p>
      {tree === "gifts" && <p>{text("verify.ok.gifts.own")}</p>}
      <p>{logSize === null ? text("verify.ok.no_log") : text("verify.ok.log", { size: logSize })}</p>
    </Notice>
  );
}
