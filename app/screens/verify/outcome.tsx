import { fingerprintOf } from "#domain/proofs/bytes.ts";
import type { Proved } from "#domain/proofs/verify-proof.ts";
import { Notice } from "../../components/ui/notice.tsx";
import { useText } from "../../i18n/text.tsx";
import type { CheckOutcome } from "./checks.ts";
import { useState } from "react";
import { minus } from "#domain/money/sums.ts";
import type { ReceiptFacts } from "#domain/proofs/signed-receipt.ts";
import { Button } from "../../components/ui/button.tsx";
import type { Answer } from "../../data/api-key.ts";
import { send } from "../../data/browser.ts";

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
    <Notice
      role="alert"
      tone="good"
      title={text(logSize === null && tree === "gifts" ? "verify.ok.signed" : `verify.ok.${tree}`)}
    >
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
      <p>
        {text("verify.ok.fingerprint")} <code dir="ltr">{fingerprintOf(root[tree].root)}</code>
      </p>
    </Notice>
  );
}

type State = Answer<"POST", "/api/transparency/receipt-states">;

/** Only the server knows what happened to the receipt since, and only if asked. */
function ReceiptOutcome({ facts, code }: { facts: ReceiptFacts; code: string }) {
  const { text, format, language } = useText();
  const [state, setState] = useState<State | "asking" | "unreachable" | null>(null);
  const made = format.date(facts.madeOn);

  const ask = async () => {
    setState("asking");
    setState(
      await send(language, "POST", "/api/transparency/receipt-states", { code }).catch(
        () => "unreachable" as const,
      ),
    );
  };

  return (
    <div className="grid gap-4">
      <Notice role="alert" tone={facts.isVoid ? "warn" : "good"} title={text("verify.receipt")}>
        <p>
          {text("verify.receipt.text", {
            number: facts.number,
            amount: format.moneyExact(facts.cents),
            date: format.date(facts.receivedOn),
            rsin: facts.rsin,
            made,
          })}
        </p>
        {facts.isVoid && <p>{text("verify.receipt.void")}</p>}
        {!facts.isVoid && facts.returnedCents > 0 && (
          <p>{text("verify.receipt.returned", { amount: format.moneyExact(facts.returnedCents) })}</p>
        )}
        <p>{text("verify.receipt.name")}</p>
      </Notice>
      {state === "unreachable" ? (
        <Notice role="alert" tone="warn">
          {text("verify.state.offline", { made })}
        </Notice>
      ) : state !== null && state !== "asking" ? (
        <Today facts={facts} state={state} />
      ) : (
        <>
          <p className="max-w-prose">{text("verify.state.note")}</p>
          <Button className="justify-self-start" pending={state === "asking"} onClick={() => void ask()}>
            {text("verify.state.ask")}
          </Button>
        </>
      )}
    </div>
  );
}

function Today({ facts, state }: { facts: ReceiptFacts; state: State }) {
  const { text, format } = useText();
  if (state.isVoid)
    return (
      <Notice role="alert" tone="bad">
        {text("verify.state.void")}
      </Notice>
    );
  if (state.returnedCents === 0)
    return (
      <Notice role="alert" tone="good">
        {text("verify.state.stands")}
      </Notice>
    );
  return (
    <Notice role="alert" tone="warn">
      {text("verify.state.returned", {
        amount: format.moneyExact(state.returnedCents),
        rest: format.moneyExact(minus(facts.cents, state.returnedCents)),
      })}
    </Notice>
  );
}
