import type { TransferAnswer } from "#domain/giving/transfer/transfer.ts";
import { ButtonLink, Button } from "../../components/ui/button.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useSite } from "../../data/site.ts";
import { useText } from "../../i18n/text.tsx";
import { Link } from "../../routing/link.tsx";
import { Details } from "./details.tsx";
import { usePosted } from "../../posted-form.tsx";

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

function WhatNext({ transfer: { frequency, lapsesOn } }: { transfer: TransferAnswer }) {
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

/** Always on white: scanners need dark on light. */
function BankCode({ qr: { size, path } }: { qr: { size: number; path: string } }) {
  const { text } = useText();
  return (
    <section className="grid content-start gap-3">
      <h2 className="text-2xl">{text("transfer.code.title")}</h2>
      <p className="sr-only">{text("transfer.code.alt")}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size} ${size}`}
        shapeRendering="crispEdges"
        className="w-full max-w-64"
      >
        <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="max-w-prose">{text("transfer.code.text")}</p>
    </section>
  );
}

/** A plain form. Reminders are sent only on request. */
function Reminder({ on, isAsked }: { on: string; isAsked: boolean }) {
  const { text, format } = useText();
  const date = format.date(on);
  const problem = usePosted("transfer-reminder")?.problem;
  return (
    <form method="post" className="grid max-w-prose justify-items-start gap-3 print:hidden">
      <input type="hidden" name="form" value="transfer-reminder" />
      <input type="hidden" name="remind" value={isAsked ? "no" : "yes"} />
      {problem && <Notice tone="bad">{text(problem)}</Notice>}
      <p>{text(isAsked ? "transfer.reminder.asked" : "transfer.reminder.text", { date })}</p>
      <Button type="submit" variant="secondary">
        {text(isAsked ? "transfer.reminder.no" : "transfer.reminder.yes")}
      </Button>
    </form>
  );
}
