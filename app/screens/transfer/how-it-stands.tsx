import type { TransferAnswer } from "#domain/giving/transfer/transfer.ts";
import { ButtonLink } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { BankCode } from "./bank-code.tsx";
import { Details } from "./details.tsx";
import { Reminder } from "./reminder.tsx";
import { WhatNext } from "./what-next.tsx";

export function HowItStands({ transfer }: { transfer: TransferAnswer }) {
  const { text, format } = useText();
  const { mode } = useSite();
  const { state, frequency, receivedOn, giftCents, isMailed } = transfer;
  if (state === "received") return <Received amount={format.moneyExact(giftCents)} on={receivedOn} />;
  if (state === "changed") return <Changed />;
  const isMonthly = frequency === "MONTHLY";
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-4xl">{text("transfer.title")}</h1>
        {state === "lapsed" ? (
          <Notice tone="warn" title={text("transfer.lapsed.title")} className="mt-6 max-w-3xl">
            <p>{text("transfer.lapsed.text")}</p>
          </Notice>
        ) : (
          <p className="mt-4 max-w-prose text-lg">
            {text(isMonthly ? "transfer.intro.monthly" : "transfer.intro")}
            {isMailed && <> {text("transfer.mailed")}</>}
          </p>
        )}
        {mode === "demo" && (
          <Notice tone="warn" className="mt-4 max-w-3xl">
            {text("transfer.demo")}
          </Notice>
        )}
      </div>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-16">
        <div className="grid content-start gap-8">
          <Details transfer={transfer} />
          {state === "waiting" && <WhatNext transfer={transfer} />}
          {transfer.remindsOn !== null && (
            <Reminder on={transfer.remindsOn} isAsked={transfer.isReminderAsked} />
          )}
          <p className="flex flex-wrap gap-3 print:hidden">
            <ButtonLink href="" variant="secondary">
              {text("transfer.look")}
            </ButtonLink>
            <ButtonLink as={Link} href="/donate" variant="quiet">
              {text("transfer.otherwise")}
            </ButtonLink>
          </p>
        </div>
        {transfer.qr && <BankCode qr={transfer.qr} />}
      </div>
    </div>
  );
}

function Received({ amount, on }: { amount: string; on: string | null }) {
  const { text, format } = useText();
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="text-4xl">{text("transfer.received.title")}</h1>
      <Notice tone="good" className="max-w-3xl">
        <p className="text-lg">
          {text("transfer.received.text", { amount, date: on === null ? "" : format.date(on) })}
        </p>
      </Notice>
      <ButtonLink as={Link} href="/projects" variant="secondary">
        {text("transfer.follow")}
      </ButtonLink>
    </div>
  );
}

function Changed() {
  const { text } = useText();
  return (
    <div className="grid justify-items-start gap-6">
      <h1 className="text-4xl">{text("transfer.changed.title")}</h1>
      <p className="max-w-prose text-lg">{text("transfer.changed.text")}</p>
      <ButtonLink as={Link} href="/donate" variant="secondary">
        {text("transfer.begin")}
      </ButtonLink>
    </div>
  );
}
