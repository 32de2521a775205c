import { useState, type FormEvent } from "react";
import { useSearch } from "wouter";
import type { OwnAgreementAnswer } from "#domain/periodic/answers.ts";
import { FormGuard } from "../../../components/form-guard.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { ValueBadge } from "../../../components/ui/value-badge.tsx";
import { send } from "../../../data/browser.ts";
import { useApi, useApiCache } from "../../../data/use-api.tsx";
import { useText } from "../../../i18n/text.tsx";
import { key } from "../../../data/api-key.ts";
import { agreementsKey } from "./agreements-key.ts";

const tones = {
  ACTIVE: "good",
  AWAITING_SIGNATURE: "warn",
  ENDED: "neutral",
  WITHDRAWN: "neutral",
} as const;

export function OwnAgreements({ agreements }: { agreements: readonly OwnAgreementAnswer[] }) {
  const { text } = useText();
  const justMade = new URLSearchParams(useSearch()).has("made");
  return (
    <section id="agreements" aria-labelledby="agreements-title" className="scroll-mt-24">
      <h2 id="agreements-title" className="text-2xl">
        {text("periodic.own.title")}
      </h2>
      {justMade && (
        <Notice tone="good" className="mt-3">
          {text("periodic.own.made")}
        </Notice>
      )}
      {agreements.length === 0 && <p className="mt-2 text-ink-soft">{text("periodic.own.none")}</p>}
      <ul className="mt-2 divide-y divide-line border-y border-line empty:hidden">
        {agreements.map((agreement) => (
          <Agreement key={agreement.id} agreement={agreement} />
        ))}
      </ul>
    </section>
  );
}

function Agreement({ agreement }: { agreement: OwnAgreementAnswer }) {
  const { text, format, language } = useText();
  const { id, transactionNumber: number, state, termYears, bsnEnding, activeFrom, endedOn } = agreement;
  const deed = (inLanguage: string) =>
    `/api/my/periodic-agreements/${id}/agreement.pdf?language=${inLanguage}`;
  return (
    <li className="grid gap-1 py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-lg font-semibold">{text("periodic.own.number", { number })}</p>
        <ValueBadge value={state} says={`periodic.state.${state}`} tones={tones} />
      </div>
      <p>
        {text("periodic.own.sum", {
          amount: format.money(agreement.yearlyCents),
          year: String(agreement.firstYear),
        })}
        {" · "}
        {termYears === null
          ? text("periodic.own.indefinite")
          : text("periodic.own.years", { years: termYears })}
      </p>
      {activeFrom !== null && (
        <p className="text-ink-soft">{text("periodic.own.activeFrom", { date: format.date(activeFrom) })}</p>
      )}
      {endedOn !== null && (
        <p className="text-ink-soft">{text("periodic.own.endedOn", { date: format.date(endedOn) })}</p>
      )}
      {bsnEnding !== null && (
        <p className="text-sm text-ink-soft">{text("periodic.own.bsn", { ending: bsnEnding })}</p>
      )}
      {state !== "WITHDRAWN" && (
        <p className="flex flex-wrap gap-x-6">
          <a href={deed(language)} download className="text-link inline-block py-3">
            {text("periodic.own.deed", { number })}
          </a>
          {language !== "nl" && (
            <a href={deed("nl")} download className="text-link inline-block py-3">
              {text("periodic.own.deedDutch", { number })}
            </a>
          )}
        </p>
      )}
      {state === "AWAITING_SIGNATURE" && <WhereTo />}
      {state === "AWAITING_SIGNATURE" && <Withdrawal id={id} number={number} />}
    </li>
  );
}

function WhereTo() {
  const { text } = useText();
  const { data } = useApi("/api/foundation");
  if (!data) return null;
  const { street, postalCode, city } = data.address;
  return (
    <p className="text-sm text-ink-soft">
      {text("periodic.own.send", { address: `${data.registeredName}, ${street}, ${postalCode} ${city}` })}
    </p>
  );
}

/** Works without JavaScript; with it, the list changes in place. */
function Withdrawal({ id, number }: { id: string; number: string }) {
  const { text, language } = useText();
  const cache = useApiCache();
  const [pending, setPending] = useState(false);
  const withdraw = (event: FormEvent) => {
    event.preventDefault();
    setPending(true);
    void send(language, "POST", key("/api/my/periodic-agreements/:id/withdrawal", { id }))
      .catch(() => {})
      .then(() => cache.reload(agreementsKey))
      .finally(() => setPending(false));
  };
  return (
    <form method="post" onSubmit={withdraw}>
      <FormGuard name="periodic-withdrawal" />
      <input type="hidden" name="id" value={id} />
      <Button type="submit" variant="quiet" pending={pending}>
        {text("periodic.own.withdraw", { number })}
      </Button>
    </form>
  );
}
